// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { reloadOnEarlyTraversal } from './early-traversal'

test('before the page is ready a step to another page is no business of the router; afterwards it is', () => {
  const root = document.documentElement
  history.replaceState(null, '', '/login/0/?mode=ios')
  reloadOnEarlyTraversal(root)
  const router = vi.fn()
  addEventListener('popstate', router)
  const arrive = (href: string) => {
    const state = { __NA: true, patternbook: { index: 0 } }
    history.replaceState(state, '', href)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }

  arrive('/login/0/?mode=ios#end')
  expect(router).toHaveBeenCalledTimes(1)
  arrive('/items/login/')
  expect(router).toHaveBeenCalledTimes(1)
  expect(history.state).toEqual({ patternbook: { index: 0 } })

  root.dataset.ready = ''
  arrive('/items/tabs/')
  expect(router).toHaveBeenCalledTimes(2)
  expect(history.state).toMatchObject({ __NA: true })
  removeEventListener('popstate', router)
  delete root.dataset.ready
})
