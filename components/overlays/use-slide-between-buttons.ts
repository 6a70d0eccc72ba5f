'use client'

import { useEffect, useRef } from 'react'

/**
 * On iOS, lets a finger that presses a button slide to another button inside an element, unless the buttons can scroll. Lifting
 * the finger presses the button under the finger. The code is loaded after the buttons are rendered.
 * @returns a ref for the element
 */
export function useSlideBetweenButtons<E extends HTMLElement>() {
  const groupRef = useRef<E>(null)
  useEffect(() => {
    const abortController = new AbortController()
    void import('@/lib/overlay/slide-between-buttons').then(
      ({ connectSlideBetweenButtons }) => {
        if (!groupRef.current || abortController.signal.aborted) return
        abortController.signal.addEventListener('abort', connectSlideBetweenButtons(groupRef.current))
      },
      // If this code cannot be loaded (for example, offline), the buttons still react to presses.
      () => undefined,
    )
    return () => abortController.abort()
  }, [])
  return groupRef
}
