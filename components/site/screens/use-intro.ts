'use client'
import { useEffect } from 'react'
import { isFrontVisible } from '@/components/site/front/front-state'
import { frame } from '@/lib/frame'
import { useOverlays } from '@/lib/overlay/react'
import { flags } from '@/lib/site/flags'
import { KEYS, storage } from '@/lib/storage'

/**
 * Whether the introduction is due: when the URL asks for it, or at the first visit. At a first visit neither an embed nor
 * the front page shows it.
 */
export const introIsDue = (): boolean => {
  if (new URLSearchParams(location.search).get('intro') === '1') return true
  if (isFrontVisible()) return false
  return flags.startWizard && !frame.get().embed && storage().peek(KEYS.introSeen) !== 'true'
}

/** Takes the wish out of the address, so that coming back to the page does not repeat it. */
const removeIntroParam = (): void => {
  const url = new URL(location.href)
  url.searchParams.delete('intro')
  history.replaceState(history.state, '', url)
}

/**
 * Shows the introduction over the page that calls this, when it is due. On phones the menu opens when it is over (spec section 2:
 * the menu is open on start). Its code loads only where it is due.
 */
export function useIntro(): void {
  const overlays = useOverlays()
  useEffect(() => {
    if (!introIsDue()) return
    const left = new AbortController()
    const run = async () => {
      const { openIntro } = await import('../../patterns/intro/open-intro')
      if (left.signal.aborted) return
      removeIntroParam()
      await openIntro(overlays, left.signal)
      if (left.signal.aborted) return
      await storage().set(KEYS.introSeen, 'true')
      const phone = !matchMedia('(min-width: 1024px)').matches
      if (phone && frame.get().menu !== 'closed') document.dispatchEvent(new CustomEvent('patternbook:menu'))
    }
    void run()
    return () => left.abort()
  }, [overlays])
}
