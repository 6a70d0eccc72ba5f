import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Engine } from './build-pages'
import type { ComponentKind } from './component-kinds'
import type { Sample } from './probe'

/** The factor by which the CPU is slowed down while times are measured. */
export const CPU_SLOWDOWN = 4
/** The size of the viewport of every page, CSS px. */
export const VIEWPORT = { width: 390, height: 844 }
/** The playback rate of animations while remaining nodes and listeners are counted: animations run completely, but faster. */
const ANIMATION_SPEEDUP = 20

/** Main-thread CPU time of a presentation and of a dismissal, ms. */
export type CpuTimes = { presentMs: number; dismissMs: number }
/** Numbers of DOM nodes and event listeners that remain in memory after many cycles. */
export type RetainedCounts = { retainedNodes: number; retainedListeners: number }

/** A browser page with one engine, and the functions that measure its components (component-kinds.ts). */
export type EnginePage = {
  engine: Engine
  page: Page
  /** Opens a component with a real tap, measures the presentation with the script of probe.ts, and closes the component. */
  measureOpening(kind: ComponentKind): Promise<Sample>
  /** Opens and closes a component without a tap, and measures the CPU time of both. */
  measureCpuTimes(kind: ComponentKind): Promise<CpuTimes>
  /**
   * Speeds up all animations of the page, so that cycles take little time. Use a separate page for this: its timing stays
   * inaccurate even if the playback rate is reset.
   */
  speedUpAnimations(): Promise<void>
  /** Opens and closes a component `cycles` times, and counts the objects that remain. */
  countRetainedObjects(kind: ComponentKind, cycles: number): Promise<RetainedCounts>
  /** Opens a component, takes a picture of the page, and closes the component. Fails unless it is visible only while open. */
  verifyVisibility(kind: ComponentKind, picturePath: string): Promise<void>
  close(): Promise<void>
}

const readCpuTimeMs = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

const countObjects = async (session: CDPSession): Promise<RetainedCounts> => {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { retainedNodes: nodes, retainedListeners: jsEventListeners }
}

/**
 * Opens the page of an engine.
 *
 * @param serverUrl URL of the server of the pages, with a slash at the end
 * @throws if the page does not start within the timeout of Playwright
 */
export async function openEnginePage(
  browser: Browser,
  serverUrl: string,
  engine: Engine,
): Promise<EnginePage> {
  const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const pageErrors: string[] = []
  page.on('pageerror', ({ message }) => pageErrors.push(message))
  await page.goto(`${serverUrl}${engine}.html`)
  await page.waitForFunction((name) => window.adapters?.[name], engine)
  await page.addScriptTag({ url: `${serverUrl}probe.js` })
  await page.getByText('Row 100', { exact: true }).waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const session = await context.newCDPSession(page)
  // `threadTicks` measures CPU time rather than elapsed time, so that other processes have no influence.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('HeapProfiler.enable')
  await session.send('Animation.enable')
  const setCpuSlowdown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })

  const fail = (message: string): never => {
    throw new Error(`Patternbook: ${engine}: ${message} ${pageErrors.join(' ')}`)
  }

  return {
    engine,
    page,
    async measureOpening(kind) {
      await setCpuSlowdown(CPU_SLOWDOWN)
      await page.evaluate((kindToOpen) => window.probe.startMeasurement(kindToOpen), kind)
      const box = await page.locator('#go').boundingBox()
      if (!box) return fail('the button to tap was not found.')
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
      const sample = await page.evaluate(() => window.probe.waitForSample())
      if (!(await page.evaluate((kindToOpen) => window.probe.isVisible(kindToOpen), kind)))
        fail(`${kind} is not visible after it was presented.`)
      await page.evaluate(() => window.probe.close())
      if (await page.evaluate((kindToOpen) => window.probe.isVisible(kindToOpen), kind))
        fail(`${kind} is still visible after it was dismissed.`)
      if (pageErrors.length > 0) fail('the page threw an error.')
      await setCpuSlowdown(1)
      return sample
    },
    async measureCpuTimes(kind) {
      await setCpuSlowdown(CPU_SLOWDOWN)
      const before = await readCpuTimeMs(session)
      await page.evaluate((kindToOpen) => window.probe.open(kindToOpen), kind)
      const between = await readCpuTimeMs(session)
      await page.evaluate(() => window.probe.close())
      const after = await readCpuTimeMs(session)
      await setCpuSlowdown(1)
      return { presentMs: between - before, dismissMs: after - between }
    },
    async speedUpAnimations() {
      await session.send('Animation.setPlaybackRate', { playbackRate: ANIMATION_SPEEDUP })
    },
    async countRetainedObjects(kind, cycles) {
      await page.evaluate((kindToOpen) => window.probe.openAndClose(kindToOpen, 10), kind)
      const before = await countObjects(session)
      await page.evaluate(([kindToOpen, times]) => window.probe.openAndClose(kindToOpen, times), [
        kind,
        cycles,
      ] as const)
      const after = await countObjects(session)
      return {
        retainedNodes: after.retainedNodes - before.retainedNodes,
        retainedListeners: after.retainedListeners - before.retainedListeners,
      }
    },
    async verifyVisibility(kind, picturePath) {
      await page.evaluate((kindToOpen) => window.probe.open(kindToOpen), kind)
      await page.screenshot({ path: picturePath })
      if (!(await page.evaluate((kindToOpen) => window.probe.isVisible(kindToOpen), kind)))
        fail(`${kind} is not visible.`)
      await page.evaluate(() => window.probe.close())
      if (await page.evaluate((kindToOpen) => window.probe.isVisible(kindToOpen), kind))
        fail(`${kind} is still visible after it was dismissed.`)
    },
    close: () => context.close(),
  }
}
