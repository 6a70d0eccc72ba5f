/** A popover in the tree of nested popovers. */
export interface PopoverNode {
  id: string
  /** Id of the popover that contains the anchor of this popover; undefined if the anchor is not in a popover. */
  parentId: string | undefined
  dismiss(data?: unknown, role?: string): Promise<boolean>
}

/** A tree of nested popovers. */
export interface PopoverTree {
  /** Adds a popover that has opened, and closes its siblings. Returns a function that removes it, to call when it closes. */
  add(node: PopoverNode): () => void
  /** Closes the children of a popover. */
  closeChildren(id: string): void
  /** Closes a popover and all of its ancestors with the same result. Resolves to whether the popover was closed. */
  closeWithAncestors(id: string, data?: unknown, role?: string): Promise<boolean>
}

/** Creates an empty tree. */
export function createPopoverTree(): PopoverTree {
  const nodes = new Map<string, PopoverNode>()
  const childrenOf = (id: string) => [...nodes.values()].filter(({ parentId }) => parentId === id)

  return {
    add(node) {
      const { id, parentId, dismiss } = node
      const siblings = parentId ? childrenOf(parentId).filter((other) => other.id !== id) : []
      for (const sibling of siblings) void sibling.dismiss()
      const addedNode = { id, parentId, dismiss }
      nodes.set(id, addedNode)
      return () => {
        if (nodes.get(id) === addedNode) nodes.delete(id)
      }
    },
    closeChildren(id) {
      for (const child of childrenOf(id)) void child.dismiss()
    },
    async closeWithAncestors(id, data, role) {
      const popoverAndAncestors: PopoverNode[] = []
      for (let ancestor = nodes.get(id); ancestor; ancestor = nodes.get(ancestor.parentId ?? ''))
        popoverAndAncestors.push(ancestor)
      const [isClosed] = await Promise.all(popoverAndAncestors.map(({ dismiss }) => dismiss(data, role)))
      return isClosed ?? false
    },
  }
}

/** The tree of all popovers in this document. The ids of popovers must be unique in a document. */
export const popoverTree = createPopoverTree()
