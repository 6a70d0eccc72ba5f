/**
 * `npm run bench`: runs all benchmarks, or those that are named: `npm run bench first-load`. Exit code 0 only if every
 * bar holds.
 */
import { clock } from './clock'
import { engines } from './engines'
import { firstLoad } from './first-load'
import { lighthouse } from './lighthouse'
import { parity } from './parity'
import { unasked } from './unasked'

const benchmarks: Record<string, () => Promise<boolean>> = {
  'first-load': firstLoad,
  unasked,
  lighthouse,
  parity,
  engines,
  clock,
}
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benchmarks))

if (unknown.length > 0) {
  console.error(
    `Patternbook: there is no benchmark '${unknown[0]}'. There are: ${Object.keys(benchmarks).join(', ')}.`,
  )
  process.exitCode = 1
} else {
  for (const [name, run] of Object.entries(benchmarks)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    console.log(`\n── ${name} ──`)
    const holds = await run().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return false
    })
    if (!holds) process.exitCode = 1
  }
}
