'use client'
import { use, useRef } from 'react'
import type { LifecycleEvent } from './lifecycle'
import { useEarlyEffect } from './use-early-effect'
import { PageContext } from './use-page'

/** Called when the page's place on the stack changes (engine.md §2.1). */
export type PageLifecycle = {
  onWillEnter?: () => void
  onDidEnter?: () => void
  onWillLeave?: () => void
  onDidLeave?: () => void
  /** The page was about to enter, and the swipe or navigation was taken back. */
  onCancelEnter?: () => void
  /** The page was about to leave, and stays. */
  onCancelLeave?: () => void
}

const callback = {
  'will-enter': 'onWillEnter',
  'did-enter': 'onDidEnter',
  'will-leave': 'onWillLeave',
  'did-leave': 'onDidLeave',
  'cancel-enter': 'onCancelEnter',
  'cancel-leave': 'onCancelLeave',
} as const satisfies Record<LifecycleEvent, keyof PageLifecycle>

/**
 * Hears of the page's transitions, also of the one that brought the page while it was still waiting for its code.
 * Outside a page stack the page enters when it appears and leaves when it goes.
 * @param handlers may change from render to render
 */
export const usePageLifecycle = (handlers: PageLifecycle): void => {
  const page = use(PageContext)
  const latest = useRef(handlers)
  const heard = useRef({ will: 0, did: 0 })
  useEarlyEffect(() => {
    latest.current = handlers
  })
  useEarlyEffect(() => {
    const tell = (event: LifecycleEvent) => latest.current[callback[event]]?.()
    if (page) return page.lifecycle.subscribe(tell, heard.current)
    tell('will-enter')
    tell('did-enter')
    return () => {
      tell('will-leave')
      tell('did-leave')
    }
  }, [page])
}
