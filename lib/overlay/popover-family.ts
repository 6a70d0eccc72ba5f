/** A popover in the tree of nested popovers. */
export interface Relative {
  id: string
  /** Id of the popover that contains its anchor. */
  parent: string | undefined
  dismiss(data?: unknown, role?: string): Promise<boolean>
}

/** Nested popovers, see {@link createFamily}. */
export interface Family {
  /** Registers a popover that has opened, and closes its sibling. Returns a function to call when it closes. */
  join(member: Relative): () => void
  /** Closes the children of a popover. */
  closeChildren(id: string): void
  /** A choice was made in this popover: it closes with all of its parents, with the same result. */
  closeUp(id: string, data?: unknown, role?: string): Promise<boolean>
}

/** Creates an empty family. */
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

/** The family of this document. Ids of overlays are unique in it. */
export const family = createFamily()
