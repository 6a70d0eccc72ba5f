import { describe, expect, it } from 'vitest'
import { memoryHistory } from './memory-history'
import type { Place } from './types'

const at = (index: number) => ({ index, base: index, depth: index })

describe('a history in memory', () => {
  it('goes back and forward like the browser’s, and stops at its ends', () => {
    const history = memoryHistory('/a/')
    const heard: Place[] = []
    history.listen((place) => heard.push(place))
    history.push('/b/?mode=ios', at(1))
    history.push('/c/#x', at(2))
    history.step(-2)
    history.step(-1)
    history.step(1)
    expect(heard.map(({ path }) => path)).toEqual(['/a/', '/b/'])
    expect(history.place()).toEqual({ ...at(1), path: '/b/' })
  })

  it('forgets what lay ahead when it goes on from the middle', () => {
    const history = memoryHistory('/a/')
    history.push('/b/', at(1))
    history.push('/c/', at(2))
    history.step(-1)
    history.push('/d/', at(2))
    history.step(1)
    expect(history.place().path).toBe('/d/')
  })

  it('steps unheard when asked to', async () => {
    const history = memoryHistory('/a/')
    const heard: Place[] = []
    history.listen((place) => heard.push(place))
    history.push('/b/', at(1))
    await history.go(-1)
    history.replace('/e/', at(0))
    expect([heard, history.place().path]).toEqual([[], '/e/'])
  })
})
