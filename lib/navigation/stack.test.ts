import { describe, expect, it } from 'vitest'
import { showPageBelow } from './show-page-below'
import {
  activateEntry,
  activeEntry,
  completeTransition,
  createStack,
  entryAt,
  findInactiveTab,
  pageBelow,
  type Stack,
  withHistoryIndex,
} from './stack'
import type { StackEntry } from './types'

const page = (index: number, path = `/p/${index}/`, key = `${path}${index}`): StackEntry => ({
  key,
  index,
  entryIndex: index,
  depth: index,
  pathBelow: index > 0 ? `/p/${index - 1}/` : undefined,
  path,
  title: path,
})
const keys = (stack: Stack) => stack.entries.map(({ key }) => key)
const stackOfDepth = (depth: number) => {
  let stack = createStack(page(0))
  for (let i = 1; i <= depth; i++) stack = completeTransition(activateEntry(stack, page(i), 'push'))
  return stack
}

describe('the stack of pages', () => {
  it('keeps the previous page, and shows both until the transition is over', () => {
    const stack = activateEntry(createStack(page(0)), page(1), 'push')
    expect(keys(stack)).toEqual(['/p/0/0', '/p/1/1'])
    expect(stack.visibleKeys).toEqual(['/p/0/0', '/p/1/1'])
    expect(completeTransition(stack).visibleKeys).toEqual(['/p/1/1'])
    expect(keys(completeTransition(stack))).toEqual(['/p/0/0', '/p/1/1'])
  })

  it('going back removes the page that was left, after it has moved out', () => {
    const stack = stackOfDepth(1)
    const back = activateEntry(stack, page(0), 'pop')
    expect(keys(back)).toHaveLength(2)
    expect(activeEntry(back).path).toBe('/p/0/')
    expect(keys(completeTransition(back))).toEqual(['/p/0/0'])
  })

  it('going back several pages at once removes all of them', () => {
    const stack = stackOfDepth(4)
    expect(keys(completeTransition(activateEntry(stack, page(1), 'pop')))).toEqual(['/p/0/0', '/p/1/1'])
  })

  it('a push in the middle of the history removes the pages ahead', () => {
    const stack = completeTransition(activateEntry(stackOfDepth(3), page(1), 'pop'))
    expect(keys(completeTransition(activateEntry(stack, page(2, '/other/'), 'push')))).toEqual([
      '/p/0/0',
      '/p/1/1',
      '/other/2',
    ])
  })

  it('a replacement removes only the page that it replaces', () => {
    expect(keys(completeTransition(activateEntry(stackOfDepth(2), page(2, '/new/'), 'replace')))).toEqual([
      '/p/0/0',
      '/p/1/1',
      '/new/2',
    ])
  })

  it('a root navigation removes all other pages', () => {
    const root = { ...page(3, '/root/'), depth: 0, pathBelow: undefined }
    const stack = activateEntry(stackOfDepth(2), root, 'root')
    expect(keys(completeTransition(stack))).toEqual(['/root/3'])
    expect(pageBelow(completeTransition(stack))).toBeUndefined()
  })

  it('a page that is leaving can become the active one again', () => {
    const stack = activateEntry(activateEntry(stackOfDepth(1), page(0), 'pop'), page(1), 'push')
    expect(keys(completeTransition(stack))).toEqual(['/p/0/0', '/p/1/1'])
    expect(activeEntry(stack).isLeaving).toBe(false)
  })

  it('keeps ten pages alive and removes the oldest', () => {
    const stack = stackOfDepth(11)
    expect(keys(stack)).toHaveLength(10)
    expect(keys(stack)[0]).toBe('/p/2/2')
  })

  it('never removes the page that is being left', () => {
    const stack = activateEntry(stackOfDepth(9), page(10), 'push')
    expect(stack.entries.find(({ key }) => key === '/p/9/9')?.isLeaving).toBeFalsy()
  })

  it('a page that is rebuilt below does not move the others in the document', () => {
    const stackInMiddle = completeTransition(activateEntry(createStack(page(3)), page(4), 'push'))
    expect(keys(activateEntry(stackInMiddle, page(2), 'pop'))).toEqual(['/p/3/3', '/p/4/4', '/p/2/2'])
  })

  it('showPageBelow shows the page below without navigating to it', () => {
    const stack = showPageBelow(stackOfDepth(1), page(0))
    expect(stack.visibleKeys).toEqual(['/p/1/1', '/p/0/0'])
    expect(stack.activeKey).toBe('/p/1/1')
    expect(completeTransition(stack).visibleKeys).toEqual(['/p/1/1'])
  })

  it('finds the page below also when the index of either has changed', () => {
    const first = withHistoryIndex(createStack(page(0)), 2)
    const second = { ...page(3), depth: 1 }
    const stack = withHistoryIndex(completeTransition(activateEntry(first, second, 'push')), 5)
    expect(activeEntry(stack).index).toBe(5)
    expect(pageBelow(stack)?.path).toBe('/p/0/')
  })

  it('has no page below a deep link', () => {
    expect(pageBelow(createStack(page(0)))).toBeUndefined()
  })

  describe('with tabs', () => {
    const tab = (name: string) => ({ ...page(1, `/${name}/`), pathBelow: '/p/0/' })
    const stackWithTabs = () => {
      let stack = completeTransition(activateEntry(createStack(page(0)), tab('a'), 'push'))
      for (const name of ['b', 'c']) stack = completeTransition(activateEntry(stack, tab(name), 'tab'))
      return stack
    }

    it('keeps the hidden tabs, and finds them by path', () => {
      expect(keys(stackWithTabs())).toEqual(['/p/0/0', '/a/1', '/b/1', '/c/1'])
      expect(stackWithTabs().visibleKeys).toEqual(['/c/1'])
      expect(findInactiveTab(stackWithTabs(), '/a/')?.key).toBe('/a/1')
      expect(findInactiveTab(stackWithTabs(), '/c/')).toBeUndefined()
      const back = completeTransition(
        activateEntry(stackWithTabs(), findInactiveTab(stackWithTabs(), '/a/')!, 'tab'),
      )
      expect([activeEntry(back).path, findInactiveTab(back, '/c/')?.path]).toEqual(['/a/', '/c/'])
    })

    it('knows the page below all tabs, and the tab below a page', () => {
      expect(pageBelow(stackWithTabs())?.path).toBe('/p/0/')
      const deeper = completeTransition(activateEntry(stackWithTabs(), page(2, '/detail/'), 'push'))
      expect(pageBelow(deeper)?.path).toBe('/c/')
      expect(keys(deeper)).toHaveLength(5)
    })

    it('going back to a tab keeps the other tabs', () => {
      const deeper = activateEntry(stackWithTabs(), page(2, '/detail/'), 'push')
      const back = completeTransition(activateEntry(deeper, pageBelow(deeper)!, 'pop'))
      expect(keys(back)).toEqual(['/p/0/0', '/a/1', '/b/1', '/c/1'])
      expect(findInactiveTab(back, '/b/')?.key).toBe('/b/1')
    })

    it('leaving a tab removes all of them, unless the user returns during the transition', () => {
      const leaving = activateEntry(stackWithTabs(), page(0), 'pop')
      expect(keys(completeTransition(leaving))).toEqual(['/p/0/0'])
      const again = completeTransition(
        activateEntry(leaving, leaving.entries.find(({ path }) => path === '/c/')!, 'push'),
      )
      expect(findInactiveTab(again, '/a/')?.key).toBe('/a/1')
    })

    it('a replacement or a root navigation removes all tabs', () => {
      expect(keys(completeTransition(activateEntry(stackWithTabs(), page(1, '/new/'), 'replace')))).toEqual([
        '/p/0/0',
        '/new/1',
      ])
      expect(
        keys(completeTransition(activateEntry(stackWithTabs(), { ...page(2), depth: 0 }, 'root'))),
      ).toEqual(['/p/2/2'])
    })

    it('another page at the position that the tabs are leaving does not restore them', () => {
      const leaving = activateEntry(stackWithTabs(), page(0), 'pop')
      const other = completeTransition(activateEntry(leaving, page(1, '/other/'), 'push'))
      expect(keys(other)).toEqual(['/p/0/0', '/other/1'])
    })
  })

  it('finds a page by its position in the history, not by its path alone', () => {
    const stack = completeTransition(
      activateEntry(stackOfDepth(1), { ...page(2, '/p/0/'), key: 'again' }, 'push'),
    )
    expect(entryAt(stack, { entryIndex: 2, path: '/p/0/' })?.key).toBe('again')
    expect(entryAt(stack, { entryIndex: 0, path: '/p/0/' })?.key).toBe('/p/0/0')
    expect(entryAt(stack, { entryIndex: 1, path: '/p/0/' })).toBeUndefined()
  })
})
