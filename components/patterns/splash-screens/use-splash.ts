import { backHandlers } from '@patternbook/engine/back'
import { motionRate } from '@patternbook/engine/frame/motion'
import { back } from '@patternbook/engine/navigation/navigate'
import { usePageLifecycle } from '@patternbook/engine/navigation/use-page-lifecycle'
import { withFrameQuery } from '@patternbook/engine/navigation/with-frame-query'
import { type RefObject, use, useEffect, useRef, useState } from 'react'
import { PageParentContext } from '@/components/ui/page-parts'

/** Keyframes without a change, for the animation that measures the duration of the splash screen. */
const STILL = [{ opacity: 1 }, { opacity: 1 }]

/**
 * Whether the user has pressed anything in this document. If not, the screen was opened by its URL and must not close
 * automatically (WCAG 2.2.1).
 */
const hasUserPressed = (): boolean => navigator.userActivation?.hasBeenActive ?? false

/** All animations on the screen, including the clock. */
const animationsOf = (stage: HTMLElement | null) => stage?.getAnimations({ subtree: true }) ?? []

/** Pauses the animations while the screen is left, hidden, or below something that Back closes; otherwise plays them. */
const settle = (stage: HTMLElement | null, isAway: boolean): void => {
  const isHeld = document.hidden || isAway || backHandlers.open().length > 0
  for (const animation of animationsOf(stage)) {
    if (isHeld && animation.playState === 'running') animation.pause()
    else if (!isHeld && animation.playState === 'paused') animation.play()
  }
}

/** Starts the animation that measures the duration of the screen. */
const startClock = (stage: HTMLElement, duration: number, onFinish: () => void): Animation => {
  const clock = stage.animate(STILL, { duration, fill: 'forwards' })
  clock.playbackRate = motionRate()
  clock.onfinish = onFinish
  return clock
}

/**
 * Shows a splash screen for a while and then goes back. If the user has not pressed anything in the document yet, it waits
 * for a press instead. Its clock is an animation, which pauses with the others while the page is left or an overlay is open,
 * because going back would then close the overlay.
 * @param stage the element that contains all animated elements
 * @param duration duration at full speed, ms
 * @param ready false while there is nothing to show yet
 * @param onDone called when the time has elapsed. Default: goes back, on the site to the previous page or the home page
 * @returns `waiting` is true when the time has elapsed and a press is required; `proceed` continues then
 */
export const useSplash = (
  stage: RefObject<HTMLElement | null>,
  duration: number,
  ready: boolean,
  onDone?: () => void,
) => {
  const parent = use(PageParentContext)
  const leaveScreen = onDone ?? (() => void back(parent && withFrameQuery('/home/')))
  const [waiting, setWaiting] = useState(false)
  const away = useRef(false)
  const latest = useRef(leaveScreen)
  useEffect(() => {
    latest.current = leaveScreen
  })

  useEffect(() => {
    if (!ready || !stage.current) return
    const clock = startClock(stage.current, duration, () =>
      hasUserPressed() ? latest.current() : setWaiting(true),
    )
    settle(stage.current, away.current)
    return () => clock.cancel()
  }, [stage, duration, ready])

  useEffect(() => {
    const onChange = () => settle(stage.current, away.current)
    const unsubscribe = backHandlers.subscribe(onChange)
    document.addEventListener('visibilitychange', onChange)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [stage])

  const leave = (gone: boolean) => {
    away.current = gone
    settle(stage.current, gone)
  }
  usePageLifecycle({
    onDidEnter: () => leave(false),
    onCancelLeave: () => leave(false),
    onWillLeave: () => leave(true),
  })

  return { waiting, proceed: leaveScreen }
}
