// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preloadPages } from './preload-pages'

const { preload, clock } = vi.hoisted(() => ({
  preload: vi.fn<(href: string) => Promise<void>>(),
  clock: { current: undefined as { finished: Promise<0 | 1> } | undefined },
}))
vi.mock('./navigate', () => ({ preload, runningTransition: () => clock.current }))

let idleCallbacks: (() => void)[] = []
const runIdleCallbacks = async () => {
  const dueCallbacks = idleCallbacks
  idleCallbacks = []
  for (const callback of dueCallbacks) callback()
  for (let i = 0; i < 10; i++) await Promise.resolve()
}

beforeEach(() => {
  idleCallbacks = []
  clock.current = undefined
  preload.mockReset().mockResolvedValue()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idleCallbacks.push(callback))
})
afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

const hrefs = () => preload.mock.calls.map(([href]) => href)

describe('preloading the other pages', () => {
  it('fetches two at a time, in order, and only while the browser is idle', async () => {
    preloadPages(['/a/', '/b/', '/c/'])
    expect(hrefs()).toEqual([])
    await runIdleCallbacks()
    expect(hrefs()).toEqual(['/a/', '/b/'])
    await runIdleCallbacks()
    expect(hrefs()).toEqual(['/a/', '/b/', '/c/'])
    await runIdleCallbacks()
    expect(idleCallbacks).toEqual([])
  })

  it('waits during a transition', async () => {
    let finish: (end: 0 | 1) => void = () => {}
    clock.current = {
      finished: new Promise((resolve) => {
        finish = resolve
      }),
    }
    preloadPages(['/a/'])
    await runIdleCallbacks()
    expect(hrefs()).toEqual([])
    finish(1)
    await runIdleCallbacks()
    expect(hrefs()).toEqual(['/a/'])
  })

  it('waits while the browser is offline, and continues when it is online', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    preloadPages(['/a/', '/b/'])
    await runIdleCallbacks()
    expect(hrefs()).toEqual([])
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await runIdleCallbacks()
    expect(hrefs()).toEqual(['/a/', '/b/'])
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'fetches nothing on a slow or metered connection: %o',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
      preloadPages(['/a/'])
      await runIdleCallbacks()
      expect(hrefs()).toEqual([])
    },
  )

  it('uses the given fetch function', async () => {
    const fetchOne = vi.fn(async () => {})
    preloadPages(['/a.js'], fetchOne)
    await runIdleCallbacks()
    expect(fetchOne).toHaveBeenCalledWith('/a.js')
    expect(hrefs()).toEqual([])
  })

  it('stops when its cleanup is called', async () => {
    const stop = preloadPages(['/a/', '/b/', '/c/'])
    await runIdleCallbacks()
    stop()
    await runIdleCallbacks()
    expect(hrefs()).toEqual(['/a/', '/b/'])
  })
})
