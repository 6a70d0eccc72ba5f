import { describe, expect, it } from 'vitest'
import { memoryHistory } from './memory-history'
import type { HistoryLocation } from './types'

const at = (index: number) => ({ index, entryIndex: index, depth: index })

describe('a history in memory', () => {
  it('steps like the browser’s history, and stops at both ends', () => {
    const history = memoryHistory('/a/')
    const received: HistoryLocation[] = []
    history.listen((location) => received.push(location))
    history.push('/b/?mode=ios', at(1))
    history.push('/c/#x', at(2))
    history.step(-2)
    history.step(-1)
    history.step(1)
    expect(received.map(({ path }) => path)).toEqual(['/a/', '/b/'])
    expect(history.location()).toEqual({ ...at(1), path: '/b/' })
  })

  it('a push in the middle removes the entries ahead', () => {
    const history = memoryHistory('/a/')
    history.push('/b/', at(1))
    history.push('/c/', at(2))
    history.step(-1)
    history.push('/d/', at(2))
    history.step(1)
    expect(history.location().path).toBe('/d/')
  })

  it('go() does not notify listeners', async () => {
    const history = memoryHistory('/a/')
    const received: HistoryLocation[] = []
    history.listen((place) => received.push(place))
    history.push('/b/', at(1))
    await history.go(-1)
    history.replace('/e/', at(0))
    expect([received, history.location().path]).toEqual([[], '/e/'])
  })
})
