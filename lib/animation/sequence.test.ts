// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frame } from '../frame'
import { createSequence, type Entering, GAP, type Sequence } from './sequence'

/** A fake IntersectionObserver. `see` reports an element to the callback. */
class FakeIntersectionObserver {
  static last: FakeIntersectionObserver | undefined
  watched = new Set<Element>()
  root: Element | null
  constructor(
    private notify: (entries: object[]) => void,
    options: { root: Element | null },
  ) {
    this.root = options.root
    FakeIntersectionObserver.last = this
  }
  observe(element: Element) {
    this.watched.add(element)
  }
  unobserve(element: Element) {
    this.watched.delete(element)
  }
  disconnect() {
    this.watched.clear()
  }
  see(target: Element, intersectionRatio: number, seen = 0, view = 800) {
    const box = { intersectionRect: { height: seen }, rootBounds: { height: view } }
    this.notify([{ target, intersectionRatio, ...box }])
  }
}

/** A fake of the used part of Animation, on the fake timers. */
class FakeAnimation {
  static last: FakeAnimation | undefined
  onfinish = () => {}
  private rate = 1
  private since = Date.now()
  private timer: ReturnType<typeof setTimeout> | undefined
  constructor(private left: number) {
    FakeAnimation.last = this
    this.run()
  }
  get playbackRate() {
    return this.rate
  }
  set playbackRate(rate: number) {
    this.rest()
    this.rate = rate
    this.run()
  }
  pause() {
    this.rest()
  }
  run() {
    this.since = Date.now()
    this.timer = setTimeout(() => this.onfinish(), this.left / this.rate)
  }
  cancel() {
    clearTimeout(this.timer)
  }
  private rest() {
    clearTimeout(this.timer)
    this.left -= (Date.now() - this.since) * this.rate
  }
}
/** Advances the timers and runs the callbacks. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

type Played = { row: HTMLElement; end: () => void; stop: Entering['stop']; setRate: Entering['setRate'] }

let played: Played[] = []
let sequence: Sequence
let list: HTMLElement
let releases: ((() => void) | undefined)[] = []

const play = (row: HTMLElement): Entering => {
  let end = () => {}
  const finished = new Promise<void>((resolve) => {
    end = resolve
  })
  const one = { row, end, stop: vi.fn(), setRate: vi.fn() }
  played.push(one)
  return { finished, stop: one.stop, setRate: one.setRate }
}
const rows = () => [...list.children] as HTMLElement[]
const states = () => rows().map((row) => row.dataset.entrance)
const watched = () => rows().filter((row) => FakeIntersectionObserver.last?.watched.has(row)).length
const attachAll = () => {
  releases = rows().map((row) => sequence.attach(row))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  Element.prototype.animate = (_, options) =>
    new FakeAnimation((options as KeyframeAnimationOptions).duration as number) as unknown as Animation
  document.body.innerHTML =
    '<style>li:not([data-entrance]) { opacity: 0 }</style><ul><li><button>1</button></li><li></li><li></li></ul>'
  list = document.querySelector('ul') as HTMLElement
  played = []
  sequence = createSequence(play)
})

afterEach(() => {
  for (const release of releases) release?.()
  frame.set({ motion: 1 })
  vi.useRealTimers()
})

describe('rows that enter', () => {
  it('wait until the sequence begins', async () => {
    attachAll()
    await pass(10 * GAP)
    expect(states()).toEqual(['waiting', 'waiting', 'waiting'])
    expect(FakeIntersectionObserver.last?.watched.size ?? 0).toBe(0)
  })

  it('are watched one after another, 200 ms apart', async () => {
    attachAll()
    sequence.begin()
    await pass(0)
    expect(watched()).toBe(1)
    await pass(GAP - 1)
    expect(watched()).toBe(1)
    await pass(1)
    expect(watched()).toBe(2)
    await pass(GAP)
    expect(watched()).toBe(3)
  })

  it('wait longer between each other in slow motion', async () => {
    frame.set({ motion: 0.5 })
    attachAll()
    sequence.begin()
    await pass(2 * GAP - 1)
    expect(watched()).toBe(1)
    await pass(1)
    expect(watched()).toBe(2)
  })

  it('wait while the delay is paused, and use a changed playback rate at once', async () => {
    attachAll()
    sequence.begin()
    await pass(GAP / 2)
    FakeAnimation.last?.pause()
    await pass(10 * GAP)
    expect(watched()).toBe(1)
    FakeAnimation.last?.run()
    frame.set({ motion: 0.5 })
    await pass(GAP - 1)
    expect(watched()).toBe(1)
    await pass(1)
    expect(watched()).toBe(2)
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
    await pass(0)
    expect(rows().map((row) => FakeIntersectionObserver.last?.watched.has(row))).toEqual([false, false, true])
    await pass(2 * GAP)
    expect(watched()).toBe(3)
  })

  it('enter once, when half of the row is visible', async () => {
    attachAll()
    sequence.begin()
    await pass(0)
    const [first] = rows() as [HTMLElement]
    FakeIntersectionObserver.last?.see(first, 0.4)
    expect(played).toHaveLength(0)
    FakeIntersectionObserver.last?.see(first, 0.5)
    expect(played.map(({ row }) => row)).toEqual([first])
    expect(states()).toEqual(['in', 'waiting', 'waiting'])
    expect(FakeIntersectionObserver.last?.watched.has(first)).toBe(false)
  })

  it('enter when they fill half of the view, even if less than half of the row is visible', async () => {
    attachAll()
    sequence.begin()
    await pass(0)
    FakeIntersectionObserver.last?.see(rows()[0] as Element, 0.2, 400, 800)
    expect(played).toHaveLength(1)
  })

  it('are shown at once when they get the focus', () => {
    attachAll()
    sequence.begin()
    document.querySelector('button')?.focus()
    expect(states()[0]).toBe('in')
    expect(played).toHaveLength(0)
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
    await pass(0)
    FakeIntersectionObserver.last?.see(rows()[0] as Element, 1)
    for (const release of releases) release?.()
    expect(played[0]?.stop).toHaveBeenCalledOnce()
    attachAll()
    await pass(10 * GAP)
    expect(states()).toEqual(['in', 'waiting', 'waiting'])
    expect(watched()).toBe(2)
  })
})

describe('replay', () => {
  const arriveAll = async () => {
    attachAll()
    sequence.begin()
    await pass(3 * GAP)
    for (const row of rows()) FakeIntersectionObserver.last?.see(row, 1)
    for (const { end } of played) end()
    played = []
  }

  it('hides all rows and starts with the first visible row', async () => {
    await arriveAll()
    rows().forEach((row, index) => {
      vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, index * 100 - 100, 10, 100))
    })
    sequence.replay()
    expect(states()).toEqual(['waiting', 'waiting', 'waiting'])
    await pass(0)
    expect([...(FakeIntersectionObserver.last?.watched ?? [])]).toEqual([rows()[1]])
  })

  it('does nothing with reduced motion', async () => {
    await arriveAll()
    frame.set({ motion: 'reduced' })
    sequence.replay()
    expect(states()).toEqual(['in', 'in', 'in'])
  })
})

describe('a change of the playback rate', () => {
  it('applies to running entrances', async () => {
    attachAll()
    sequence.begin()
    await pass(0)
    FakeIntersectionObserver.last?.see(rows()[0] as Element, 1)
    frame.set({ motion: 0.25 })
    expect(played[0]?.setRate).toHaveBeenCalled()
  })

  it('to reduced motion shows all rows at once', () => {
    attachAll()
    sequence.begin()
    frame.set({ motion: 'reduced' })
    expect(states()).toEqual(['in', 'in', 'in'])
  })
})
