import { ionic } from './ionic'
import { ours } from './ours'
import { scenarios } from './scenarios'
import './engine'

/** A scenario that takes longer than this waits for something that never happens, ms. */
const SCENARIO_TIMEOUT_MS = 20_000

window.engines = { ionic, ours }
window.scenarios = scenarios.map(({ title, reducedMotion = false }) => ({ title, reducedMotion }))
window.runScenario = async (title, name) => {
  const scenario = scenarios.find((item) => item.title === title)
  if (!scenario) throw new Error(`Patternbook: there is no scenario '${title}'.`)
  // Only one engine is displayed at a time.
  document.body.dataset.engine = name
  const engine = window.engines[name]
  const lines: string[] = []
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, SCENARIO_TIMEOUT_MS)).then(() => {
    lines.push('…never ends')
  })
  const run = scenario
    .run(engine, (line) => void lines.push(line))
    .catch((error: unknown) => {
      lines.push(`throws ${error instanceof Error ? error.message : String(error)}`)
    })
  await Promise.race([run, timeout])
  return { lines: [...lines], busy: engine.busy() }
}
