import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Finding = { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }

/**
 * What axe finds wrong with the page as it is shown now, with all of its rules.
 *
 * @returns one line per finding: rule, what it asks for, where, and the detail
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // A colour on its way to another has a contrast that nobody is meant to see.
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition))
  // Evaluated by the debugger, so the page's own policy for scripts stays in force.
  await page.evaluate(source)
  const findings = (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then((r) => r.violations)',
  )) as Finding[]
  return findings.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const detail = failureSummary.split('\n').slice(1).join(' ').trim()
      return `${id} (${help}) at ${target.join(' ')}: ${detail}`
    }),
  )
}
