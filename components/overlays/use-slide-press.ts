'use client'

import { useEffect, useRef } from 'react'

/**
 * Lets the finger slide over the buttons inside the returned ref's element (iOS). The code for it comes after the
 * buttons do: until then they are ordinary ones.
 */
export function useSlidePress<E extends HTMLElement>() {
  const group = useRef<E>(null)
  useEffect(() => {
    const unmounted = new AbortController()
    void import('@/lib/overlay/slide-press').then(({ slidePress }) => {
      if (!group.current || unmounted.signal.aborted) return
      unmounted.signal.addEventListener('abort', slidePress(group.current))
    })
    return () => unmounted.abort()
  }, [])
  return group
}
