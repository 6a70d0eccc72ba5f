'use client'

import { useEffect, useRef } from 'react'
import { slidePress } from '@/lib/overlay/slide-press'

/** Lets the finger slide over the buttons inside the returned ref's element (iOS), see {@link slidePress}. */
export function useSlidePress<E extends HTMLElement>() {
  const group = useRef<E>(null)
  useEffect(() => (group.current ? slidePress(group.current) : undefined), [])
  return group
}
