// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preloadAll } from './preload-all'

const { preload, clock } = vi.hoisted(() => ({
  preload: vi.fn<(href: string) => Promise<void>>(),
  clock: { current: undefined as { finished: Promise<0 | 1> } | undefined },
}))
vi.mock('./navigate', () => ({ preload, runningClock: () => clock.current }))

let idle: (() => void)[] = []
/** One idle moment for everyone who waits for it. */
const rest = async () => {
  const due = idle
  idle = []
  for (const callback of due) callback()
  for (let i = 0; i < 10; i++) await Promise.resolve()
}

beforeEach(() => {
  idle = []
  clock.current = undefined
  preload.mockReset().mockResolvedValue()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
})
afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

const hrefs = () => preload.mock.calls.map(([href]) => href)

describe('fetching the other pages', () => {
  it('takes two at a time, in order, and only in idle moments', async () => {
    preloadAll(['/a/', '/b/', '/c/'])
    expect(hrefs()).toEqual([])
    await rest()
    expect(hrefs()).toEqual(['/a/', '/b/'])
    await rest()
    expect(hrefs()).toEqual(['/a/', '/b/', '/c/'])
    await rest()
    expect(idle).toEqual([])
  })

  it('waits while pages move', async () => {
    let finish: (end: 0 | 1) => void = () => {}
    clock.current = {
      finished: new Promise((resolve) => {
        finish = resolve
      }),
    }
    preloadAll(['/a/'])
    await rest()
    expect(hrefs()).toEqual([])
    finish(1)
    await rest()
    expect(hrefs()).toEqual(['/a/'])
  })

  it('waits while there is no network, and goes on when it is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    preloadAll(['/a/', '/b/'])
    await rest()
    expect(hrefs()).toEqual([])
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await rest()
    expect(hrefs()).toEqual(['/a/', '/b/'])
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'leaves a connection alone that is to be spared: %o',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
      preloadAll(['/a/'])
      await rest()
      expect(hrefs()).toEqual([])
    },
  )

  it('fetches with what it is given', async () => {
    const fetchOne = vi.fn(async () => {})
    preloadAll(['/a.js'], fetchOne)
    await rest()
    expect(fetchOne).toHaveBeenCalledWith('/a.js')
    expect(hrefs()).toEqual([])
  })

  it('stops when told to', async () => {
    const stop = preloadAll(['/a/', '/b/', '/c/'])
    await rest()
    stop()
    await rest()
    expect(hrefs()).toEqual(['/a/', '/b/'])
  })
})
