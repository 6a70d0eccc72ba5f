'use client'
import { useEffect } from 'react'
import { isFrontPageVisible } from '@/components/site/front/front-state'
import { frame } from '@/lib/frame'
import { focusPage } from '@/lib/navigation/focus'
import { useOverlays } from '@/lib/overlay/overlay-provider'
import { flags } from '@/lib/site/flags'
import { STORAGE_KEYS, storage } from '@/lib/storage'

/**
 * Returns whether to show the introduction: always if the URL contains `intro=1`; otherwise, until the user has seen it, but not
 * in an embed or over the front page, and only if the `startWizard` flag is on.
 */
export const isIntroDue = (): boolean => {
  if (new URLSearchParams(location.search).get('intro') === '1') return true
  if (isFrontPageVisible()) return false
  return flags.startWizard && !frame.get().embed && storage().getSync(STORAGE_KEYS.introSeen) !== 'true'
}

/** Returns whether the side menu covers the page, as it does in narrow windows and in full screen. */
const isPageCoveredByMenu = (): boolean =>
  document.documentElement.dataset.menu === 'open' &&
  (frame.get().full || !matchMedia('(min-width: 1024px)').matches)

/** Removes `intro` from the URL, so that the introduction does not open again when the user goes back to the page. */
const removeIntroParam = (): void => {
  const url = new URL(location.href)
  url.searchParams.delete('intro')
  history.replaceState(history.state, '', url)
}

/**
 * Shows the introduction over the current page if {@link isIntroDue}, and loads its code only then. When it has closed, the menu
 * opens in windows narrower than 1024 px, unless the URL contains `menu=closed`. In all other cases, focus moves to the page.
 * If the menu covers the page, the introduction waits until the next visit.
 */
export function useIntro(): void {
  const overlays = useOverlays()
  useEffect(() => {
    if (!isIntroDue() || isPageCoveredByMenu()) return
    const controller = new AbortController()
    const menuObserver = new MutationObserver(() => isPageCoveredByMenu() && controller.abort())
    menuObserver.observe(document.documentElement, { attributeFilter: ['data-menu'] })
    const showIntro = async () => {
      const { openIntro } = await import('../../patterns/intro/open-intro')
      if (controller.signal.aborted) return
      removeIntroParam()
      await openIntro(overlays, controller.signal)
      if (controller.signal.aborted) return
      await storage().set(STORAGE_KEYS.introSeen, 'true')
      const isNarrowWindow = !matchMedia('(min-width: 1024px)').matches
      if (isNarrowWindow && frame.get().menu !== 'closed')
        document.dispatchEvent(new CustomEvent('patternbook:open-menu'))
      else {
        const page = document.querySelector<HTMLElement>('[data-page-slot]:not([inert])')
        if (page) focusPage(page)
      }
    }
    // After a failure, the introduction is shown on the next visit.
    showIntro().catch((error: Error) =>
      console.error(`Patternbook: the introduction could not be loaded (${error.message}).`),
    )
    return () => {
      menuObserver.disconnect()
      controller.abort()
    }
  }, [overlays])
}
