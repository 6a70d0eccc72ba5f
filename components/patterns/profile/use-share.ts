'use client'
import { useOverlays } from '@patternbook/engine/overlay'

/**
 * Shares the address of the page through the device; where the device shares nothing, copies it and shows it.
 * @returns a function that takes the name of what is shared
 */
export function useShare() {
  const overlays = useOverlays()
  return async (title: string) => {
    const url = location.href
    // TypeScript takes the function for granted; browsers on the desktop may lack it, and so do plain http pages.
    const device: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator
    if (device.share) {
      // Rejects when the user thinks better of it: nothing to do then.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    // Without leave to write to the clipboard the address can still be read off the toast.
    await device.clipboard?.writeText(url).catch(() => {})
    overlays.toast({ message: url })
  }
}
