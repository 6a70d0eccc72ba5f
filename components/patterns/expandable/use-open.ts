'use client'
import { useState } from 'react'

/** Ids of the open groups. Any number can be open; none is at first. */
export function useOpen() {
  const [open, setOpen] = useState<readonly number[]>([])
  return {
    isOpen: (id: number) => open.includes(id),
    toggle: (id: number) =>
      setOpen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
  }
}
