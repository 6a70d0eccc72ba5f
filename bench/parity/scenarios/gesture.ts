import type { Engine, GestureScenario } from '../engine'
import { drag, lift, type Point, type Say, type Scenario, type Stroke, settle } from '../words'

type Draw = (to: Point, stroke?: Stroke, from?: Point) => Promise<void>
type MakeGesture = (options?: Partial<GestureScenario>) => { enable(on: boolean): void; destroy(): void }

const MIDDLE: Point = { x: 200, y: 400 }

/** Creates a scenario: a script with a plain surface over the viewport, gestures on it, and a finger. */
const scenario = (
  title: string,
  script: (make: MakeGesture, draw: Draw, say: Say, engine: Engine) => Promise<void>,
): Scenario => ({
  title,
  async run(engine, say) {
    const surface = document.createElement('div')
    surface.style.cssText = 'position:fixed;inset:0;z-index:999999;touch-action:none'
    document.body.append(surface)
    const gestures: ReturnType<MakeGesture>[] = []
    // Consecutive movements become one line, because their number depends on the frames.
    let last = ''
    const note = (line: string) => {
      if (line !== last || !line.endsWith('move')) say(line)
      last = line
    }
    const make: MakeGesture = (options = {}) => {
      const gesture = engine.gesture(surface, { name: 'test', say: note, ...options })
      gestures.push(gesture)
      return gesture
    }
    const draw: Draw = async ({ x, y }, stroke, from = MIDDLE) => {
      await drag(from, { x: from.x + x, y: from.y + y }, stroke)
      await settle()
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

/** `createGesture`: the order of its callbacks, and which gesture wins. */
export const gestures: readonly Scenario[] = [
  scenario('createGesture: a drag along the axis', async (make, draw) => {
    make()
    await draw({ x: 100, y: 0 })
  }),
  scenario('createGesture: the distance at which a drag is recognized', async (make, draw) => {
    make({ withStart: true })
    await draw({ x: 100, y: 0 })
  }),
  scenario('createGesture: an onWillStart that resolves at once', async (make, draw) => {
    make({ onWillStart: async () => {} })
    await draw({ x: 100, y: 0 })
  }),
  scenario('createGesture: the velocity of a finger that is lifted while it moves', async (make, draw) => {
    make({ withSpeed: true })
    await draw({ x: 100, y: 0 }, { rests: false })
  }),
  scenario('createGesture: the velocity of a finger that rests before it is lifted', async (make, draw) => {
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
  scenario('createGesture: a diagonal drag with two values of maxAngle', async (make, draw) => {
    const gesture = make()
    await draw({ x: 70, y: 70 })
    gesture.destroy()
    make({ maxAngle: 60 })
    await draw({ x: 70, y: 70 })
  }),
  scenario('createGesture: a drag shorter than the threshold', async (make, draw) => {
    make()
    await draw({ x: 8, y: 0 })
  }),
  scenario('createGesture: a custom threshold', async (make, draw) => {
    make({ threshold: 40 })
    await draw({ x: 35, y: 0 })
    await draw({ x: 100, y: 0 })
  }),
  scenario('createGesture: canStart returns false', async (make, draw) => {
    make({ canStart: () => false })
    await draw({ x: 100, y: 0 })
  }),
  scenario('createGesture: two drags, one after the other', async (make, draw) => {
    make()
    await draw({ x: 60, y: 0 }, { steps: 3 })
    await draw({ x: -60, y: 0 }, { steps: 3 })
  }),
  scenario('a gesture is blocked by name and unblocked', async (make, draw, say, engine) => {
    make()
    const release = engine.block(['test'])
    await draw({ x: 100, y: 0 })
    say('unblocked')
    release()
    await draw({ x: 100, y: 0 })
  }),
  scenario('another gesture is blocked', async (make, draw, _, engine) => {
    make()
    const release = engine.block(['other'])
    await draw({ x: 100, y: 0 })
    release()
  }),
  scenario('blockers are counted', async (make, draw, say, engine) => {
    make()
    const first = engine.block(['test'])
    const second = engine.block(['test'])
    first()
    await draw({ x: 100, y: 0 })
    say('unblocked')
    second()
    await draw({ x: 100, y: 0 })
  }),
  scenario('the gesture with the higher priority wins', async (make, draw, say) => {
    make({ ...named(say, 'high'), priority: 20 })
    make({ ...named(say, 'low'), priority: 10 })
    await draw({ x: 100, y: 0 })
  }),
  scenario('the later of two gestures with equal priority wins', async (make, draw, say) => {
    make(named(say, 'first'))
    make(named(say, 'second'))
    await draw({ x: 100, y: 0 })
  }),
  scenario('the gesture with the higher priority uses the other axis', async (make, draw, say) => {
    make({ ...named(say, 'high'), priority: 20, direction: 'y' })
    make({ ...named(say, 'low'), priority: 10 })
    await draw({ x: 100, y: 0 })
    await draw({ x: 0, y: 100 })
  }),
  scenario('canStart of the gesture with the higher priority returns false', async (make, draw, say) => {
    make({ ...named(say, 'high'), priority: 20, canStart: () => false })
    make({ ...named(say, 'low'), priority: 10 })
    await draw({ x: 100, y: 0 })
  }),
  scenario('createGesture: the finger rests until onWillStart resolves', async (make, draw, say) => {
    let ready = () => {}
    make({ onWillStart: () => new Promise((resolve) => (ready = resolve)) })
    await draw({ x: 100, y: 0 }, { ends: 'held' })
    say('ready')
    ready()
    await settle()
    await lift()
    await settle()
  }),
  scenario('createGesture: the finger is lifted before onWillStart resolves', async (make, draw, say) => {
    let ready = () => {}
    make({ onWillStart: () => new Promise((resolve) => (ready = resolve)) })
    await draw({ x: 100, y: 0 })
    say('ready')
    ready()
    await settle()
  }),
  scenario('createGesture: the system cancels a drag', async (make, draw) => {
    make()
    await draw({ x: 100, y: 0 }, { ends: 'canceled' })
  }),
  scenario('createGesture: the gesture is disabled during a drag', async (make, draw, say) => {
    const gesture = make()
    await draw({ x: 100, y: 0 }, { ends: 'held' })
    say('off')
    gesture.enable(false)
    await lift()
    await settle()
    say('on')
    gesture.enable(true)
    await draw({ x: 100, y: 0 })
  }),
  scenario('createGesture: the gesture is destroyed during a drag', async (make, draw, say) => {
    const gesture = make()
    await draw({ x: 100, y: 0 }, { ends: 'held' })
    say('destroyed')
    gesture.destroy()
    await lift()
    await settle()
  }),
  scenario('createGesture: a second finger touches during a drag', async (make, _draw, say) => {
    make()
    const at = (x: number) => ({ x: MIDDLE.x + x, y: MIDDLE.y, id: 1 })
    const other = (x: number) => ({ x: 80 + x, y: 650, id: 2 })
    await window.touch([
      { type: 'touchStart', points: [at(0)], time: 0 },
      { type: 'touchMove', points: [at(20)], time: 16 },
      { type: 'touchMove', points: [at(40)], time: 32 },
    ])
    await settle()
    say('second finger')
    await window.touch([
      { type: 'touchStart', points: [at(40), other(0)], time: 200 },
      { type: 'touchMove', points: [at(40), other(60)], time: 216 },
      { type: 'touchMove', points: [at(40)], time: 232 },
    ])
    await settle()
    say('second finger lifted')
    await window.touch([
      { type: 'touchMove', points: [at(60)], time: 400 },
      { type: 'touchEnd', points: [], time: 600 },
    ])
    await settle()
  }),
]
