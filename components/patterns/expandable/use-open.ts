'use client'
import { useState } from 'react'

/** Which groups are open, by their id: any number of them, none at first. */
export function useOpen() {
  const [open, setOpen] = useState<readonly number[]>([])
  return {
    isOpen: (id: number) => open.includes(id),
    toggle: (id: number) =>
      setOpen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
  }
}
