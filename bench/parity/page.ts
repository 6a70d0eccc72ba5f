import { ionic } from './ionic'
import { ours } from './ours'
import { scenarios } from './scenarios'
import './engine'

window.engines = { ionic, ours }
window.scenarios = scenarios.map(({ title }) => ({ title }))
window.runScenario = async (title, name) => {
  const scenario = scenarios.find((one) => one.title === title)
  if (!scenario) throw new Error(`Patternbook: there is no scenario '${title}'.`)
  const lines: string[] = []
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, 6000, undefined)).then(() => {
    lines.push('…never ends')
  })
  const run = scenario
    .run(window.engines[name], (line) => void lines.push(line))
    .catch((error: unknown) => {
      lines.push(`throws ${error instanceof Error ? error.message : String(error)}`)
    })
  await Promise.race([run, timeout])
  return [...lines]
}
