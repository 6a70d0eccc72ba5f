import type { EngineAdapter } from './pages/adapter'
import type { Kind } from './parts'

/** The figures of one presentation after a tap; times in ms. */
export type Sample = {
  /** Time from the tap until the main thread has finished the first frame in which the part is visible. */
  firstFrame: number
  /** Time from the tap until the engine reports that the part has been presented. */
  presented: number
  /** The declared duration of the part's animations: the latest end time, which each animation measures from its own start. */
  nominal: number
  /** Number of frames that were skipped between the first frame and the end of the presentation. */
  dropped: number
}

/** The functions that the benchmark calls in the page. */
export type Probe = {
  /** Prepares the measurement of the next tap on the button, which opens the part. */
  arm(kind: Kind): void
  /** Resolves with the figures of that tap when the part has been presented. */
  sample(): Promise<Sample>
  /** Opens a part without a tap. */
  open(kind: Kind): Promise<void>
  /** Closes the open part. */
  close(): Promise<void>
  /** Opens and closes a part this many times. */
  cycle(kind: Kind, times: number): Promise<void>
  /** Returns whether the part is currently visible: at least partly inside the viewport, and more than half opaque. */
  seen(kind: Kind): boolean
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** The duration of a frame, ms. */
const FRAME = 1000 / 60
/** The highest opacity that counts as invisible. Most engines start their animations at an opacity of 0.01. */
const INVISIBLE = 0.011

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
/** Resolves with the time after the current frame has been painted, ms. Call it in an animation frame. */
const painted = () =>
  new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(performance.now())
    port2.postMessage(undefined)
  })
/** Waits for two frames, in which the engines finish their work after an animation. */
const settle = async () => {
  await frame()
  await frame()
}

/** Returns the opacity of an element multiplied by that of its ancestors; 0 if the element is hidden or outside the viewport. */
const opacityOf = (element: Element | null | undefined): number => {
  if (!element?.isConnected) return 0
  const { top, left, bottom, right } = element.getBoundingClientRect()
  const width = Math.min(right, innerWidth) - Math.max(left, 0)
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
  if (width < 1 || height < 1) return 0
  let opacity = 1
  for (let at: Element | null = element; at; at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host) {
    const style = getComputedStyle(at)
    if (style.visibility === 'hidden' || style.display === 'none') return 0
    opacity *= Number(style.opacity)
    if (at === document.body) break
  }
  return opacity
}

const adapter = () => Object.values(window.adapters)[0] as EngineAdapter
const go = () => document.getElementById('go') as HTMLElement

/** Returns the end time of the longest animation of the moving element, ms; 0 if it has no animations. */
const nominalOf = (moving: Element | null | undefined): number =>
  Math.max(
    0,
    ...(moving?.getAnimations({ subtree: !adapter().ignoresDescendants }) ?? []).map(({ effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {}
      return typeof endTime === 'number' && Number.isFinite(endTime) ? endTime : 0
    }),
  )

let result: Promise<Sample> | undefined

const watch = (kind: Kind) =>
  new Promise<Sample>((resolve, reject) => {
    let lifted = 0
    go().addEventListener('pointerup', ({ timeStamp }) => (lifted = timeStamp), { once: true })
    const onClick = async () => {
      const end = adapter()
        .open(kind)
        .then(() => performance.now())
      let over = false
      void end.then(() => (over = true))
      let nominal = 0
      let first: number | undefined
      let last = 0
      let dropped = 0
      for (;;) {
        const now = await frame()
        if (first === undefined) {
          const moving = adapter().moving(kind)
          nominal = Math.max(nominal, nominalOf(moving))
          if (opacityOf(moving) > INVISIBLE) first = await painted()
          // Dropped frames are counted from the first visible frame on; `firstFrame` covers the time before it.
          last = first ?? now
        } else {
          // A frame counts as on time if it is late by at most half the duration of a frame.
          dropped += Math.max(0, Math.round((now - last) / FRAME) - 1)
          last = now
        }
        if (over) break
        if (now - lifted > 5000)
          return reject(new Error(`Patternbook: nothing was presented within 5 s (${kind}).`))
      }
      if (first === undefined)
        return reject(new Error(`Patternbook: the probe did not see the overlay (${kind}).`))
      resolve({ firstFrame: first - lifted, presented: (await end) - lifted, nominal, dropped })
    }
    go().addEventListener('click', () => void onClick().catch(reject), { once: true })
  })

window.probe = {
  arm(kind) {
    result = watch(kind)
    // `sample()` reports the error to its caller. Without this handler, the browser would also report an unhandled rejection.
    result.catch(() => {})
  },
  sample: async () => result as Promise<Sample>,
  async open(kind) {
    await adapter().open(kind)
    await settle()
  },
  async close() {
    await adapter().close()
    await settle()
  },
  async cycle(kind, times) {
    for (let done = 0; done < times; done++) {
      await adapter().open(kind)
      await adapter().close()
      await frame()
    }
  },
  seen: (kind) => opacityOf(adapter().moving(kind)) > 0.5,
}
