import { describe, expect, it } from 'vitest'
import { memoryHistory } from './memory-history'
import type { HistoryLocation } from './types'

const entryAt = (index: number) => ({ index, entryIndex: index, depth: index })

describe('a history in memory', () => {
  it('steps like the browser’s history, and stops at both ends', () => {
    const history = memoryHistory('/a/')
    const received: HistoryLocation[] = []
    history.listen((location) => received.push(location))
    history.push('/b/?mode=ios', entryAt(1))
    history.push('/c/#x', entryAt(2))
    history.step(-2)
    history.step(-1)
    history.step(1)
    expect(received.map(({ path }) => path)).toEqual(['/a/', '/b/'])
    expect(history.location()).toEqual({ ...entryAt(1), path: '/b/' })
  })

  it('a push in the middle removes the entries ahead', () => {
    const history = memoryHistory('/a/')
    history.push('/b/', entryAt(1))
    history.push('/c/', entryAt(2))
    history.step(-1)
    history.push('/d/', entryAt(2))
    history.step(1)
    expect(history.location().path).toBe('/d/')
  })

  it('reports every step as a step of the app', () => {
    const history = memoryHistory('/a/')
    const received: (boolean | undefined)[] = []
    history.listen((_, isAppStep) => received.push(isAppStep))
    history.push('/b/', entryAt(1))
    history.step(-1)
    expect(received).toEqual([true])
  })

  it('goSilently() does not notify listeners', async () => {
    const history = memoryHistory('/a/')
    const received: HistoryLocation[] = []
    history.listen((location) => received.push(location))
    history.push('/b/', entryAt(1))
    await history.goSilently(-1)
    history.replace('/e/', entryAt(0))
    expect([received, history.location().path]).toEqual([[], '/e/'])
  })
})
