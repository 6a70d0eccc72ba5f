import { backHandlers } from '@patternbook/engine/back'
import { motionRate } from '@patternbook/engine/frame/motion'
import { back } from '@patternbook/engine/navigation/navigate'
import { usePageLifecycle } from '@patternbook/engine/navigation/use-page-lifecycle'
import { withFrameQuery } from '@patternbook/engine/navigation/with-frame-query'
import { type RefObject, use, useEffect, useRef, useState } from 'react'
import { PageParentContext } from '@/components/ui/page-contexts'

/** Keyframes that change nothing, for the animation that only measures the duration of the splash screen. */
const STATIC_KEYFRAMES = [{ opacity: 1 }, { opacity: 1 }]

/**
 * Returns whether the user has pressed anything in this document. If not, the screen was opened by its URL and must not close
 * automatically (WCAG 2.2.1).
 */
const hasStickyActivation = (): boolean => navigator.userActivation?.hasBeenActive ?? false

/** Returns all animations on the screen, including the one that measures its duration. */
const animationsOf = (container: HTMLElement | null) => container?.getAnimations({ subtree: true }) ?? []

/** Plays all animations, or pauses them if the user leaves the page, the document is hidden, or an overlay or menu is open. */
const updatePlayback = (container: HTMLElement | null, hasLeftPage: boolean): void => {
  const shouldPause = document.hidden || hasLeftPage || backHandlers.getOpenItems().length > 0
  for (const animation of animationsOf(container)) {
    if (shouldPause && animation.playState === 'running') animation.pause()
    else if (!shouldPause && animation.playState === 'paused') animation.play()
  }
}

/** Starts the animation that measures the duration of the screen. */
const startDurationAnimation = (
  container: HTMLElement,
  duration: number,
  onFinish: () => void,
): Animation => {
  const durationAnimation = container.animate(STATIC_KEYFRAMES, { duration, fill: 'forwards' })
  durationAnimation.playbackRate = motionRate()
  durationAnimation.onfinish = onFinish
  return durationAnimation
}

/**
 * Ends a splash screen when its duration has elapsed. If the user has not pressed anything in the document by then, the screen
 * waits for a press instead. An animation measures the duration. It pauses with the other animations, for example while an
 * overlay is open, because going back would then close the overlay and not the screen.
 * @param containerRef the element that contains all animated elements
 * @param duration duration at the playback rate 1, ms
 * @param isReady false while there is nothing to show yet
 * @param onDone called when the screen ends. Default: goes back; on the site, to the home page if there is no previous page
 * @returns `isWaitingForPress`: true when the time has elapsed and a press is required; `leaveScreen`: ends the screen
 */
export const useSplashTimeout = (
  containerRef: RefObject<HTMLElement | null>,
  duration: number,
  isReady: boolean,
  onDone?: () => void,
) => {
  const parentPage = use(PageParentContext)
  const leaveScreen = onDone ?? (() => void back(parentPage && withFrameQuery('/home/')))
  const [isWaitingForPress, setWaitingForPress] = useState(false)
  const hasLeftPageRef = useRef(false)
  const leaveScreenRef = useRef(leaveScreen)
  useEffect(() => {
    leaveScreenRef.current = leaveScreen
  })

  useEffect(() => {
    if (!isReady || !containerRef.current) return
    const clock = startDurationAnimation(containerRef.current, duration, () =>
      hasStickyActivation() ? leaveScreenRef.current() : setWaitingForPress(true),
    )
    updatePlayback(containerRef.current, hasLeftPageRef.current)
    return () => clock.cancel()
  }, [containerRef, duration, isReady])

  useEffect(() => {
    const onChange = () => updatePlayback(containerRef.current, hasLeftPageRef.current)
    const unsubscribe = backHandlers.subscribe(onChange)
    document.addEventListener('visibilitychange', onChange)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [containerRef])

  const setHasLeftPage = (isAway: boolean) => {
    hasLeftPageRef.current = isAway
    updatePlayback(containerRef.current, isAway)
  }
  usePageLifecycle({
    onDidEnter: () => setHasLeftPage(false),
    onCancelLeave: () => setHasLeftPage(false),
    onWillLeave: () => setHasLeftPage(true),
  })

  return { isWaitingForPress, leaveScreen }
}
