'use client'
import { use, useLayoutEffect, useRef } from 'react'
import type { LifecycleEvent } from './lifecycle'
import { PageContext } from './use-page'

/** Callbacks for the transitions of a page. */
export type PageLifecycle = {
  onWillEnter?: () => void
  onDidEnter?: () => void
  onWillLeave?: () => void
  onDidLeave?: () => void
  /** The page was about to enter, and the swipe or navigation was canceled. */
  onCancelEnter?: () => void
  /** The page was about to leave, and the swipe or navigation was canceled. */
  onCancelLeave?: () => void
}

const handlerNames = {
  'will-enter': 'onWillEnter',
  'did-enter': 'onDidEnter',
  'will-leave': 'onWillLeave',
  'did-leave': 'onDidLeave',
  'cancel-enter': 'onCancelEnter',
  'cancel-leave': 'onCancelLeave',
} as const satisfies Record<LifecycleEvent, keyof PageLifecycle>

/**
 * Calls handlers when the page enters and leaves. A page that has entered while its code was still loading calls them afterward.
 * Outside a page stack, a page enters when it mounts and leaves when it unmounts.
 * @param handlers the callbacks, which may change in every render
 */
export const usePageLifecycle = (handlers: PageLifecycle): void => {
  const page = use(PageContext)
  const latestHandlers = useRef(handlers)
  const receivedCounts = useRef({ willEnterCount: 0, didEnterCount: 0 })
  useLayoutEffect(() => {
    latestHandlers.current = handlers
  })
  useLayoutEffect(() => {
    const callHandler = (event: LifecycleEvent) => latestHandlers.current[handlerNames[event]]?.()
    if (page) return page.lifecycle.subscribe(callHandler, receivedCounts.current)
    callHandler('will-enter')
    callHandler('did-enter')
    return () => {
      callHandler('will-leave')
      callHandler('did-leave')
    }
  }, [page])
}
