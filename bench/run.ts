/**
 * Runs all benchmarks (`npm run bench`), or only the named ones (`npm run bench first-load`). The exit code is 0 only if every
 * benchmark meets its limits.
 */
import { benchmarkEngines } from './engines'
import { benchmarkFirstLoad } from './first-load'
import { benchmarkFrames } from './frames'
import { benchmarkLighthouse } from './lighthouse'
import { benchmarkPrefetching } from './prefetching'

const benchmarks: Record<string, () => Promise<boolean>> = {
  'first-load': benchmarkFirstLoad,
  prefetching: benchmarkPrefetching,
  lighthouse: benchmarkLighthouse,
  engines: benchmarkEngines,
  frames: benchmarkFrames,
}
const requestedNames = process.argv.slice(2)
const unknownNames = requestedNames.filter((name) => !Object.hasOwn(benchmarks, name))

if (unknownNames.length > 0) {
  console.error(
    `Patternbook: there is no benchmark '${unknownNames[0]}'. Choose from: ${Object.keys(benchmarks).join(', ')}.`,
  )
  process.exitCode = 1
} else {
  for (const [name, run] of Object.entries(benchmarks)) {
    if (requestedNames.length > 0 && !requestedNames.includes(name)) continue
    console.log(`\n── ${name} ──`)
    const hasPassed = await run().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return false
    })
    if (!hasPassed) process.exitCode = 1
  }
}
