// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frame } from '../frame'
import {
  createEntranceSequence,
  type EntranceSequence,
  ROW_STAGGER_MS,
  type RunningEntrance,
} from './sequence'

/** A fake IntersectionObserver. `report` reports an element to the callback. */
class FakeIntersectionObserver {
  static last: FakeIntersectionObserver | undefined
  observedElements = new Set<Element>()
  root: Element | null
  constructor(
    private notify: (entries: object[]) => void,
    options: { root: Element | null },
  ) {
    this.root = options.root
    FakeIntersectionObserver.last = this
  }
  observe(element: Element) {
    this.observedElements.add(element)
  }
  unobserve(element: Element) {
    this.observedElements.delete(element)
  }
  disconnect() {
    this.observedElements.clear()
  }
  report(target: Element, intersectionRatio: number, visibleHeight = 0, rootHeight = 800) {
    const box = { intersectionRect: { height: visibleHeight }, rootBounds: { height: rootHeight } }
    this.notify([{ target, intersectionRatio, ...box }])
  }
}

/** A fake of the part of Animation that delays use. It runs on the fake timers. */
class FakeAnimation {
  static last: FakeAnimation | undefined
  onfinish = () => {}
  private rate = 1
  private startedAt = Date.now()
  private timer: ReturnType<typeof setTimeout> | undefined
  constructor(private remainingMs: number) {
    FakeAnimation.last = this
    this.run()
  }
  get playbackRate() {
    return this.rate
  }
  set playbackRate(rate: number) {
    this.stopTimer()
    this.rate = rate
    this.run()
  }
  pause() {
    this.stopTimer()
  }
  run() {
    this.startedAt = Date.now()
    this.timer = setTimeout(() => this.onfinish(), this.remainingMs / this.rate)
  }
  cancel() {
    clearTimeout(this.timer)
  }
  private stopTimer() {
    clearTimeout(this.timer)
    this.remainingMs -= (Date.now() - this.startedAt) * this.rate
  }
}
/** Advances the timers and runs the callbacks. */
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)

type PlayedEntrance = {
  row: HTMLElement
  end: () => void
  stop: RunningEntrance['stop']
  applyRate: RunningEntrance['applyRate']
}

let playedEntrances: PlayedEntrance[] = []
let sequence: EntranceSequence
let list: HTMLElement
let detachCallbacks: ((() => void) | undefined)[] = []

const play = (row: HTMLElement): RunningEntrance => {
  let end = () => {}
  const finished = new Promise<void>((resolve) => {
    end = resolve
  })
  const entrance = { row, end, stop: vi.fn(), applyRate: vi.fn() }
  playedEntrances.push(entrance)
  return { finished, stop: entrance.stop, applyRate: entrance.applyRate }
}
const rows = () => [...list.children] as HTMLElement[]
const states = () => rows().map((row) => row.dataset.entrance)
const observedCount = () =>
  rows().filter((row) => FakeIntersectionObserver.last?.observedElements.has(row)).length
const attachAll = () => {
  detachCallbacks = rows().map((row) => sequence.attach(row))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  Element.prototype.animate = (_, options) =>
    new FakeAnimation((options as KeyframeAnimationOptions).duration as number) as unknown as Animation
  document.body.innerHTML =
    '<style>li:not([data-entrance]) { opacity: 0 }</style><ul><li><button>1</button></li><li></li><li></li></ul>'
  list = document.querySelector('ul') as HTMLElement
  playedEntrances = []
  sequence = createEntranceSequence(play)
})

afterEach(() => {
  for (const detach of detachCallbacks) detach?.()
  frame.set({ motion: 1 })
  vi.useRealTimers()
})

describe('rows that enter', () => {
  it('wait until the sequence begins', async () => {
    attachAll()
    await advance(10 * ROW_STAGGER_MS)
    expect(states()).toEqual(['waiting', 'waiting', 'waiting'])
    expect(FakeIntersectionObserver.last?.observedElements.size ?? 0).toBe(0)
  })

  it('are watched one after another, 200 ms apart', async () => {
    attachAll()
    sequence.begin()
    await advance(0)
    expect(observedCount()).toBe(1)
    await advance(ROW_STAGGER_MS - 1)
    expect(observedCount()).toBe(1)
    await advance(1)
    expect(observedCount()).toBe(2)
    await advance(ROW_STAGGER_MS)
    expect(observedCount()).toBe(3)
  })

  it('do not wait for a row that has been removed', async () => {
    attachAll()
    sequence.begin()
    await advance(0)
    detachCallbacks[1]?.()
    await advance(ROW_STAGGER_MS)
    expect(FakeIntersectionObserver.last?.observedElements).toEqual(new Set([rows()[0], rows()[2]]))
    detachCallbacks[0]?.()
    expect(FakeIntersectionObserver.last?.observedElements).toEqual(new Set([rows()[2]]))
  })

  it('wait longer between each other in slow motion', async () => {
    frame.set({ motion: 0.5 })
    attachAll()
    sequence.begin()
    await advance(2 * ROW_STAGGER_MS - 1)
    expect(observedCount()).toBe(1)
    await advance(1)
    expect(observedCount()).toBe(2)
  })

  it('wait while the delay is paused, and use a changed playback rate at once', async () => {
    attachAll()
    sequence.begin()
    await advance(ROW_STAGGER_MS / 2)
    FakeAnimation.last?.pause()
    await advance(10 * ROW_STAGGER_MS)
    expect(observedCount()).toBe(1)
    FakeAnimation.last?.run()
    frame.set({ motion: 0.5 })
    await advance(ROW_STAGGER_MS - 1)
    expect(observedCount()).toBe(1)
    await advance(1)
    expect(observedCount()).toBe(2)
  })

  it('in the view enter before those that were scrolled past', async () => {
    list.dataset.content = ''
    const box = (top: number, height: number) => () => ({ top, bottom: top + height }) as DOMRect
    list.getBoundingClientRect = box(0, 100)
    rows().forEach((row, index) => {
      row.getBoundingClientRect = box(index * 100 - 200, 100)
    })
    attachAll()
    sequence.begin()
    await advance(0)
    expect(rows().map((row) => FakeIntersectionObserver.last?.observedElements.has(row))).toEqual([
      false,
      false,
      true,
    ])
    await advance(2 * ROW_STAGGER_MS)
    expect(observedCount()).toBe(3)
  })

  it('enter once, when half of the row is visible', async () => {
    attachAll()
    sequence.begin()
    await advance(0)
    const [first] = rows() as [HTMLElement]
    FakeIntersectionObserver.last?.report(first, 0.4)
    expect(playedEntrances).toHaveLength(0)
    FakeIntersectionObserver.last?.report(first, 0.5)
    expect(playedEntrances.map(({ row }) => row)).toEqual([first])
    expect(states()).toEqual(['in', 'waiting', 'waiting'])
    expect(FakeIntersectionObserver.last?.observedElements.has(first)).toBe(false)
  })

  it('enter when they fill half of the view, even if less than half of the row is visible', async () => {
    attachAll()
    sequence.begin()
    await advance(0)
    FakeIntersectionObserver.last?.report(rows()[0] as Element, 0.2, 400, 800)
    expect(playedEntrances).toHaveLength(1)
  })

  it('are shown at once when they get the focus', () => {
    attachAll()
    sequence.begin()
    document.querySelector('button')?.focus()
    expect(states()[0]).toBe('in')
    expect(playedEntrances).toHaveLength(0)
  })

  it('do not enter again if they are already visible', () => {
    document.querySelector('style')?.remove()
    attachAll()
    sequence.begin()
    expect(states()).toEqual(['in', 'in', 'in'])
  })

  it('are shown at once in a browser without IntersectionObserver', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    attachAll()
    sequence.begin()
    expect(states()).toEqual(['in', 'in', 'in'])
  })
})

describe('a page that is hidden and shown again', () => {
  it('ends running entrances, and no row enters twice', async () => {
    attachAll()
    sequence.begin()
    await advance(0)
    FakeIntersectionObserver.last?.report(rows()[0] as Element, 1)
    for (const detach of detachCallbacks) detach?.()
    expect(playedEntrances[0]?.stop).toHaveBeenCalledOnce()
    attachAll()
    await advance(10 * ROW_STAGGER_MS)
    expect(states()).toEqual(['in', 'waiting', 'waiting'])
    expect(observedCount()).toBe(2)
  })
})

describe('replay', () => {
  const enterAllRows = async () => {
    attachAll()
    sequence.begin()
    await advance(3 * ROW_STAGGER_MS)
    for (const row of rows()) FakeIntersectionObserver.last?.report(row, 1)
    for (const { end } of playedEntrances) end()
    playedEntrances = []
  }

  it('hides all rows and starts with the first visible row', async () => {
    await enterAllRows()
    rows().forEach((row, index) => {
      vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, index * 100 - 100, 10, 100))
    })
    sequence.replay()
    expect(states()).toEqual(['waiting', 'waiting', 'waiting'])
    await advance(0)
    expect([...(FakeIntersectionObserver.last?.observedElements ?? [])]).toEqual([rows()[1]])
  })

  it('does nothing with reduced motion', async () => {
    await enterAllRows()
    frame.set({ motion: 'reduced' })
    sequence.replay()
    expect(states()).toEqual(['in', 'in', 'in'])
  })
})

describe('a change of the playback rate', () => {
  it('applies to running entrances', async () => {
    attachAll()
    sequence.begin()
    await advance(0)
    FakeIntersectionObserver.last?.report(rows()[0] as Element, 1)
    frame.set({ motion: 0.25 })
    expect(playedEntrances[0]?.applyRate).toHaveBeenCalled()
  })

  it('to reduced motion shows all rows at once', () => {
    attachAll()
    sequence.begin()
    frame.set({ motion: 'reduced' })
    expect(states()).toEqual(['in', 'in', 'in'])
  })
})
