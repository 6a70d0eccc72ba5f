import type { Engine, Menu, Modal, Piece, Touch } from './engine'

/** Records one line of the result. */
export type Say = (line: string) => void
/** A script of calls that runs with both engines; `say` records its results. */
export type Scenario = {
  title: string
  run(engine: Engine, say: Say): Promise<void>
  /** Whether the device requests reduced motion. */
  reducedMotion?: boolean
}

/** A value, formatted for a line. */
export const json = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

/** The outcome of a promise. */
export const outcomeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    (value) => `resolves ${json(value)}`,
    (error: unknown) => `rejects ${json(error)}`,
  )

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Waits for a condition, checked once per frame; the page ends a scenario that waits forever. */
export const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await frame()
}

/** The document and all shadow roots in it. */
const trees = (): (Document | ShadowRoot)[] => {
  const found: (Document | ShadowRoot)[] = [document]
  for (const tree of found)
    for (const { shadowRoot } of tree.querySelectorAll('*')) if (shadowRoot) found.push(shadowRoot)
  return found
}

/** Declared durations of the running animations of the engines, ms. CSS transitions and animations, such as spinners, do not count. */
const declared = (): number[] =>
  trees()
    .flatMap((tree) => tree.getAnimations())
    .filter((animation) => !(animation instanceof CSSTransition || animation instanceof CSSAnimation))
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
    .filter((time) => Number.isFinite(time) && time > 0)

/** Consecutive frames without animation after which none is expected. */
const QUIET_FRAMES = 8

/** Waits until nothing moves. */
export const settle = async (): Promise<void> => {
  for (let quiet = 0; quiet < QUIET_FRAMES; quiet++) {
    await frame()
    if (declared().length > 0) quiet = -1
  }
}

/** Watches animations; the returned function gives the longest declared duration since then, ms. */
export const watchMotion = (): (() => number) => {
  let longest = 0
  let on = true
  const look = async () => {
    while (on) {
      await frame()
      longest = Math.max(longest, ...declared())
    }
  }
  void look()
  return () => {
    on = false
    return longest
  }
}

/** Records the lifecycle of an overlay: the name and detail of each event. */
export const follow = (piece: Piece, say: Say): void =>
  piece.hear((event, detail) => {
    const carries = event.endsWith('dismiss') ? ` ${json({ data: detail?.data, role: detail?.role })}` : ''
    // Each engine decides when it inserts an element before its first frame.
    const isInDocument = event === 'will-present' || piece.inDocument()
    say(`${event}${carries}${isInDocument ? '' : ' (not in the document)'}`)
  })

/** The same for a modal, with its breakpoint and drag events; consecutive movements become one line. */
export const followModal = (modal: Modal, say: Say): void => {
  let last = ''
  const note = (line: string) => {
    if (line !== last || line !== 'drag-move') say(line)
    last = line
  }
  follow(modal, note)
  modal.hearMoves((event, { breakpoint, snapBreakpoint, isDismissing, progress, ...numbers }) => {
    if (event === 'breakpoint') note(`breakpoint ${breakpoint}`)
    else if (event === 'drag-end') note(`drag-end ${json({ snapBreakpoint, isDismissing })}`)
    else note(event)
    const wrong = Object.values({ progress, ...numbers }).some((value) => !Number.isFinite(value))
    if (event === 'drag-move' && wrong) note('drag-move without its numbers')
  })
}

/** The same for a menu. */
export const followMenu = (menu: Menu, say: Say, name = ''): void =>
  menu.hear((event, detail) =>
    say(`${name}${event}${event.endsWith('close') ? ` ${json({ role: detail?.role })}` : ''}`),
  )

/** Closes the overlay that a scenario has left open. */
export const end = async (piece: Piece): Promise<void> => {
  await piece.dismiss()
  await settle()
}

/** A point in the viewport, px. */
export type Point = { x: number; y: number }

/** How a finger moves. */
export type Stroke = {
  /** Default 5. The first step must be longer than the touch slop of the browser, 15 px. */
  steps?: number
  /** Whether the finger slows down before it is lifted, so that the movement is not a flick. Default true. */
  rests?: boolean
  /** Whether the finger does not move before it is lifted; the browser then sends no events. */
  waits?: boolean
  /** How the touch ends: lifted (default), canceled by the system, or still held. */
  ends?: 'lifted' | 'canceled' | 'held'
}

/** Drags a finger, 16 ms per step. */
export const drag = (from: Point, to: Point, stroke: Stroke = {}): Promise<void> => {
  const { steps = 5, rests = true, waits = false, ends = 'lifted' } = stroke
  // The browser sends no move events without movement, so the finger moves slowly at the end to show that it has stopped.
  const creep = rests ? 8 : 0
  const at = (axis: 'x' | 'y', share: number, short: number) =>
    from[axis] + (to[axis] - from[axis]) * share - Math.sign(to[axis] - from[axis]) * short
  const touches: Touch[] = [{ type: 'touchStart', points: [{ ...from, id: 1 }], time: 0 }]
  const move = (share: number, short: number) =>
    touches.push({
      type: 'touchMove',
      points: [{ x: at('x', share, short), y: at('y', share, short), id: 1 }],
      time: touches.length * 16,
    })
  for (let step = 1; step <= steps; step++) move(step / steps, step === steps ? creep : 0)
  for (let short = creep - 1; short >= 0; short--) move(1, short)
  const time = touches.length * 16 + (waits ? 150 : 0)
  if (ends !== 'held')
    touches.push({ type: ends === 'lifted' ? 'touchEnd' : 'touchCancel', points: [], time })
  return window.touch(touches)
}

/** Lifts the finger that a drag with `ends: 'held'` has left down. */
export const lift = (): Promise<void> => window.touch([{ type: 'touchEnd', points: [], time: 1000 }])

/** Taps a point. */
export const tap = ({ x, y }: Point): Promise<void> =>
  window.touch([
    { type: 'touchStart', points: [{ x, y, id: 1 }], time: 0 },
    { type: 'touchEnd', points: [], time: 50 },
  ])

/** Taps the center of an element. */
export const tapOn = (element: Element): Promise<void> => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return tap({ x: left + width / 2, y: top + height / 2 })
}
