import type { Engine, Menu, Modal, Piece, Touch } from './engine'

/** Notes one line of what came of a script. */
export type Say = (line: string) => void
/** One script of calls that both engines are put through; `say` notes what came of it. */
export type Scenario = {
  title: string
  run(engine: Engine, say: Say): Promise<void>
  /** The device asks for less motion meanwhile. */
  reducedMotion?: boolean
}

/** A value as it is written into a line. */
export const shown = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

/** What a promise came to. */
export const answered = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    (value) => `resolves ${shown(value)}`,
    (error: unknown) => `rejects ${shown(error)}`,
  )

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Waits for a state, looking at it once a frame; a scenario that waits for ever is ended from outside. */
export const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await frame()
}

/** The document and every shadow tree in it. */
const trees = (): (Document | ShadowRoot)[] => {
  const found: (Document | ShadowRoot)[] = [document]
  for (const tree of found)
    for (const { shadowRoot } of tree.querySelectorAll('*')) if (shadowRoot) found.push(shadowRoot)
  return found
}

/** What the engines' own animations are declared to last, ms; styles that fade by themselves do not count, nor do spinners. */
const declared = (): number[] =>
  trees()
    .flatMap((tree) => tree.getAnimations())
    .filter((one) => !(one instanceof CSSTransition || one instanceof CSSAnimation))
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
    .filter((time) => Number.isFinite(time) && time > 0)

/** Frames in a row without any movement after which nothing more is to be expected. */
const QUIET_FRAMES = 8

/** Waits until nothing moves any more. */
export const rest = async (): Promise<void> => {
  for (let quiet = 0; quiet < QUIET_FRAMES; quiet++) {
    await frame()
    if (declared().length > 0) quiet = -1
  }
}

/** Watches what moves from now on; the answer is how long the longest of it is declared to last, ms. */
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

/** Notes the life of a piece: the name of each event and what it carries. */
export const follow = (piece: Piece, say: Say): void =>
  piece.hear((event, detail) => {
    const carries = event.endsWith('dismiss') ? ` ${shown({ data: detail?.data, role: detail?.role })}` : ''
    // Whether it stands in the document before it is to be seen is each engine's own affair.
    const there = event === 'will-present' || piece.inDocument()
    say(`${event}${carries}${there ? '' : ' (not in the document)'}`)
  })

/** The same of a modal, with where it rests and what a finger does; several movements in a row are one line. */
export const followModal = (modal: Modal, say: Say): void => {
  let last = ''
  const note = (line: string) => {
    if (line !== last || line !== 'drag-move') say(line)
    last = line
  }
  follow(modal, note)
  modal.hearMoves((event, { breakpoint, snapBreakpoint, isDismissing, progress, ...numbers }) => {
    if (event === 'breakpoint') note(`breakpoint ${breakpoint}`)
    else if (event === 'drag-end') note(`drag-end ${shown({ snapBreakpoint, isDismissing })}`)
    else note(event)
    const wrong = Object.values({ progress, ...numbers }).some((value) => !Number.isFinite(value))
    if (event === 'drag-move' && wrong) note('drag-move without its numbers')
  })
}

/** The same of a menu. */
export const followMenu = (menu: Menu, say: Say, name = ''): void =>
  menu.hear((event, detail) =>
    say(`${name}${event}${event.endsWith('close') ? ` ${shown({ role: detail?.role })}` : ''}`),
  )

/** Closes what a scenario has left open. */
export const end = async (piece: Piece): Promise<void> => {
  await piece.dismiss()
  await rest()
}

/** A place in the window, px. */
export type Point = { x: number; y: number }

/** How a finger moves. */
export type Stroke = {
  /** Default 5. The first one has to be longer than what the browser takes for a trembling finger, 15 px. */
  steps?: number
  /** Slows down before it is lifted, so that it throws nothing. Default true. */
  rests?: boolean
  /** Lies quite still before it is lifted: the browser sends nothing meanwhile. */
  waits?: boolean
  /** How it ends: lifted (default), taken by the system, or not yet. */
  ends?: 'lifted' | 'cancelled' | 'held'
}

/** Draws a finger over the glass, 16 ms a step. */
export const drag = (from: Point, to: Point, stroke: Stroke = {}): Promise<void> => {
  const { steps = 5, rests = true, waits = false, ends = 'lifted' } = stroke
  // The browser sends no movement that is none, so this is how an engine learns that a finger has stopped: it creeps.
  const creep = rests ? 8 : 0
  const at = (one: 'x' | 'y', share: number, short: number) =>
    from[one] + (to[one] - from[one]) * share - Math.sign(to[one] - from[one]) * short
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

/** Lifts the finger that a stroke has left on the glass. */
export const lift = (): Promise<void> => window.touch([{ type: 'touchEnd', points: [], time: 1000 }])

/** Taps. */
export const tap = ({ x, y }: Point): Promise<void> =>
  window.touch([
    { type: 'touchStart', points: [{ x, y, id: 1 }], time: 0 },
    { type: 'touchEnd', points: [], time: 50 },
  ])

/** Taps the middle of an element. */
export const tapOn = (element: Element): Promise<void> => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return tap({ x: left + width / 2, y: top + height / 2 })
}
