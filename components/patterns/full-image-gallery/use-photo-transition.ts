'use client'
import { reducedMotion } from '@patternbook/engine/frame/motion'
import { arbiter } from '@patternbook/engine/gesture'
import { pageStackEvents } from '@patternbook/engine/navigation/events'
import { usePageLifecycle } from '@patternbook/engine/navigation/use-page-lifecycle'
import { IOS_EASING } from '@patternbook/engine/transition/constants'
import { type RefObject, useEffect, useRef } from 'react'
import { holdPagesStill } from './hold-pages-still'
import { type PhotoTransition, startPhotoTransition } from './photo-transition'

/**
 * Duration of opening and closing, and easing, on each platform. Opening and closing must not take longer than
 * the page transition, during which the photo moves.
 */
const timings = {
  ios: { openingMs: 420, closingMs: 420, easing: `cubic-bezier(${IOS_EASING.join(', ')})` },
  md: { openingMs: 280, closingMs: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
}

/**
 * Animates a photo from its tile on the previous page to its position in the viewer, and back to the tile when the viewer closes.
 * The photo is not animated if its tile or the document is not visible, if motion is reduced, or if the user swipes back.
 * @param elementRef any element of the viewer page; on this page, `data-shared-photo` marks the photo, and `data-chrome` and
 *   `data-header` mark the elements that fade in and out around the photo
 * @param photoLocation location of the photo, such as `0.3.2`, which its tile has as `data-photo`
 */
export function usePhotoTransition(elementRef: RefObject<HTMLElement | null>, photoLocation: string) {
  const transition = useRef<PhotoTransition>(undefined)
  const releasePages = useRef<() => void>(undefined)

  const startPhotoAnimation = (isClosing: boolean) => {
    const slot = elementRef.current?.closest<HTMLElement>('[data-page-slot]')
    const photoElement = slot?.querySelector<HTMLElement>('[data-shared-photo]')
    const stack = slot?.parentElement
    if (!slot || !photoElement || !stack || reducedMotion() || document.hidden) return
    const tile = [...stack.querySelectorAll<HTMLElement>(`[data-photo="${photoLocation}"]`)].find(
      (candidate) => !slot.contains(candidate) && candidate.getClientRects().length > 0,
    )
    const tileSlot = tile?.closest<HTMLElement>('[data-page-slot]')
    if (!tile || !tileSlot) return
    const release = holdPagesStill([slot, tileSlot], slot)
    const stackRect = stack.getBoundingClientRect()
    const tileRect = tile.getBoundingClientRect()
    if (tileRect.bottom <= stackRect.top || tileRect.top >= stackRect.bottom) return release()
    releasePages.current = release
    const timing = timings[slot.closest('[data-mode]')?.getAttribute('data-mode') === 'ios' ? 'ios' : 'md']
    transition.current = startPhotoTransition({
      photo: photoElement,
      tile,
      fadingElements: [...slot.querySelectorAll<HTMLElement>('[data-chrome], [data-header]')],
      isClosing,
      duration: isClosing ? timing.closingMs : timing.openingMs,
      easing: timing.easing,
    })
  }
  /** Reverses the running animation; returns false if there is none. */
  const reversePhotoAnimation = (): boolean => {
    transition.current?.reverse()
    return transition.current !== undefined
  }
  usePageLifecycle({
    onWillEnter: () => {
      if (!reversePhotoAnimation()) startPhotoAnimation(false)
    },
    onWillLeave: () => {
      if (!reversePhotoAnimation() && arbiter.getCapturingGesture() !== 'swipe-back')
        startPhotoAnimation(true)
    },
    onCancelEnter: reversePhotoAnimation,
    onCancelLeave: reversePhotoAnimation,
  })
  useEffect(() => {
    const finish = () => {
      releasePages.current?.()
      // If the photo is still moving toward the viewer, its animation plays to the end.
      const lastTransition = transition.current
      void lastTransition?.openingFinished.then(lastTransition.cancel)
      releasePages.current = transition.current = undefined
    }
    const page = elementRef.current
    const unsubscribe = pageStackEvents.subscribe(({ type }) => type === 'end' && finish())
    return () => {
      unsubscribe()
      // If the viewer page was removed before its transition ended, `finish` lets the previous page move again.
      if (!page?.isConnected) finish()
    }
  }, [elementRef])
}
