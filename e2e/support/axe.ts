import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Route } from '@/lib/catalogue'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Finding = { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }

/** The rules of axe that ask for colors, besides those that it leaves off unless they are asked for. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Entrances are looked at when they are over: words that are fading in have no contrast yet. */
export const resting = (route: Route): Record<string, string> =>
  route.section === 'animation' ? { motion: 'reduced' } : {}

/**
 * What axe finds wrong with the page as it is shown now.
 *
 * @param rules all of them, or those about colors only
 * @returns one line per finding: rule, what it asks for, where, and the detail
 */
export async function axeFindings(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  // A colour on its way to another has a contrast that nobody is meant to see.
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition))
  // Evaluated by the debugger, so the page's own policy for scripts stays in force.
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(source)
  const options = {
    resultTypes: ['violations'],
    ...(rules === 'colors' && { runOnly: { type: 'rule', values: colorRules } }),
  }
  const findings = (await page.evaluate(
    `axe.run(document, ${JSON.stringify(options)}).then((r) => r.violations)`,
  )) as Finding[]
  return findings.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const detail = failureSummary.split('\n').slice(1).join(' ').trim()
      return `${id} (${help}) at ${target.join(' ')}: ${detail}`
    }),
  )
}
