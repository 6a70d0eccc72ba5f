'use client'

import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Live } from '@/lib/overlay/live'
import { frameIsEverything } from '@/lib/overlay/situation'
import { HostContext } from './host-context'

/** The elements of a layer, handed to the overlay when they stand in the DOM, and what they found there. */
export function useLayer({ attach }: Pick<Live, 'attach'>) {
  const given = useContext(HostContext)
  const wrapper = useRef<HTMLDivElement>(null)
  const backdrop = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Element | null>(null)
  const [modal, setModal] = useState(given ?? false)

  const root = useCallback(
    (element: HTMLDivElement | null) => {
      if (element) {
        setFrame(element.closest('[data-frame]'))
        setModal(given ?? frameIsEverything(element))
      }
      attach(
        element && wrapper.current
          ? { root: element, wrapper: wrapper.current, backdrop: backdrop.current }
          : null,
      )
    },
    [attach, given],
  )

  // A window made wide or narrow puts the frame on the stage or makes it everything, with the overlay open.
  useEffect(() => {
    if (!frame || given !== undefined) return
    const follow = () => setModal(frameIsEverything(frame))
    addEventListener('resize', follow)
    return () => removeEventListener('resize', follow)
  }, [frame, given])

  return { root, wrapper, backdrop, frame, modal }
}
