/**
 * Compares our overlays, menu, and page transitions with those of Ionic, Framework7, and Konsta: the same components over the same
 * page, on one machine. Times are measured in one engine at a time, at a quarter of the CPU speed. Prints a table, writes
 * bench/results/engines.json, and fails if a figure is missing, if another engine has a better figure without a reason in
 * bench/engines/worse-results.ts, or if our code exceeds its size limits.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { launchChromium } from '../scripts/chromium'
import { serve } from '../scripts/serve'
import { rootFolder } from '../scripts/settings'
import { buildPages, ENGINES, type Engine, pagesFolder } from './engines/build-pages'
import { bytesOf, measureSizes, type SizeCheck } from './engines/code-sizes'
import { COMPONENT_KINDS, type ComponentKind, supports } from './engines/component-kinds'
import {
  CPU_SLOWDOWN,
  type CpuTimes,
  type EnginePage,
  openEnginePage,
  type RetainedCounts,
  VIEWPORT,
} from './engines/engine-page'
import {
  type ComponentFigures,
  type FigureName,
  type FigureWithSpread,
  figureColumns,
  isBetter,
  median,
  medianAbsoluteDeviation,
} from './engines/figures'
import { installLibraries } from './engines/install-libraries'
import type { Sample } from './engines/probe'
import { worseResultReasonOf } from './engines/worse-results'
import { formatTable } from './table'

/** Number of taps and of CPU measurements for each component of each engine. */
const ROUNDS = 5
/** Number of times that a component is presented and dismissed before the remaining nodes and listeners are counted. */
const CYCLES = 200
const picturesFolder = path.join(rootFolder, 'bench/results/engines-pictures')

/** The figures of one component of one engine. `spreads` contains the spread of each figure in `row` that is a median. */
type Result = {
  kind: ComponentKind
  engine: Engine
  animationDurationMs: number
  row: ComponentFigures
  spreads: Partial<ComponentFigures>
}

/** Measures one tap. Retries once, because on a busy machine, the probe may not see any frame of the animation. */
const measureOpeningWithRetry = (enginePage: EnginePage, kind: ComponentKind): Promise<Sample> =>
  enginePage.measureOpening(kind).catch(async (error: unknown) => {
    console.log(
      `  ${enginePage.engine}: retrying (${error instanceof Error ? error.message.split('\n')[0] : error})`,
    )
    await enginePage.page.evaluate(() => window.probe.close())
    return enginePage.measureOpening(kind)
  })

/**
 * Measures taps and CPU times. The engines take turns, so that a busy moment of the machine affects all of them; every second
 * round reverses their order.
 *
 * @returns the samples and the CPU times; the keys have the form `{kind} {engine}`, such as `alert ionic`
 */
async function measureInTurns(enginePages: EnginePage[]) {
  const samples = new Map<string, Sample[]>()
  const cpuTimesByKey = new Map<string, CpuTimes[]>()
  const append = <T>(map: Map<string, T[]>, key: string, value: T) =>
    map.set(key, [...(map.get(key) ?? []), value])
  for (const kind of COMPONENT_KINDS) {
    console.log(`${kind} …`)
    const supportingPages = enginePages.filter(({ engine }) => supports(engine, kind))
    for (const enginePage of supportingPages) {
      await enginePage.page.bringToFront()
      await enginePage.verifyVisibility(kind, path.join(picturesFolder, `${enginePage.engine}-${kind}.png`))
      // The first tap fills the caches.
      await measureOpeningWithRetry(enginePage, kind)
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const enginePage of round % 2 === 0 ? supportingPages : supportingPages.toReversed()) {
        const key = `${kind} ${enginePage.engine}`
        await enginePage.page.bringToFront()
        append(samples, key, await measureOpeningWithRetry(enginePage, kind))
        append(cpuTimesByKey, key, await enginePage.measureCpuTimes(kind))
      }
    }
  }
  return { samples, cpuTimesByKey }
}

/**
 * Counts DOM nodes and listeners that remain after a component has been presented and dismissed many times. No times are measured, so
 * all engines run at once, in a browser without a frame rate limit.
 */
async function measureRetainedCounts(origin: string) {
  const retained = new Map<string, RetainedCounts>()
  const browser = await launchChromium(['--disable-frame-rate-limit', '--disable-gpu-vsync'])
  await Promise.all(
    ENGINES.map(async (engine) => {
      const enginePage = await openEnginePage(browser, origin, engine)
      await enginePage.speedUpAnimations()
      for (const kind of COMPONENT_KINDS.filter((kind) => supports(engine, kind)))
        retained.set(`${kind} ${engine}`, await enginePage.countRetainedObjects(kind, CYCLES))
      await enginePage.close()
    }),
  ).finally(() => browser.close())
  return retained
}

/** Runs the benchmark. Returns true if no figure is missing, every worse result has a reason, and all size limits are met. */
export async function benchmarkEngines(): Promise<boolean> {
  installLibraries()
  await buildPages()
  mkdirSync(picturesFolder, { recursive: true })
  const server = await serve({ folder: pagesFolder })
  const browser = await launchChromium()
  try {
    const enginePages: EnginePage[] = []
    for (const engine of ENGINES) enginePages.push(await openEnginePage(browser, server.url, engine))
    const { samples, cpuTimesByKey } = await measureInTurns(enginePages)
    for (const enginePage of enginePages) await enginePage.close()
    console.log('Nodes and listeners …')
    const retained = await measureRetainedCounts(server.url)
    const results: Result[] = []
    for (const kind of COMPONENT_KINDS) {
      for (const engine of ENGINES.filter((engine) => supports(engine, kind))) {
        const key = `${kind} ${engine}`
        const taps = samples.get(key) ?? []
        const cpuTimes = cpuTimesByKey.get(key) ?? []
        const retainedCounts = retained.get(key) ?? {
          retainedNodes: Number.NaN,
          retainedListeners: Number.NaN,
        }
        const figuresByColumn = {
          firstFrameMs: taps.map(({ firstFrameMs }) => firstFrameMs),
          overheadMs: taps.map(({ presentedMs, animationDurationMs }) => presentedMs - animationDurationMs),
          droppedFrames: taps.map(({ droppedFrames }) => droppedFrames),
          presentCpuMs: cpuTimes.map(({ presentMs }) => presentMs),
          dismissCpuMs: cpuTimes.map(({ dismissMs }) => dismissMs),
        }
        const summarize = (aggregate: (figures: number[]) => number) => ({
          firstFrameMs: aggregate(figuresByColumn.firstFrameMs),
          overheadMs: aggregate(figuresByColumn.overheadMs),
          droppedFrames: aggregate(figuresByColumn.droppedFrames),
          presentCpuMs: aggregate(figuresByColumn.presentCpuMs),
          dismissCpuMs: aggregate(figuresByColumn.dismissCpuMs),
        })
        results.push({
          kind,
          engine,
          animationDurationMs: median(taps.map(({ animationDurationMs }) => animationDurationMs)),
          row: { ...summarize(median), ...retainedCounts, bytes: await bytesOf(engine, kind) },
          spreads: summarize(medianAbsoluteDeviation),
        })
      }
    }
    return reportResults(
      results,
      await measureSizes(),
      Object.fromEntries(samples),
      Object.fromEntries(cpuTimesByKey),
    )
  } finally {
    await browser.close()
    await server.close()
  }
}

const columnNames = Object.keys(figureColumns) as FigureName[]
const formatFigure = (column: FigureName, figure: number) =>
  column === 'bytes' ? (figure / 1000).toFixed(1) : String(Math.round(figure))

function reportResults(
  results: Result[],
  sizes: SizeCheck[],
  samples: object,
  cpuTimesByKey: object,
): boolean {
  const resultsOfKind = (kind: ComponentKind) => results.filter((result) => result.kind === kind)
  const ourResult = (kind: ComponentKind) =>
    resultsOfKind(kind).find(({ engine }) => engine === 'ours') as Result
  const ratio = (figure: number, ourFigure: number) =>
    ourFigure > 0 ? ` ×${(figure / ourFigure).toFixed(1)}` : ''
  console.log(
    `${VIEWPORT.width} × ${VIEWPORT.height}, CPU ÷ ${CPU_SLOWDOWN}, medians of ${ROUNDS} taps; times in ms. × is the other engine’s figure divided by ours.\n`,
  )
  console.log(
    formatTable(
      ['component', 'engine', 'nominal', ...columnNames.map((name) => figureColumns[name].label)],
      results.map(({ kind, engine, animationDurationMs, row }) => [
        engine === 'ours' ? kind : '',
        engine,
        animationDurationMs,
        ...columnNames.map((name) =>
          engine === 'ours'
            ? formatFigure(name, row[name])
            : formatFigure(name, row[name]) + ratio(row[name], ourResult(kind).row[name]),
        ),
      ]),
    ),
  )
  console.log(
    '\nfirst frame: from the tap to the end of the frame that first shows the component · overhead: from the tap to presented, minus the nominal duration\n' +
      'dropped: skipped frames · CPU: main thread, to present and to dismiss · nodes, listeners: remaining after ' +
      `${CYCLES} cycles with accelerated animations\nkB: code for that component alone, brotli, without React and without styles`,
  )

  const missingCells = results.flatMap(({ kind, engine, row }) =>
    columnNames.filter((name) => !Number.isFinite(row[name])).map((name) => `${kind}, ${engine}, ${name}`),
  )
  const worseResults = COMPONENT_KINDS.flatMap((kind) =>
    columnNames.flatMap((column) => {
      const ourFigure = ourResult(kind).row[column]
      const figureOf = ({ row, spreads }: Result): FigureWithSpread => ({
        value: row[column],
        spread: spreads[column] ?? 0,
      })
      const betterResults = resultsOfKind(kind).filter((result) =>
        isBetter(column, figureOf(result), figureOf(ourResult(kind))),
      )
      const betterEngines = betterResults
        .map(({ engine, row }) => `${engine} ${formatFigure(column, row[column])}`)
        .join(', ')
      const reason = worseResultReasonOf(column, kind)
      return betterEngines
        ? [{ kind, column, ourFigure: formatFigure(column, ourFigure), betterEngines, reason }]
        : []
    }),
  )
  console.log('')
  for (const name of columnNames) {
    const worseResultsOfColumn = worseResults.filter(({ column }) => column === name)
    console.log(
      worseResultsOfColumn.length === 0
        ? `✓ ${figureColumns[name].label}: ours is best or equal in all components`
        : `≠ ${figureColumns[name].label}: best or equal in ${COMPONENT_KINDS.length - worseResultsOfColumn.length} of ${COMPONENT_KINDS.length} components`,
    )
    for (const reason of new Set(worseResultsOfColumn.map(({ reason }) => reason))) {
      for (const { kind, ourFigure, betterEngines } of worseResultsOfColumn.filter(
        (result) => result.reason === reason,
      ))
        console.log(`  ${kind}: ours ${ourFigure}, ${betterEngines}`)
      console.log(`    ${reason ?? '✗ no reason in bench/engines/worse-results.ts'}`)
    }
  }
  for (const { name, bytes, maxBytes } of sizes)
    console.log(
      `${bytes <= maxBytes ? '✓' : '✗'} ${name}: ${(bytes / 1000).toFixed(2)} of ${(maxBytes / 1000).toFixed(1)} kB`,
    )
  for (const cell of missingCells) console.log(`✗ not measured: ${cell}`)
  writeFileSync(
    path.join(rootFolder, 'bench/results/engines.json'),
    JSON.stringify({ results, worseResults, limits: sizes, samples, cpuTimesByKey }, null, 2),
  )
  return (
    missingCells.length === 0 &&
    worseResults.every(({ reason }) => reason !== undefined) &&
    sizes.every(({ bytes, maxBytes }) => bytes <= maxBytes)
  )
}
