'use client'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { useOverlays } from '@patternbook/engine/overlay'

const texts = {
  en: { copied: 'Link copied', failed: 'The link could not be copied. Copy it from the address bar' },
  ar: { copied: 'نُسخ الرابط', failed: 'تعذّر نسخ الرابط. انسخه من شريط العنوان' },
}

/**
 * Shares the address of the page through the device; copies it where the device has no share sheet.
 * @returns a function that takes the name of what is shared
 */
export function useShare() {
  const overlays = useOverlays()
  const { lang } = useFrame()
  return async (title: string) => {
    const url = location.href
    // TypeScript takes the functions for granted; browsers on the desktop may lack them, and so do plain http pages.
    const device: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator
    if (device.share) {
      // Rejects when the user cancels: nothing to do then.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    const copied = await device.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    overlays.toast({ message: copied ? texts[lang].copied : texts[lang].failed })
  }
}
