import { describe, expect, it, vi } from 'vitest'
import { createPopoverTree } from './popover-tree'

const createNode = (id: string, parentId?: string) => ({ id, parentId, dismiss: vi.fn(async () => true) })

describe('nested popovers', () => {
  it('a second child of a popover replaces the first', () => {
    const tree = createPopoverTree()
    const [root, first, second] = [
      createNode('root'),
      createNode('first', 'root'),
      createNode('second', 'root'),
    ]
    tree.add(root)
    tree.add(first)
    tree.add(second)
    expect(first.dismiss).toHaveBeenCalledOnce()
    expect(root.dismiss).not.toHaveBeenCalled()
    expect(second.dismiss).not.toHaveBeenCalled()
  })

  it('two popovers without a parent do not affect each other', () => {
    const tree = createPopoverTree()
    const [one, other] = [createNode('one'), createNode('other')]
    tree.add(one)
    tree.add(other)
    expect(one.dismiss).not.toHaveBeenCalled()
  })

  it('a popover closes its children and no others', () => {
    const tree = createPopoverTree()
    const [root, child, unrelated] = [
      createNode('root'),
      createNode('child', 'root'),
      createNode('unrelated'),
    ]
    for (const one of [root, child, unrelated]) tree.add(one)
    tree.closeChildren('root')
    expect(child.dismiss).toHaveBeenCalledOnce()
    expect(unrelated.dismiss).not.toHaveBeenCalled()
  })

  it('a choice in the innermost popover closes the whole chain with the same result', async () => {
    const tree = createPopoverTree()
    const chain = [createNode('root'), createNode('child', 'root'), createNode('grandchild', 'child')]
    for (const one of chain) tree.add(one)
    expect(await tree.closeWithAncestors('grandchild', 7, 'chosen')).toBe(true)
    for (const { dismiss } of chain) expect(dismiss).toHaveBeenCalledExactlyOnceWith(7, 'chosen')
  })

  it('a closed popover is not dismissed again', async () => {
    const tree = createPopoverTree()
    const [root, child] = [createNode('root'), createNode('child', 'root')]
    tree.add(root)
    tree.add(child)()
    tree.closeChildren('root')
    expect(child.dismiss).not.toHaveBeenCalled()
    expect(await tree.closeWithAncestors('child')).toBe(false)
  })

  it('a popover that opened with the id of a closing popover stays in the tree when that one has closed', async () => {
    const tree = createPopoverTree()
    const [closing, opened] = [createNode('menu'), createNode('menu')]
    const remove = tree.add(closing)
    tree.add(opened)
    remove()
    expect(await tree.closeWithAncestors('menu', 7, 'chosen')).toBe(true)
    expect(opened.dismiss).toHaveBeenCalledExactlyOnceWith(7, 'chosen')
    expect(closing.dismiss).not.toHaveBeenCalled()
  })
})
