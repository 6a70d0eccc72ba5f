import { backLadder } from '@patternbook/engine/back'
import { motionRate } from '@patternbook/engine/frame/motion'
import { back } from '@patternbook/engine/navigation/navigate'
import { travel } from '@patternbook/engine/navigation/travel'
import { usePageLifecycle } from '@patternbook/engine/navigation/use-page-lifecycle'
import { type RefObject, useEffect, useRef } from 'react'

/** Stands still for as long as the splash screen lasts; its end is the end of the screen. */
const STILL = [{ opacity: 1 }, { opacity: 1 }]

/**
 * Lets a splash screen last a while and go back by itself: to the page before it, or home in the same look when there is
 * none. Its clock is an animation beside those of the drawing, so that all of them stop when the page is left, or when
 * something is opened over it, and go on when it returns: going back would close what lies over it, and not the screen.
 * @param stage holds everything that moves
 * @param duration milliseconds at full speed
 * @param ready false while there is nothing to show yet
 * @returns plays it all from the start
 */
export const useSplash = (stage: RefObject<HTMLElement | null>, duration: number, ready: boolean) => {
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
    const clock = ready && stage.current?.animate(STILL, { duration })
    if (!clock) return
    clock.playbackRate = motionRate()
    settle()
    clock.onfinish = () => void back(travel('/home/'))
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

  return () => {
    for (const animation of all()) {
      animation.currentTime = 0
      animation.play()
    }
  }
}
