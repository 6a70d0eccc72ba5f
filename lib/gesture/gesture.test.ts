// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createArbiter } from './arbiter'
import { createAxis } from './axis'
import { createGesture, type Gesture, type GestureDetail, type GestureOptions } from './gesture'

type PointerOptions = { id?: number; type?: string; isPrimary?: boolean; button?: number }

let element: HTMLElement
let gesture: Gesture | undefined
let frameCallbacks: FrameRequestCallback[] = []
let log: string[] = []
/** Advances between tests, so that touches of earlier tests do not make a mouse event count as emulated. */
let clock = 0

const drawFrame = () => {
  const callbacks = frameCallbacks
  frameCallbacks = []
  for (const callback of callbacks) callback(0)
}

/** Dispatches the click that a pointer makes. */
const dispatchClick = () =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))

const firePointerEvent = (name: string, x: number, y: number, time: number, options: PointerOptions = {}) => {
  const event = new PointerEvent(`pointer${name}`, {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: y,
    pointerId: options.id ?? 1,
    pointerType: options.type ?? 'touch',
    isPrimary: options.isPrimary ?? true,
    button: options.button ?? 0,
  })
  Object.defineProperty(event, 'timeStamp', { value: clock + time })
  element.dispatchEvent(event)
}

const logEvent = (name: string) => (detail: GestureDetail) => {
  log.push(`${name} ${detail.deltaX},${detail.deltaY}`)
}

const startGesture = (options: Partial<GestureOptions> = {}) => {
  gesture = createGesture(element, {
    name: 'test',
    arbiter: createArbiter(),
    onStart: logEvent('start'),
    onMove: logEvent('move'),
    onEnd: logEvent('end'),
    onCancel: logEvent('cancel'),
    ...options,
  })
}

beforeEach(() => {
  clock += 10_000
  log = []
  frameCallbacks = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frameCallbacks.push(callback))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frameCallbacks = []
  })
  element = document.createElement('div')
  document.body.append(element)
})

afterEach(() => {
  gesture?.destroy()
  element.remove()
})

describe('a gesture', () => {
  it('starts after 10 px and reports that distance; later distances count from there, so nothing jumps', () => {
    startGesture()
    firePointerEvent('down', 100, 100, 0)
    firePointerEvent('move', 105, 100, 10)
    expect(log).toEqual([])
    firePointerEvent('move', 115, 100, 20)
    firePointerEvent('move', 125, 100, 30)
    drawFrame()
    expect(log).toEqual(['start 15,0', 'move 10,0'])
  })

  it('calls onMove at most once per frame, with the last position', () => {
    startGesture()
    firePointerEvent('down', 0, 0, 0)
    firePointerEvent('move', 20, 0, 10)
    for (let x = 21; x <= 40; x++) firePointerEvent('move', x, 0, 10 + x)
    drawFrame()
    expect(log).toEqual(['start 20,0', 'move 20,0'])
  })

  it('ends with the velocity of the movement', () => {
    const onEnd = vi.fn<(detail: GestureDetail) => void>()
    startGesture({ onEnd })
    firePointerEvent('down', 0, 0, 0)
    firePointerEvent('move', 20, 0, 10)
    firePointerEvent('move', 40, 0, 20)
    firePointerEvent('up', 40, 0, 21)
    expect(onEnd.mock.calls[0]?.[0].velocityX).toBeCloseTo(2 * 0.7 + 2 * 0.7 * 0.3)
  })

  it('left to right, right to left, and vertical: the same movement along each axis starts it', () => {
    for (const [dx, dy, direction] of [
      [createAxis('ltr').mirrorInRtl(20), 0, 'x'],
      [createAxis('rtl').mirrorInRtl(20), 0, 'x'],
      [0, 20, 'y'],
    ] as const) {
      log = []
      startGesture({ direction })
      firePointerEvent('down', 50, 50, 0)
      firePointerEvent('move', 50 + dx, 50 + dy, 10)
      expect(log).toEqual([`start ${dx},${dy}`])
      gesture?.destroy()
    }
  })

  it('ignores the rest of a movement that is recognized as across its axis', () => {
    startGesture()
    firePointerEvent('down', 0, 0, 0)
    firePointerEvent('move', 2, 20, 10)
    firePointerEvent('move', 60, 20, 20)
    expect(log).toEqual([])
  })

  it('with a tolerance across the axis, a first pixel across the axis does not reject the movement', () => {
    startGesture({ threshold: 0, crossAxisTolerance: 10 })
    firePointerEvent('down', 100, 100, 0)
    firePointerEvent('move', 100, 101, 10)
    firePointerEvent('move', 101, 106, 20)
    expect(log).toEqual([])
    firePointerEvent('move', 120, 106, 30)
    expect(log).toEqual(['start 20,6'])
  })

  it('with a tolerance across the axis, a movement across the axis beyond that distance is ignored', () => {
    startGesture({ threshold: 0, crossAxisTolerance: 10 })
    firePointerEvent('down', 100, 100, 0)
    firePointerEvent('move', 100, 109, 10)
    firePointerEvent('move', 100, 110, 20)
    firePointerEvent('move', 160, 110, 30)
    expect(log).toEqual([])
  })

  it('calls onPress for each press that it watches, and onRelease before onEnd', () => {
    startGesture({ onPress: logEvent('press'), onRelease: () => log.push('release') })
    firePointerEvent('down', 0, 0, 0)
    firePointerEvent('move', 2, 20, 10)
    expect(log).toEqual(['press 0,0', 'release'])
    firePointerEvent('up', 2, 20, 20)
    log = []
    firePointerEvent('down', 0, 0, 100)
    firePointerEvent('up', 0, 0, 110)
    expect(log).toEqual(['press 0,0', 'release'])
    log = []
    firePointerEvent('down', 0, 0, 200)
    firePointerEvent('move', 20, 0, 210)
    firePointerEvent('up', 20, 0, 220)
    expect(log).toEqual(['press 0,0', 'start 20,0', 'release', 'end 0,0'])
    log = []
    firePointerEvent('down', 0, 0, 300, { isPrimary: false })
    gesture?.destroy()
    expect(log).toEqual([])
  })

  it('starts only in a direction that it accepts', () => {
    startGesture({ accepts: (direction) => direction === 'positive' })
    firePointerEvent('down', 100, 0, 0)
    firePointerEvent('move', 80, 0, 10)
    expect(log).toEqual([])
  })

  it('ignores a second finger (#29085)', () => {
    startGesture()
    firePointerEvent('down', 0, 0, 0)
    firePointerEvent('down', 200, 0, 5, { id: 2, isPrimary: false })
    firePointerEvent('move', 220, 0, 10, { id: 2, isPrimary: false })
    expect(log).toEqual([])
    firePointerEvent('move', 20, 0, 15)
    firePointerEvent('up', 220, 0, 20, { id: 2, isPrimary: false })
    expect(log).toEqual(['start 20,0'])
  })

  it('is canceled by pointercancel', () => {
    startGesture()
    firePointerEvent('down', 0, 0, 0)
    firePointerEvent('move', 20, 0, 10)
    firePointerEvent('cancel', 20, 0, 20)
    firePointerEvent('up', 20, 0, 30)
    expect(log).toEqual(['start 20,0', 'cancel 0,0'])
  })

  it('ignores mouse events for 2000 ms after a touch', () => {
    startGesture()
    firePointerEvent('down', 0, 0, 0)
    firePointerEvent('up', 0, 0, 10)
    firePointerEvent('down', 0, 0, 1999, { type: 'mouse' })
    firePointerEvent('move', 20, 0, 1999, { type: 'mouse' })
    expect(log).toEqual([])
    firePointerEvent('up', 20, 0, 1999, { type: 'mouse' })
    firePointerEvent('down', 0, 0, 2000, { type: 'mouse' })
    firePointerEvent('move', 20, 0, 2010, { type: 'mouse' })
    expect(log).toEqual(['start 20,0'])
  })

  it('ignores all buttons except the first', () => {
    startGesture()
    firePointerEvent('down', 0, 0, 0, { type: 'mouse', button: 2 })
    firePointerEvent('move', 20, 0, 10, { type: 'mouse' })
    expect(log).toEqual([])
  })

  it('waits for onWillStart, and starts at the position of the pointer by then', async () => {
    let resolveWillStart = () => {}
    startGesture({
      onWillStart: () =>
        new Promise((resolve) => {
          resolveWillStart = resolve
        }),
    })
    firePointerEvent('down', 0, 0, 0)
    firePointerEvent('move', 20, 0, 10)
    firePointerEvent('move', 50, 0, 20)
    expect(log).toEqual([])
    resolveWillStart()
    await Promise.resolve()
    firePointerEvent('move', 60, 0, 30)
    drawFrame()
    expect(log).toEqual(['start 50,0', 'move 10,0'])
  })

  it('is canceled when the pointer goes up during onWillStart', async () => {
    let resolveWillStart = () => {}
    startGesture({
      onWillStart: () =>
        new Promise((resolve) => {
          resolveWillStart = resolve
        }),
    })
    firePointerEvent('down', 0, 0, 0)
    firePointerEvent('move', 20, 0, 10)
    firePointerEvent('up', 20, 0, 20)
    resolveWillStart()
    await Promise.resolve()
    expect(log).toEqual(['cancel 20,0'])
  })

  it('leaves the pointer to a stronger gesture', () => {
    const arbiter = createArbiter()
    const strong = createGesture(element, {
      name: 'strong',
      priority: 2,
      arbiter,
      onStart: () => log.push('strong'),
    })
    startGesture({ arbiter, priority: 1, onStart: () => log.push('weak') })
    firePointerEvent('down', 0, 0, 0)
    firePointerEvent('move', 20, 0, 10)
    expect(log).toEqual(['strong'])
    strong.destroy()
  })

  /** Performs a drag. Returns a spy on the clicks that follow. */
  const drag = () => {
    const click = vi.fn()
    element.addEventListener('click', click)
    startGesture()
    firePointerEvent('down', 0, 0, 0)
    firePointerEvent('move', 20, 0, 10)
    firePointerEvent('up', 20, 0, 20)
    return click
  }

  it('ignores the click that follows a drag, but not the click of the next touch', () => {
    const click = drag()
    dispatchClick()
    expect(click).not.toHaveBeenCalled()
    firePointerEvent('down', 0, 0, 100)
    firePointerEvent('up', 0, 0, 110)
    dispatchClick()
    expect(click).toHaveBeenCalledOnce()
  })

  it('does not ignore a keyboard click after a drag without a click', () => {
    const click = drag()
    // A click from Enter or a script has a `detail` of 0.
    element.click()
    expect(click).toHaveBeenCalledOnce()
  })

  it('does not ignore a click 400 ms after the drag', () => {
    vi.useFakeTimers()
    const click = drag()
    vi.advanceTimersByTime(400)
    vi.useRealTimers()
    dispatchClick()
    expect(click).toHaveBeenCalledOnce()
  })

  it('removes its listeners in destroy()', () => {
    startGesture()
    gesture?.destroy()
    firePointerEvent('down', 0, 0, 0)
    firePointerEvent('move', 20, 0, 10)
    expect(log).toEqual([])
  })

  it('is canceled when it is disabled during the movement', () => {
    startGesture()
    firePointerEvent('down', 0, 0, 0)
    firePointerEvent('move', 20, 0, 10)
    gesture?.enable(false)
    expect(log).toEqual(['start 20,0', 'cancel 0,0'])
    firePointerEvent('down', 0, 0, 100)
    firePointerEvent('move', 20, 0, 110)
    expect(log).toHaveLength(2)
  })
})
