// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { createBrowserHistory } from './browser-history'

it('a second step before the first has arrived is ignored', async () => {
  const history = createBrowserHistory()
  const received: number[] = []
  const stop = history.listen(({ index }) => received.push(index))
  for (const index of [1, 2, 3]) history.push(`/login/${index}/`, { index, entryIndex: index, depth: index })
  history.go(-1)
  history.go(-1)
  await vi.waitFor(() => expect(received).toEqual([2]))
  history.go(-1)
  await vi.waitFor(() => expect(received).toEqual([2, 1]))
  expect(history.location().index).toBe(1)
  stop()
})
