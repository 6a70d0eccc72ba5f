import type { ComponentKind } from './component-kinds'
import type { EngineAdapter } from './pages/adapter'

/** The figures of one presentation after a tap; times in ms. */
export type Sample = {
  /** Time from the tap until the main thread has finished the first frame in which the component is visible. */
  firstFrameMs: number
  /** Time from the tap until the engine reports that the component has been presented. */
  presentedMs: number
  /** The declared duration of the component's animations: the duration of the longest one, including its delay. */
  animationDurationMs: number
  /** Number of frames that were skipped between the first visible frame of the component and the end of the presentation. */
  droppedFrames: number
}

/** The functions that the benchmark calls in the page. */
export type Probe = {
  /** Prepares the measurement of the next tap on the button, which opens the component. */
  startMeasurement(kind: ComponentKind): void
  /** Resolves with the figures of the measured tap when the component has been presented. */
  waitForSample(): Promise<Sample>
  /** Opens a component without a tap. */
  open(kind: ComponentKind): Promise<void>
  /** Closes the open component. */
  close(): Promise<void>
  /** Opens and closes a component `times` times without taps. */
  openAndClose(kind: ComponentKind, times: number): Promise<void>
  /** Returns whether the component is currently visible: at least partly inside the viewport, and more than half opaque. */
  isVisible(kind: ComponentKind): boolean
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** The duration of a frame at 60 Hz, ms. */
const FRAME_MS = 1000 / 60
/** The highest opacity that counts as invisible. Some animations start at an opacity of 0.01. */
const MAX_INVISIBLE_OPACITY = 0.011

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
/** Resolves with the time after the current frame has been painted, ms. Call it in an animation frame. */
const waitForPaint = () =>
  new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(performance.now())
    port2.postMessage(undefined)
  })
/** Waits for two frames, in which the engines finish their work after an animation. */
const waitForTwoFrames = async () => {
  await nextFrame()
  await nextFrame()
}

/** Returns the opacity of an element multiplied by those of its ancestors; 0 if it is missing, hidden, or out of view. */
const opacityOf = (element: Element | null | undefined): number => {
  if (!element?.isConnected) return 0
  const { top, left, bottom, right } = element.getBoundingClientRect()
  const width = Math.min(right, innerWidth) - Math.max(left, 0)
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
  if (width < 1 || height < 1) return 0
  let opacity = 1
  for (
    let node: Element | null = element;
    node;
    node = node.parentElement ?? (node.getRootNode() as ShadowRoot).host
  ) {
    const style = getComputedStyle(node)
    if (style.visibility === 'hidden' || style.display === 'none') return 0
    opacity *= Number(style.opacity)
    if (node === document.body) break
  }
  return opacity
}

const adapter = () => Object.values(window.adapters)[0] as EngineAdapter
const goButton = () => document.getElementById('go') as HTMLElement

/**
 * Returns the end time of the longest animation of the moving element and, unless the engine ignores them, of its descendants,
 * ms; 0 if there are no animations.
 */
const animationDurationOf = (movingElement: Element | null | undefined): number =>
  Math.max(
    0,
    ...(movingElement?.getAnimations({ subtree: !adapter().ignoresDescendantAnimations }) ?? []).map(
      ({ effect }) => {
        const { endTime } = effect?.getComputedTiming() ?? {}
        return typeof endTime === 'number' && Number.isFinite(endTime) ? endTime : 0
      },
    ),
  )

let pendingSample: Promise<Sample> | undefined

const measureOpeningOnNextTap = (kind: ComponentKind) =>
  new Promise<Sample>((resolve, reject) => {
    let tapTime = 0
    goButton().addEventListener('pointerup', ({ timeStamp }) => (tapTime = timeStamp), { once: true })
    const onClick = async () => {
      const presentedTime = adapter()
        .open(kind)
        .then(() => performance.now())
      let isPresented = false
      void presentedTime.then(() => (isPresented = true))
      let animationDurationMs = 0
      let firstFrameTime: number | undefined
      let lastFrameTime = 0
      let droppedFrames = 0
      for (;;) {
        const frameTime = await nextFrame()
        if (firstFrameTime === undefined) {
          const movingElement = adapter().findMovingElement(kind)
          animationDurationMs = Math.max(animationDurationMs, animationDurationOf(movingElement))
          if (opacityOf(movingElement) > MAX_INVISIBLE_OPACITY) firstFrameTime = await waitForPaint()
          // Dropped frames are counted from the first visible frame on; `firstFrameMs` covers the time before it.
          lastFrameTime = firstFrameTime ?? frameTime
        } else {
          // A frame counts as on time if it is late by less than half the duration of a frame.
          droppedFrames += Math.max(0, Math.round((frameTime - lastFrameTime) / FRAME_MS) - 1)
          lastFrameTime = frameTime
        }
        if (isPresented) break
        if (frameTime - tapTime > 5000)
          return reject(new Error(`Patternbook: nothing was presented within 5 s (${kind}).`))
      }
      if (firstFrameTime === undefined)
        return reject(new Error(`Patternbook: the probe did not see the overlay (${kind}).`))
      resolve({
        firstFrameMs: firstFrameTime - tapTime,
        presentedMs: (await presentedTime) - tapTime,
        animationDurationMs,
        droppedFrames,
      })
    }
    goButton().addEventListener('click', () => void onClick().catch(reject), { once: true })
  })

window.probe = {
  startMeasurement(kind) {
    pendingSample = measureOpeningOnNextTap(kind)
    // `waitForSample()` reports the error to its caller. Without this handler, the browser would also report an unhandled
    // rejection.
    pendingSample.catch(() => {})
  },
  waitForSample: async () => pendingSample as Promise<Sample>,
  async open(kind) {
    await adapter().open(kind)
    await waitForTwoFrames()
  },
  async close() {
    await adapter().close()
    await waitForTwoFrames()
  },
  async openAndClose(kind, times) {
    for (let i = 0; i < times; i++) {
      await adapter().open(kind)
      await adapter().close()
      await nextFrame()
    }
  },
  isVisible: (kind) => opacityOf(adapter().findMovingElement(kind)) > 0.5,
}
