import { backLadder } from '@patternbook/engine/back'
import { motionRate } from '@patternbook/engine/frame/motion'
import { back } from '@patternbook/engine/navigation/navigate'
import { travel } from '@patternbook/engine/navigation/travel'
import { usePageLifecycle } from '@patternbook/engine/navigation/use-page-lifecycle'
import { type RefObject, use, useEffect, useRef, useState } from 'react'
import { PageParentContext } from '@/components/ui/page-parts'

/** Changes nothing: an animation that measures how long the splash screen lasts. */
const STILL = [{ opacity: 1 }, { opacity: 1 }]

/**
 * Whether somebody has pressed something in this document. Nobody has where the screen was opened by its address and only
 * looked at: it then must not go away by itself (WCAG 2.2.1).
 */
const pressed = (): boolean => navigator.userActivation?.hasBeenActive ?? false

/** The animations of the drawing and the clock. */
const animationsOf = (stage: HTMLElement | null) => stage?.getAnimations({ subtree: true }) ?? []

/** Pauses the animations while the screen is left, hidden, or below something that Back closes; plays them otherwise. */
const settle = (stage: HTMLElement | null, isAway: boolean): void => {
  const isHeld = document.hidden || isAway || backLadder.closable()
  for (const animation of animationsOf(stage)) {
    if (isHeld && animation.playState === 'running') animation.pause()
    else if (!isHeld && animation.playState === 'paused') animation.play()
  }
}

/** Starts the animation that measures how long the screen lasts. */
const startClock = (stage: HTMLElement, duration: number, onFinish: () => void): Animation => {
  const clock = stage.animate(STILL, { duration, fill: 'forwards' })
  clock.playbackRate = motionRate()
  clock.onfinish = onFinish
  return clock
}

/**
 * Lets a splash screen last a while and then go back by itself; in a document where nobody has pressed anything yet it waits
 * for a press instead. Its clock is an animation beside those of the drawing: all of them pause while the page is left, or
 * something is open over it, because going back would then close that and not the screen.
 * @param stage the element around everything that moves
 * @param duration milliseconds at full speed
 * @param ready false while there is nothing to show yet
 * @param onDone called when it is over; goes back unless given, on the site to the page before it or home
 * @returns `replay` plays it all from the start; `waiting` is true when its time is over and a press is waited for;
 *   `proceed` goes on where it is waiting
 */
export const useSplash = (
  stage: RefObject<HTMLElement | null>,
  duration: number,
  ready: boolean,
  onDone?: () => void,
) => {
  const parent = use(PageParentContext)
  const leaveScreen = onDone ?? (() => void back(parent && travel('/home/')))
  const [waiting, setWaiting] = useState(false)
  const away = useRef(false)
  const latest = useRef(leaveScreen)
  useEffect(() => {
    latest.current = leaveScreen
  })

  useEffect(() => {
    if (!ready || !stage.current) return
    const clock = startClock(stage.current, duration, () => (pressed() ? latest.current() : setWaiting(true)))
    settle(stage.current, away.current)
    return () => clock.cancel()
  }, [stage, duration, ready])

  useEffect(() => {
    const onChange = () => settle(stage.current, away.current)
    const unsubscribe = backLadder.subscribe(onChange)
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

  const replay = () => {
    setWaiting(false)
    for (const animation of animationsOf(stage.current)) {
      animation.currentTime = 0
      animation.play()
    }
  }
  return { replay, waiting, proceed: leaveScreen }
}
