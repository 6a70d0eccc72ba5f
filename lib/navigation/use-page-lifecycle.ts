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
 * Calls handlers when the page enters and leaves. In a component that mounts after the page has entered, the enter handlers run
 * when it mounts. Outside a page, they run when the component mounts, and the leave handlers run when it unmounts.
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
