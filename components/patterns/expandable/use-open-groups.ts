'use client'
import { useState } from 'react'

type OpenGroupsOptions<T> = {
  /** The groups that are open at first. */
  initialGroups?: readonly T[]
  /** Called when a group is expanded or collapsed. */
  onOpenChange?: (group: T, isOpen: boolean) => void
}

/** Stores which groups are open, by their ids. Any number of groups can be open. Returns `isOpen(id)` and `toggle(group)`. */
export function useOpenGroups<T extends { id: number }>({
  initialGroups = [],
  onOpenChange,
}: OpenGroupsOptions<T>) {
  const [openIds, setOpenIds] = useState(() => initialGroups.map(({ id }) => id))
  const isOpen = (id: number) => openIds.includes(id)
  return {
    isOpen,
    toggle: (group: T) => {
      const { id } = group
      setOpenIds(isOpen(id) ? openIds.filter((openId) => openId !== id) : [...openIds, id])
      onOpenChange?.(group, !isOpen(id))
    },
  }
}
