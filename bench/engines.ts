/**
 * Compares our overlays, menu, and page transitions with those of Ionic, Framework7, and Konsta: the same parts over the same
 * page, on one machine. Times are measured in one engine at a time, at a quarter of the CPU speed. Prints a table, writes
 * bench/results/engines.json, and fails if a figure is missing, if another engine has a better figure without a reason in
 * bench/engines/losses.ts, or if our code exceeds its size limits.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { launchChromium } from '../scripts/chromium'
import { serve } from '../scripts/serve'
import { root } from '../scripts/settings'
import { bytesOf, measureSizes, type SizeCheck } from './engines/bytes'
import {
  type Column,
  columns,
  type Figure,
  isBetter,
  median,
  medianAbsoluteDeviation,
  type Row,
} from './engines/columns'
import { installLibraries } from './engines/install'
import { lossReasonOf } from './engines/losses'
import {
  type Bench,
  CPU_SLOWDOWN,
  type CpuTimes,
  openBench,
  type RetainedCounts,
  VIEWPORT,
} from './engines/measure'
import { buildPages, ENGINES, type Engine, pagesFolder } from './engines/pages'
import { PART_KINDS, type PartKind, supports } from './engines/parts'
import type { Sample } from './engines/probe'
import { formatTable } from './table'

const ROUNDS = 5
const CYCLES = 200
const picturesFolder = path.join(root, 'bench/results/engines-pictures')

type Result = { kind: PartKind; engine: Engine; nominalMs: number; row: Row; spreads: Partial<Row> }

/** Measures one tap. Retries once, because on a busy machine, the probe may not see any frame of the animation. */
const measureTap = (bench: Bench, kind: PartKind): Promise<Sample> =>
  bench.measureTap(kind).catch(async (error: unknown) => {
    console.log(
      `  ${bench.engine}: retrying (${error instanceof Error ? error.message.split('\n')[0] : error})`,
    )
    await bench.page.evaluate(() => window.probe.close())
    return bench.measureTap(kind)
  })

/**
 * Measures taps and CPU times. The engines take turns, so that a busy moment of the machine affects all of them; every second
 * round reverses their order.
 */
async function measureInTurns(benches: Bench[]) {
  const samples = new Map<string, Sample[]>()
  const cpuTimesByKey = new Map<string, CpuTimes[]>()
  const append = <T>(map: Map<string, T[]>, key: string, value: T) =>
    map.set(key, [...(map.get(key) ?? []), value])
  for (const kind of PART_KINDS) {
    console.log(`${kind} …`)
    const supportingBenches = benches.filter(({ engine }) => supports(engine, kind))
    for (const bench of supportingBenches) {
      await bench.page.bringToFront()
      await bench.verifyVisibility(kind, path.join(picturesFolder, `${bench.engine}-${kind}.png`))
      // The first tap fills the caches.
      await measureTap(bench, kind)
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const bench of round % 2 === 0 ? supportingBenches : supportingBenches.toReversed()) {
        const key = `${kind} ${bench.engine}`
        await bench.page.bringToFront()
        append(samples, key, await measureTap(bench, kind))
        append(cpuTimesByKey, key, await bench.measureCpuTimes(kind))
      }
    }
  }
  return { samples, cpuTimesByKey }
}

/**
 * Counts DOM nodes and listeners that remain after a part has been presented and dismissed many times. No times are measured, so
 * all engines run at once, in a browser without a frame rate limit.
 */
async function measureRetained(origin: string) {
  const retained = new Map<string, RetainedCounts>()
  const browser = await launchChromium(['--disable-frame-rate-limit', '--disable-gpu-vsync'])
  await Promise.all(
    ENGINES.map(async (engine) => {
      const bench = await openBench(browser, origin, engine)
      await bench.speedUpAnimations()
      for (const kind of PART_KINDS.filter((kind) => supports(engine, kind)))
        retained.set(`${kind} ${engine}`, await bench.countRetainedObjects(kind, CYCLES))
      await bench.close()
    }),
  ).finally(() => browser.close())
  return retained
}

/** Runs the benchmark. Returns true if no figure is missing, every lost comparison has a reason, and all size limits are met. */
export async function benchmarkEngines(): Promise<boolean> {
  installLibraries()
  await buildPages()
  mkdirSync(picturesFolder, { recursive: true })
  const server = await serve({ folder: pagesFolder })
  const browser = await launchChromium()
  try {
    const benches: Bench[] = []
    for (const engine of ENGINES) benches.push(await openBench(browser, server.url, engine))
    const { samples, cpuTimesByKey } = await measureInTurns(benches)
    for (const bench of benches) await bench.close()
    console.log('Nodes and listeners …')
    const retained = await measureRetained(server.url)
    const results: Result[] = []
    for (const kind of PART_KINDS) {
      for (const engine of ENGINES.filter((engine) => supports(engine, kind))) {
        const key = `${kind} ${engine}`
        const taps = samples.get(key) ?? []
        const cpuTimes = cpuTimesByKey.get(key) ?? []
        const retainedCounts = retained.get(key) ?? { nodes: Number.NaN, listeners: Number.NaN }
        const figuresByColumn = {
          firstFrame: taps.map(({ firstFrameMs }) => firstFrameMs),
          overrun: taps.map(({ presentedMs, nominalMs }) => presentedMs - nominalMs),
          dropped: taps.map(({ droppedFrames }) => droppedFrames),
          present: cpuTimes.map(({ presentMs }) => presentMs),
          dismiss: cpuTimes.map(({ dismissMs }) => dismissMs),
        }
        const summarize = (aggregate: (figures: number[]) => number) => ({
          firstFrame: aggregate(figuresByColumn.firstFrame),
          overrun: aggregate(figuresByColumn.overrun),
          dropped: aggregate(figuresByColumn.dropped),
          present: aggregate(figuresByColumn.present),
          dismiss: aggregate(figuresByColumn.dismiss),
        })
        results.push({
          kind,
          engine,
          nominalMs: median(taps.map(({ nominalMs }) => nominalMs)),
          row: { ...summarize(median), ...retainedCounts, bytes: await bytesOf(engine, kind) },
          spreads: summarize(medianAbsoluteDeviation),
        })
      }
    }
    return report(
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

const columnNames = Object.keys(columns) as Column[]
const formatFigure = (column: Column, figure: number) =>
  column === 'bytes' ? (figure / 1000).toFixed(1) : String(Math.round(figure))

function report(results: Result[], sizes: SizeCheck[], samples: object, cpuTimesByKey: object): boolean {
  const resultsOfKind = (kind: PartKind) => results.filter((result) => result.kind === kind)
  const ourResult = (kind: PartKind) => resultsOfKind(kind).find(({ engine }) => engine === 'ours') as Result
  const ratio = (figure: number, ourFigure: number) =>
    ourFigure > 0 ? ` ×${(figure / ourFigure).toFixed(1)}` : ''
  console.log(
    `${VIEWPORT.width} × ${VIEWPORT.height}, CPU ÷ ${CPU_SLOWDOWN}, medians of ${ROUNDS} taps; times in ms. × is the other engine’s figure divided by ours.\n`,
  )
  console.log(
    formatTable(
      ['part', 'engine', 'nominal', ...columnNames.map((name) => columns[name].label)],
      results.map(({ kind, engine, nominalMs, row }) => [
        engine === 'ours' ? kind : '',
        engine,
        nominalMs,
        ...columnNames.map((name) =>
          engine === 'ours'
            ? formatFigure(name, row[name])
            : formatFigure(name, row[name]) + ratio(row[name], ourResult(kind).row[name]),
        ),
      ]),
    ),
  )
  console.log(
    '\nfirst frame: from the tap to the end of the frame that first shows the part · overrun: from the tap to presented, minus the nominal duration\n' +
      'dropped: skipped frames · CPU: main thread, to present and to dismiss · nodes, listeners: remaining after ' +
      `${CYCLES} cycles with accelerated animations\nkB: code for that part alone, brotli, without React and without styles`,
  )

  const missingCells = results.flatMap(({ kind, engine, row }) =>
    columnNames.filter((name) => !Number.isFinite(row[name])).map((name) => `${kind}, ${engine}, ${name}`),
  )
  const lostCells = PART_KINDS.flatMap((kind) =>
    columnNames.flatMap((column) => {
      const ourFigure = ourResult(kind).row[column]
      const figureOf = ({ row, spreads }: Result): Figure => ({
        value: row[column],
        spread: spreads[column] ?? 0,
      })
      const betterResults = resultsOfKind(kind).filter((result) =>
        isBetter(column, figureOf(result), figureOf(ourResult(kind))),
      )
      const betterEngines = betterResults
        .map(({ engine, row }) => `${engine} ${formatFigure(column, row[column])}`)
        .join(', ')
      const reason = lossReasonOf(column, kind)
      return betterEngines
        ? [{ kind, column, ourFigure: formatFigure(column, ourFigure), betterEngines, reason }]
        : []
    }),
  )
  console.log('')
  for (const name of columnNames) {
    const cells = lostCells.filter(({ column }) => column === name)
    console.log(
      cells.length === 0
        ? `✓ ${columns[name].label}: ours is best or equal in all parts`
        : `≠ ${columns[name].label}: best or equal in ${PART_KINDS.length - cells.length} of ${PART_KINDS.length} parts`,
    )
    for (const reason of new Set(cells.map((cell) => cell.reason))) {
      for (const { kind, ourFigure, betterEngines } of cells.filter((cell) => cell.reason === reason))
        console.log(`  ${kind}: ours ${ourFigure}, ${betterEngines}`)
      console.log(`    ${reason ?? '✗ no reason in bench/engines/losses.ts'}`)
    }
  }
  for (const { name, bytes, maxBytes } of sizes)
    console.log(
      `${bytes <= maxBytes ? '✓' : '✗'} ${name}: ${(bytes / 1000).toFixed(2)} of ${(maxBytes / 1000).toFixed(1)} kB`,
    )
  for (const cell of missingCells) console.log(`✗ not measured: ${cell}`)
  writeFileSync(
    path.join(root, 'bench/results/engines.json'),
    JSON.stringify({ results, lost: lostCells, limits: sizes, samples, cpuTimesByKey }, null, 2),
  )
  return (
    missingCells.length === 0 &&
    lostCells.every(({ reason }) => reason !== undefined) &&
    sizes.every(({ bytes, maxBytes }) => bytes <= maxBytes)
  )
}
