// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { browserHistory } from './history'

it('a step that is asked for twice before it has arrived is one step', async () => {
  const history = browserHistory()
  const heard: number[] = []
  const stop = history.listen(({ index }) => heard.push(index))
  for (const index of [1, 2, 3]) history.push(`/login/${index}/`, { index, base: index, depth: index })
  history.step(-1)
  history.step(-1)
  await vi.waitFor(() => expect(heard).toEqual([2]))
  history.step(-1)
  await vi.waitFor(() => expect(heard).toEqual([2, 1]))
  expect(history.place().index).toBe(1)
  stop()
})
