'use client'
import { useState } from 'react'

/** Ids of the open groups. Any number can be open. @param initial the groups that are open at first */
export function useOpen(initial: readonly number[] = []) {
  const [open, setOpen] = useState(initial)
  return {
    isOpen: (id: number) => open.includes(id),
    toggle: (id: number) =>
      setOpen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
  }
}
