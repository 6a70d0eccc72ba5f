'use client'

import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back when the element with that id is pressed, whichever it is then: it may come later, go, or be another one.
 * @param id none is watched when it is left out
 */
export function useTrigger(id: string | undefined, onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (id === undefined) return
    if (!document.getElementById(id)) {
      console.warn(
        `Patternbook: there is no element with the id "${id}" to open from, so nothing opens until there is one. Give the trigger that id.`,
      )
    }
    const onClick = (event: MouseEvent) => {
      if (event.composedPath().some((node) => node instanceof Element && node.id === id)) press()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [id])
}
