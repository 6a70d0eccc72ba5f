'use client'

import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back when the element with an id is pressed. The element is looked up at each press, so it may be added later.
 * @param id undefined: does nothing
 */
export function useTrigger(id: string | undefined, onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (id === undefined) return
    if (!document.getElementById(id)) {
      console.warn(
        `Patternbook: there is no element with the id "${id}", so nothing opens the modal. Set this id on the trigger.`,
      )
    }
    const onClick = (event: MouseEvent) => {
      if (event.composedPath().some((node) => node instanceof Element && node.id === id)) press()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [id])
}
