/**
 * Our overlays beside those of Ionic, Framework7 and Konsta: the same parts over the same page, one after the other on
 * one machine, at a quarter of its speed. Prints a table, writes bench/results/engines.json, and fails when a peer is
 * ahead in a cell that bench/engines/losses.ts gives no reason for, or when our code weighs more than it may.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { launchChromium } from '../scripts/chromium'
import { serve } from '../scripts/serve'
import { root } from '../scripts/settings'
import { type Bar, bars, bytesOf } from './engines/bytes'
import { type Column, columns, type Figure, isAhead, median, type Row, spread } from './engines/columns'
import { installPeers } from './engines/install'
import { reasonOf } from './engines/losses'
import { type Bench, type Cost, type LeftBehind, openBench, THROTTLE, WINDOW } from './engines/measure'
import { buildPages, ENGINES, type Engine, pagesFolder } from './engines/pages'
import { has, KINDS, type Kind } from './engines/parts'
import type { Sample } from './engines/probe'
import { table } from './table'

const ROUNDS = 5
const CYCLES = 200
const pictures = path.join(root, 'bench/results/engines-pictures')

type Result = { kind: Kind; engine: Engine; nominal: number; row: Row; spreads: Partial<Row> }

/** A tap with its sample; once more when the machine stood still for as long as the part moved, so that nothing was seen. */
const tapped = (bench: Bench, kind: Kind): Promise<Sample> =>
  bench.tap(kind).catch(async (error: unknown) => {
    console.log(
      `  ${bench.engine}: once more (${error instanceof Error ? error.message.split('\n')[0] : error})`,
    )
    await bench.page.evaluate(() => window.probe.close())
    return bench.tap(kind)
  })

/** Taps and CPU time, in turns: forth through the engines and back, so that a busy moment meets all of them. */
async function inTurns(benches: Bench[]) {
  const samples = new Map<string, Sample[]>()
  const costs = new Map<string, Cost[]>()
  const note = <T>(map: Map<string, T[]>, key: string, one: T) => map.set(key, [...(map.get(key) ?? []), one])
  for (const kind of KINDS) {
    console.log(`${kind} …`)
    const those = benches.filter(({ engine }) => has(engine, kind))
    for (const bench of those) {
      await bench.page.bringToFront()
      await bench.prove(kind, path.join(pictures, `${bench.engine}-${kind}.png`))
      // The first of its kind fills the caches.
      await tapped(bench, kind)
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const bench of round % 2 === 0 ? those : those.toReversed()) {
        const key = `${kind} ${bench.engine}`
        await bench.page.bringToFront()
        note(samples, key, await tapped(bench, kind))
        note(costs, key, await bench.cost(kind))
      }
    }
  }
  return { samples, costs }
}

/**
 * What many cycles leave behind: counted, not timed, so all engines go through them at once, in a browser that makes as
 * many frames as it can.
 */
async function leftovers(origin: string) {
  const left = new Map<string, LeftBehind>()
  const browser = await launchChromium(['--disable-frame-rate-limit', '--disable-gpu-vsync'])
  await Promise.all(
    ENGINES.map(async (engine) => {
      const bench = await openBench(browser, origin, engine)
      await bench.hasten()
      for (const kind of KINDS.filter((one) => has(engine, one)))
        left.set(`${kind} ${engine}`, await bench.leftBehind(kind, CYCLES))
      await bench.close()
    }),
  ).finally(() => browser.close())
  return left
}

/** Runs the measurement; true when every lost cell has its reason and every bar holds. */
export async function engines(): Promise<boolean> {
  installPeers()
  await buildPages()
  mkdirSync(pictures, { recursive: true })
  const site = await serve({ folder: pagesFolder })
  const browser = await launchChromium()
  try {
    const benches: Bench[] = []
    for (const engine of ENGINES) benches.push(await openBench(browser, site.url, engine))
    const { samples, costs } = await inTurns(benches)
    for (const bench of benches) await bench.close()
    console.log('Nodes and listeners …')
    const left = await leftovers(site.url)
    const results: Result[] = []
    for (const kind of KINDS) {
      for (const engine of ENGINES.filter((one) => has(one, kind))) {
        const key = `${kind} ${engine}`
        const taps = samples.get(key) ?? []
        const cost = costs.get(key) ?? []
        const held = left.get(key) ?? { nodes: Number.NaN, listeners: Number.NaN }
        const timed = {
          firstFrame: taps.map(({ firstFrame }) => firstFrame),
          beyond: taps.map(({ presented, nominal }) => presented - nominal),
          dropped: taps.map(({ dropped }) => dropped),
          present: cost.map(({ present }) => present),
          dismiss: cost.map(({ dismiss }) => dismiss),
        }
        const each = (take: (figures: number[]) => number) => ({
          firstFrame: take(timed.firstFrame),
          beyond: take(timed.beyond),
          dropped: take(timed.dropped),
          present: take(timed.present),
          dismiss: take(timed.dismiss),
        })
        results.push({
          kind,
          engine,
          nominal: median(taps.map(({ nominal }) => nominal)),
          row: { ...each(median), ...held, bytes: await bytesOf(engine, kind) },
          spreads: each(spread),
        })
      }
    }
    return report(results, await bars(), Object.fromEntries(samples), Object.fromEntries(costs))
  } finally {
    await browser.close()
    await site.close()
  }
}

const names = Object.keys(columns) as Column[]
const shown = (column: Column, figure: number) =>
  column === 'bytes' ? (figure / 1000).toFixed(1) : String(Math.round(figure))

function report(results: Result[], limits: Bar[], samples: object, costs: object): boolean {
  const ofKind = (kind: Kind) => results.filter((result) => result.kind === kind)
  const ours = (kind: Kind) => ofKind(kind).find(({ engine }) => engine === 'ours') as Result
  const ratio = (figure: number, own: number) => (own > 0 ? ` ×${(figure / own).toFixed(1)}` : '')
  console.log(
    `${WINDOW.width} × ${WINDOW.height}, CPU ÷ ${THROTTLE}, medians of ${ROUNDS} taps; ms, and beside each peer’s figure how many times ours it is.\n`,
  )
  console.log(
    table(
      ['part', 'engine', 'nominal', ...names.map((name) => columns[name].label)],
      results.map(({ kind, engine, nominal, row }) => [
        engine === 'ours' ? kind : '',
        engine,
        nominal,
        ...names.map((name) =>
          engine === 'ours'
            ? shown(name, row[name])
            : shown(name, row[name]) + ratio(row[name], ours(kind).row[name]),
        ),
      ]),
    ),
  )
  console.log(
    '\nfirst frame: from the tap to the end of the frame that first shows it · beyond: from the tap to presented, less the nominal duration\n' +
      'dropped: frames left out between · CPU: main thread, to present and to dismiss · nodes, listeners: left behind by ' +
      `${CYCLES} cycles with animations at a multiple of their speed\nkB: code for that part alone, brotli, without React and without styles`,
  )

  const missing = results.flatMap(({ kind, engine, row }) =>
    names.filter((name) => !Number.isFinite(row[name])).map((name) => `${kind}, ${engine}, ${name}`),
  )
  const lost = KINDS.flatMap((kind) =>
    names.flatMap((column) => {
      const own = ours(kind).row[column]
      const figure = ({ row, spreads }: Result): Figure => ({
        value: row[column],
        spread: spreads[column] ?? 0,
      })
      const ahead = ofKind(kind).filter((result) => isAhead(column, figure(result), figure(ours(kind))))
      const by = ahead.map(({ engine, row }) => `${engine} ${shown(column, row[column])}`).join(', ')
      const why = reasonOf(column, kind)
      return by ? [{ kind, column, own: shown(column, own), by, why }] : []
    }),
  )
  console.log('')
  for (const name of names) {
    const cells = lost.filter(({ column }) => column === name)
    console.log(
      cells.length === 0
        ? `✓ ${columns[name].label}: ours is first, or level with the first, in all parts`
        : `≠ ${columns[name].label}: first or level in ${KINDS.length - cells.length} of ${KINDS.length} parts`,
    )
    for (const why of new Set(cells.map((cell) => cell.why))) {
      for (const { kind, own, by } of cells.filter((cell) => cell.why === why))
        console.log(`  ${kind}: ours ${own}, ${by}`)
      console.log(`    ${why ?? '✗ bench/engines/losses.ts gives no reason'}`)
    }
  }
  for (const { name, bytes, allowed } of limits)
    console.log(
      `${bytes <= allowed ? '✓' : '✗'} ${name}: ${(bytes / 1000).toFixed(2)} of ${(allowed / 1000).toFixed(1)} kB`,
    )
  for (const cell of missing) console.log(`✗ not measured: ${cell}`)
  writeFileSync(
    path.join(root, 'bench/results/engines.json'),
    JSON.stringify({ results, lost, limits, samples, costs }, null, 2),
  )
  return (
    missing.length === 0 &&
    lost.every(({ why }) => why !== undefined) &&
    limits.every(({ bytes, allowed }) => bytes <= allowed)
  )
}
