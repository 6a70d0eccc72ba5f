/**
 * Compares our overlays, menu, and page transitions with those of Ionic, Framework7, and Konsta: the same parts over the same page, one
 * after the other on one machine, at a quarter of its CPU speed. Prints a table, writes bench/results/engines.json, and fails if a
 * figure is missing, if another engine has a better figure without a reason in bench/engines/losses.ts, or if our code exceeds its size
 * limits.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { launchChromium } from '../scripts/chromium'
import { serve } from '../scripts/serve'
import { root } from '../scripts/settings'
import { bytesOf, type Limit, limits } from './engines/bytes'
import { type Column, columns, type Figure, isBetter, median, type Row, spread } from './engines/columns'
import { installLibraries } from './engines/install'
import { reasonOf } from './engines/losses'
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

type Result = { kind: PartKind; engine: Engine; nominal: number; row: Row; spreads: Partial<Row> }

/** Measures one tap. Retries once, because a busy machine may block the whole animation, so that the probe sees no frame of it. */
const measureTap = (bench: Bench, kind: PartKind): Promise<Sample> =>
  bench.tap(kind).catch(async (error: unknown) => {
    console.log(
      `  ${bench.engine}: retrying (${error instanceof Error ? error.message.split('\n')[0] : error})`,
    )
    await bench.page.evaluate(() => window.probe.close())
    return bench.tap(kind)
  })

/**
 * Measures taps and CPU times. The engines take turns, so that a busy moment of the machine affects all of them; every second round
 * reverses their order.
 */
async function measureInTurns(benches: Bench[]) {
  const samples = new Map<string, Sample[]>()
  const costs = new Map<string, CpuTimes[]>()
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
        append(costs, key, await bench.measureCpuTimes(kind))
      }
    }
  }
  return { samples, costs }
}

/**
 * Counts DOM nodes and listeners that remain after a part has been presented and dismissed many times. No times are measured, so all
 * engines run at once, in a browser without a frame rate limit.
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

/** Runs the benchmark. Returns true if no figure is missing, every worse figure of ours has a reason, and all size limits are met. */
export async function engines(): Promise<boolean> {
  installLibraries()
  await buildPages()
  mkdirSync(picturesFolder, { recursive: true })
  const site = await serve({ folder: pagesFolder })
  const browser = await launchChromium()
  try {
    const benches: Bench[] = []
    for (const engine of ENGINES) benches.push(await openBench(browser, site.url, engine))
    const { samples, costs } = await measureInTurns(benches)
    for (const bench of benches) await bench.close()
    console.log('Nodes and listeners …')
    const retained = await measureRetained(site.url)
    const results: Result[] = []
    for (const kind of PART_KINDS) {
      for (const engine of ENGINES.filter((engine) => supports(engine, kind))) {
        const key = `${kind} ${engine}`
        const taps = samples.get(key) ?? []
        const cost = costs.get(key) ?? []
        const retainedCounts = retained.get(key) ?? { nodes: Number.NaN, listeners: Number.NaN }
        const samplesByColumn = {
          firstFrame: taps.map(({ firstFrame }) => firstFrame),
          overrun: taps.map(({ presented, nominal }) => presented - nominal),
          dropped: taps.map(({ dropped }) => dropped),
          present: cost.map(({ present }) => present),
          dismiss: cost.map(({ dismiss }) => dismiss),
        }
        const summarize = (aggregate: (figures: number[]) => number) => ({
          firstFrame: aggregate(samplesByColumn.firstFrame),
          overrun: aggregate(samplesByColumn.overrun),
          dropped: aggregate(samplesByColumn.dropped),
          present: aggregate(samplesByColumn.present),
          dismiss: aggregate(samplesByColumn.dismiss),
        })
        results.push({
          kind,
          engine,
          nominal: median(taps.map(({ nominal }) => nominal)),
          row: { ...summarize(median), ...retainedCounts, bytes: await bytesOf(engine, kind) },
          spreads: summarize(spread),
        })
      }
    }
    return report(results, await limits(), Object.fromEntries(samples), Object.fromEntries(costs))
  } finally {
    await browser.close()
    await site.close()
  }
}

const columnNames = Object.keys(columns) as Column[]
const formatFigure = (column: Column, figure: number) =>
  column === 'bytes' ? (figure / 1000).toFixed(1) : String(Math.round(figure))

function report(results: Result[], sizes: Limit[], samples: object, costs: object): boolean {
  const resultsOfKind = (kind: PartKind) => results.filter((result) => result.kind === kind)
  const ourResult = (kind: PartKind) => resultsOfKind(kind).find(({ engine }) => engine === 'ours') as Result
  const ratio = (figure: number, own: number) => (own > 0 ? ` ×${(figure / own).toFixed(1)}` : '')
  console.log(
    `${VIEWPORT.width} × ${VIEWPORT.height}, CPU ÷ ${CPU_SLOWDOWN}, medians of ${ROUNDS} taps; times in ms. × is the other engine’s figure divided by ours.\n`,
  )
  console.log(
    formatTable(
      ['part', 'engine', 'nominal', ...columnNames.map((name) => columns[name].label)],
      results.map(({ kind, engine, nominal, row }) => [
        engine === 'ours' ? kind : '',
        engine,
        nominal,
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
      const own = ourResult(kind).row[column]
      const figure = ({ row, spreads }: Result): Figure => ({
        value: row[column],
        spread: spreads[column] ?? 0,
      })
      const betterResults = resultsOfKind(kind).filter((result) =>
        isBetter(column, figure(result), figure(ourResult(kind))),
      )
      const by = betterResults
        .map(({ engine, row }) => `${engine} ${formatFigure(column, row[column])}`)
        .join(', ')
      const why = reasonOf(column, kind)
      return by ? [{ kind, column, own: formatFigure(column, own), by, why }] : []
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
    for (const why of new Set(cells.map((cell) => cell.why))) {
      for (const { kind, own, by } of cells.filter((cell) => cell.why === why))
        console.log(`  ${kind}: ours ${own}, ${by}`)
      console.log(`    ${why ?? '✗ no reason in bench/engines/losses.ts'}`)
    }
  }
  for (const { name, bytes, allowed } of sizes)
    console.log(
      `${bytes <= allowed ? '✓' : '✗'} ${name}: ${(bytes / 1000).toFixed(2)} of ${(allowed / 1000).toFixed(1)} kB`,
    )
  for (const cell of missingCells) console.log(`✗ not measured: ${cell}`)
  writeFileSync(
    path.join(root, 'bench/results/engines.json'),
    JSON.stringify({ results, lost: lostCells, limits: sizes, samples, costs }, null, 2),
  )
  return (
    missingCells.length === 0 &&
    lostCells.every(({ why }) => why !== undefined) &&
    sizes.every(({ bytes, allowed }) => bytes <= allowed)
  )
}
