import type { Engine, GestureScenario } from '../engine'
import { drag, lift, type Point, rest, type Say, type Scenario, type Stroke } from '../words'

type Drawn = (to: Point, stroke?: Stroke, from?: Point) => Promise<void>
type Made = (options?: Partial<GestureScenario>) => { enable(on: boolean): void; destroy(): void }

const MIDDLE: Point = { x: 200, y: 400 }

/** A script with a plain surface over the window, gestures on it, and a finger. */
const scenario = (
  title: string,
  script: (make: Made, draw: Drawn, say: Say, engine: Engine) => Promise<void>,
): Scenario => ({
  title,
  async run(engine, say) {
    const surface = document.createElement('div')
    surface.style.cssText = 'position:fixed;inset:0;z-index:999999;touch-action:none'
    document.body.append(surface)
    const gestures: ReturnType<Made>[] = []
    // Several movements in a row are one line: how many there are is a matter of the frames.
    let last = ''
    const note = (line: string) => {
      if (line !== last || !line.endsWith('move')) say(line)
      last = line
    }
    const make: Made = (options = {}) => {
      const gesture = engine.gesture(surface, { name: 'test', say: note, ...options })
      gestures.push(gesture)
      return gesture
    }
    const draw: Drawn = async ({ x, y }, stroke, from = MIDDLE) => {
      await drag(from, { x: from.x + x, y: from.y + y }, stroke)
      await rest()
    }
    try {
      await script(make, draw, note, engine)
    } finally {
      for (const gesture of gestures) gesture.destroy()
      surface.remove()
    }
  },
})

const named = (say: Say, name: string): Pick<GestureScenario, 'name' | 'say'> => ({
  name,
  say: (line) => say(`${name}: ${line}`),
})

/** `createGesture`: the order of its callbacks, and who gets the finger. */
export const gestures: readonly Scenario[] = [
  scenario('createGesture: a drag along the axis', async (make, draw) => {
    make()
    await draw({ x: 100, y: 0 })
  }),
  scenario('createGesture: how far the finger is when it is recognised', async (make, draw) => {
    make({ withStart: true })
    await draw({ x: 100, y: 0 })
  }),
  scenario('createGesture: a drag that is prepared at once', async (make, draw) => {
    make({ onWillStart: async () => {} })
    await draw({ x: 100, y: 0 })
  }),
  scenario('createGesture: the speed of a finger that is lifted as it moves', async (make, draw) => {
    make({ withSpeed: true })
    await draw({ x: 100, y: 0 }, { rests: false })
  }),
  scenario('createGesture: the speed of a finger that has stopped', async (make, draw) => {
    make({ withSpeed: true })
    await draw({ x: 100, y: 0 }, { rests: false, waits: true })
  }),
  scenario('createGesture: a drag against the axis', async (make, draw) => {
    make()
    await draw({ x: -100, y: 20 })
  }),
  scenario('createGesture: a drag across the axis', async (make, draw) => {
    make()
    await draw({ x: 10, y: 100 })
  }),
  scenario('createGesture: the vertical axis', async (make, draw) => {
    make({ direction: 'y' })
    await draw({ x: 0, y: 100 })
    await draw({ x: 100, y: 0 })
  }),
  scenario('createGesture: a diagonal, by the largest angle', async (make, draw) => {
    const gesture = make()
    await draw({ x: 70, y: 70 })
    gesture.destroy()
    make({ maxAngle: 60 })
    await draw({ x: 70, y: 70 })
  }),
  scenario('createGesture: less than the threshold', async (make, draw) => {
    make()
    await draw({ x: 8, y: 0 })
  }),
  scenario('createGesture: a threshold of its own', async (make, draw) => {
    make({ threshold: 40 })
    await draw({ x: 35, y: 0 })
    await draw({ x: 100, y: 0 })
  }),
  scenario('createGesture: canStart says no', async (make, draw) => {
    make({ canStart: () => false })
    await draw({ x: 100, y: 0 })
  }),
  scenario('createGesture: two drags, one after the other', async (make, draw) => {
    make()
    await draw({ x: 60, y: 0 }, { steps: 3 })
    await draw({ x: -60, y: 0 }, { steps: 3 })
  }),
  scenario('GE-02: a gesture is blocked by its name, and let go', async (make, draw, say, engine) => {
    make()
    const release = engine.block(['test'])
    await draw({ x: 100, y: 0 })
    say('let go')
    release()
    await draw({ x: 100, y: 0 })
  }),
  scenario('GE-02: another gesture is blocked', async (make, draw, _, engine) => {
    make()
    const release = engine.block(['other'])
    await draw({ x: 100, y: 0 })
    release()
  }),
  scenario('GE-02: blockers are counted', async (make, draw, say, engine) => {
    make()
    const first = engine.block(['test'])
    const second = engine.block(['test'])
    first()
    await draw({ x: 100, y: 0 })
    say('let go')
    second()
    await draw({ x: 100, y: 0 })
  }),
  scenario(
    'GE-02: of two gestures the one with the higher priority gets the finger',
    async (make, draw, say) => {
      make({ ...named(say, 'high'), priority: 20 })
      make({ ...named(say, 'low'), priority: 10 })
      await draw({ x: 100, y: 0 })
    },
  ),
  scenario(
    'GE-02: of two gestures with one priority the later one gets the finger',
    async (make, draw, say) => {
      make(named(say, 'first'))
      make(named(say, 'second'))
      await draw({ x: 100, y: 0 })
    },
  ),
  scenario('GE-02: the stronger gesture lives on the other axis', async (make, draw, say) => {
    make({ ...named(say, 'high'), priority: 20, direction: 'y' })
    make({ ...named(say, 'low'), priority: 10 })
    await draw({ x: 100, y: 0 })
    await draw({ x: 0, y: 100 })
  }),
  scenario('GE-02: the stronger gesture may not start', async (make, draw, say) => {
    make({ ...named(say, 'high'), priority: 20, canStart: () => false })
    make({ ...named(say, 'low'), priority: 10 })
    await draw({ x: 100, y: 0 })
  }),
  scenario('createGesture: onWillStart takes a while, and the finger waits', async (make, draw, say) => {
    let ready = () => {}
    make({ onWillStart: () => new Promise((resolve) => (ready = resolve)) })
    await draw({ x: 100, y: 0 }, { ends: 'held' })
    say('ready')
    ready()
    await rest()
    await lift()
    await rest()
  }),
  scenario('createGesture: the finger is lifted before onWillStart is ready', async (make, draw, say) => {
    let ready = () => {}
    make({ onWillStart: () => new Promise((resolve) => (ready = resolve)) })
    await draw({ x: 100, y: 0 })
    say('ready')
    ready()
    await rest()
  }),
  scenario('createGesture: the system takes the finger away', async (make, draw) => {
    make()
    await draw({ x: 100, y: 0 }, { ends: 'cancelled' })
  }),
  scenario('createGesture: it is turned off during the drag', async (make, draw, say) => {
    const gesture = make()
    await draw({ x: 100, y: 0 }, { ends: 'held' })
    say('off')
    gesture.enable(false)
    await lift()
    await rest()
    say('on')
    gesture.enable(true)
    await draw({ x: 100, y: 0 })
  }),
  scenario('createGesture: it is destroyed during the drag', async (make, draw, say) => {
    const gesture = make()
    await draw({ x: 100, y: 0 }, { ends: 'held' })
    say('destroyed')
    gesture.destroy()
    await lift()
    await rest()
  }),
  scenario('createGesture: a second finger comes down during the drag', async (make, _draw, say) => {
    make()
    const at = (x: number) => ({ x: MIDDLE.x + x, y: MIDDLE.y, id: 1 })
    const other = (x: number) => ({ x: 80 + x, y: 650, id: 2 })
    await window.touch([
      { type: 'touchStart', points: [at(0)], time: 0 },
      { type: 'touchMove', points: [at(20)], time: 16 },
      { type: 'touchMove', points: [at(40)], time: 32 },
    ])
    await rest()
    say('second finger')
    await window.touch([
      { type: 'touchStart', points: [at(40), other(0)], time: 200 },
      { type: 'touchMove', points: [at(40), other(60)], time: 216 },
      { type: 'touchMove', points: [at(40)], time: 232 },
    ])
    await rest()
    say('second finger lifted')
    await window.touch([
      { type: 'touchMove', points: [at(60)], time: 400 },
      { type: 'touchEnd', points: [], time: 600 },
    ])
    await rest()
  }),
]
