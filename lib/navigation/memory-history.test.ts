import { describe, expect, it } from 'vitest'
import { createMemoryHistory } from './memory-history'
import type { HistoryLocation } from './types'

const positionAt = (index: number) => ({ index, entryIndex: index, depth: index })

describe('a history in memory', () => {
  it('steps like the browser’s history, and stops at both ends', () => {
    const history = createMemoryHistory('/a/')
    const received: HistoryLocation[] = []
    history.listen((location) => received.push(location))
    history.push('/b/?mode=ios', positionAt(1))
    history.push('/c/#x', positionAt(2))
    history.go(-2)
    history.go(-1)
    history.go(1)
    expect(received.map(({ path }) => path)).toEqual(['/a/', '/b/'])
    expect(history.location()).toEqual({ ...positionAt(1), path: '/b/' })
  })

  it('a push in the middle removes the entries ahead', () => {
    const history = createMemoryHistory('/a/')
    history.push('/b/', positionAt(1))
    history.push('/c/', positionAt(2))
    history.go(-1)
    history.push('/d/', positionAt(2))
    history.go(1)
    expect(history.location().path).toBe('/d/')
  })

  it('reports every step as a step of the app', () => {
    const history = createMemoryHistory('/a/')
    const received: (boolean | undefined)[] = []
    history.listen((_, isFromApp) => received.push(isFromApp))
    history.push('/b/', positionAt(1))
    history.go(-1)
    expect(received).toEqual([true])
  })

  it('goSilently() does not notify listeners', async () => {
    const history = createMemoryHistory('/a/')
    const received: HistoryLocation[] = []
    history.listen((location) => received.push(location))
    history.push('/b/', positionAt(1))
    await history.goSilently(-1)
    history.replace('/e/', positionAt(0))
    expect([received, history.location().path]).toEqual([[], '/e/'])
  })
})
