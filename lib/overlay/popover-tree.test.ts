import { describe, expect, it, vi } from 'vitest'
import { createPopoverTree } from './popover-tree'

const member = (id: string, parent?: string) => ({ id, parent, dismiss: vi.fn(async () => true) })

describe('popovers that were opened from one another', () => {
  it('the second one opened from a popover replaces the first (PO-07)', () => {
    const family = createPopoverTree()
    const [root, first, second] = [member('root'), member('first', 'root'), member('second', 'root')]
    family.add(root)
    family.add(first)
    family.add(second)
    expect(first.dismiss).toHaveBeenCalledOnce()
    expect(root.dismiss).not.toHaveBeenCalled()
    expect(second.dismiss).not.toHaveBeenCalled()
  })

  it('two that were not opened from a popover leave each other alone', () => {
    const family = createPopoverTree()
    const [one, other] = [member('one'), member('other')]
    family.add(one)
    family.add(other)
    expect(one.dismiss).not.toHaveBeenCalled()
  })

  it('one that closes takes along what was opened from it, and nothing else (PO-06)', () => {
    const family = createPopoverTree()
    const [root, child, stranger] = [member('root'), member('child', 'root'), member('stranger')]
    for (const one of [root, child, stranger]) family.add(one)
    family.closeChildren('root')
    expect(child.dismiss).toHaveBeenCalledOnce()
    expect(stranger.dismiss).not.toHaveBeenCalled()
  })

  it('a choice in the innermost closes the whole line with the same result (PO-08)', async () => {
    const family = createPopoverTree()
    const line = [member('root'), member('child', 'root'), member('grandchild', 'child')]
    for (const one of line) family.add(one)
    expect(await family.closeUp('grandchild', 7, 'chosen')).toBe(true)
    for (const { dismiss } of line) expect(dismiss).toHaveBeenCalledExactlyOnceWith(7, 'chosen')
  })

  it('one that has gone is asked no more', async () => {
    const family = createPopoverTree()
    const [root, child] = [member('root'), member('child', 'root')]
    family.add(root)
    family.add(child)()
    family.closeChildren('root')
    expect(child.dismiss).not.toHaveBeenCalled()
    expect(await family.closeUp('child')).toBe(false)
  })
})
