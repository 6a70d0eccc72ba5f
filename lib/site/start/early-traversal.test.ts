// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { reloadOnEarlyTraversal } from './early-traversal'

test('a history step to another page reloads the document before it is ready, and not after that', () => {
  const root = document.documentElement
  history.replaceState(null, '', '/login/0/?mode=ios')
  reloadOnEarlyTraversal(root)
  const onPopState = vi.fn()
  addEventListener('popstate', onPopState)
  const traverse = (href: string) => {
    const state = { __NA: true, patternbook: { index: 0 } }
    history.replaceState(state, '', href)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }

  traverse('/login/0/?mode=ios#end')
  expect(onPopState).toHaveBeenCalledTimes(1)
  traverse('/items/login/')
  expect(onPopState).toHaveBeenCalledTimes(1)
  expect(history.state).toEqual({ patternbook: { index: 0 } })

  root.dataset.ready = ''
  traverse('/items/tabs/')
  expect(onPopState).toHaveBeenCalledTimes(2)
  expect(history.state).toMatchObject({ __NA: true })
  removeEventListener('popstate', onPopState)
  delete root.dataset.ready
})
