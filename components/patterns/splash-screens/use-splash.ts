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
  const all = () => stage.current?.getAnimations({ subtree: true }) ?? []
  const go = () => {
    for (const animation of all()) if (animation.playState === 'paused') animation.play()
  }
  const rest = () => {
    for (const animation of all()) if (animation.playState === 'running') animation.pause()
  }

  const settle = () => (document.hidden || away.current || backLadder.closable() ? rest() : go())

  // biome-ignore lint/correctness/useExhaustiveDependencies: what settles reads refs and the document only
  useEffect(() => {
    const clock = ready && stage.current?.animate(STILL, { duration, fill: 'forwards' })
    if (!clock) return
    clock.playbackRate = motionRate()
    settle()
    clock.onfinish = () => (pressed() ? leaveScreen() : setWaiting(true))
    return () => clock.cancel()
  }, [stage, duration, ready])

  useEffect(() => {
    const unsubscribe = backLadder.subscribe(settle)
    document.addEventListener('visibilitychange', settle)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', settle)
    }
  })

  const leave = (gone: boolean) => {
    away.current = gone
    settle()
  }
  usePageLifecycle({
    onDidEnter: () => leave(false),
    onCancelLeave: () => leave(false),
    onWillLeave: () => leave(true),
  })

  const replay = () => {
    setWaiting(false)
    for (const animation of all()) {
      animation.currentTime = 0
      animation.play()
    }
  }
  return { replay, waiting, proceed: leaveScreen }
}
