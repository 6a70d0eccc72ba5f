/** A popover among those it was opened from and those that were opened from it. */
export interface Relative {
  id: string
  /** Id of the popover that holds what it points at. */
  parent: string | undefined
  dismiss(data?: unknown, role?: string): Promise<boolean>
}

/** Popovers that were opened from one another, see {@link createFamily}. */
export interface Family {
  /** One has opened. Another one of the same parent gives way. Returns the function to call when it closes. */
  join(member: Relative): () => void
  /** Closes those that were opened from this one. */
  closeChildren(id: string): void
  /** A choice has been made in this one: it closes, and all that led to it, with the same result. */
  closeUp(id: string, data?: unknown, role?: string): Promise<boolean>
}

/** Makes an empty family. */
export function createFamily(): Family {
  const members = new Map<string, Relative>()
  const childrenOf = (id: string) => [...members.values()].filter(({ parent }) => parent === id)

  return {
    join(member) {
      const { id, parent, dismiss } = member
      const siblings = parent ? childrenOf(parent).filter((other) => other.id !== id) : []
      for (const sibling of siblings) void sibling.dismiss()
      members.set(id, { id, parent, dismiss })
      return () => members.delete(id)
    },
    closeChildren(id) {
      for (const child of childrenOf(id)) void child.dismiss()
    },
    async closeUp(id, data, role) {
      const line: Relative[] = []
      for (let next = members.get(id); next; next = members.get(next.parent ?? '')) line.push(next)
      const [closed] = await Promise.all(line.map(({ dismiss }) => dismiss(data, role)))
      return closed ?? false
    },
  }
}

/** The family of this document: ids of overlays are unique in it. */
export const family = createFamily()
