/**
 * Runs all benchmarks (`npm run bench`), or only the named ones (`npm run bench first-load`). The exit code is 0 only if every
 * benchmark meets its limits.
 */
import { engines } from './engines'
import { firstLoad } from './first-load'
import { frames } from './frames'
import { lighthouse } from './lighthouse'
import { prefetching } from './prefetching'

const benchmarks: Record<string, () => Promise<boolean>> = {
  'first-load': firstLoad,
  prefetching,
  lighthouse,
  engines,
  frames,
}
const requested = process.argv.slice(2)
const unknownNames = requested.filter((name) => !Object.hasOwn(benchmarks, name))

if (unknownNames.length > 0) {
  console.error(
    `Patternbook: there is no benchmark '${unknownNames[0]}'. Choose from: ${Object.keys(benchmarks).join(', ')}.`,
  )
  process.exitCode = 1
} else {
  for (const [name, run] of Object.entries(benchmarks)) {
    if (requested.length > 0 && !requested.includes(name)) continue
    console.log(`\n── ${name} ──`)
    const passed = await run().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return false
    })
    if (!passed) process.exitCode = 1
  }
}
