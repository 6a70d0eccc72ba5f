import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Route } from '@/lib/site/catalog'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }

/** The color rules of axe that are on by default. */
const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns the query parameters that skip the entrances of the animation screens, because text that is fading in does not have its
 * final contrast; no parameters for other routes.
 */
export const queryWithoutEntrances = (route: Route): Record<string, string> =>
  route.section === 'animation' ? { motion: 'reduced' } : {}

/**
 * Runs axe on the current page.
 *
 * @param rules `all` for the default rules of axe, or `colors` for only {@link colorRules}
 * @param scope selector of the element to check; the whole document by default
 * @returns one line per finding: rule, help text, element, detail
 */
export async function axeFindings(
  page: Page,
  rules: 'all' | 'colors' = 'all',
  scope = 'html',
): Promise<string[]> {
  // Colors must not be measured while text fades in or during a transition.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { target } = animation.effect as KeyframeEffect
      const hasEnd = Number.isFinite(animation.effect?.getComputedTiming().endTime)
      const isPageAnimation = target?.closest('[data-page-slot]') && animation.timeline === document.timeline
      if (animation instanceof CSSAnimation && hasEnd && isPageAnimation) animation.finish()
    }
  })
  await page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  )
  // Playwright runs the source through the debugger, which the Content Security Policy of the page does not restrict.
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(axeSource)
  const options = {
    resultTypes: ['violations'],
    // axe preloads style sheets only for an experimental rule, and media only for a rule about sound. No page plays sound.
    preload: false,
    ...(rules === 'colors' && { runOnly: { type: 'rule', values: colorRules } }),
  }
  const violations = (await page.evaluate(
    `axe.run(${JSON.stringify(scope)}, ${JSON.stringify(options)}).then((r) => r.violations)`,
  )) as Violation[]
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const detail = failureSummary.split('\n').slice(1).join(' ').trim()
      return `${id} (${help}) at ${target.join(' ')}: ${detail}`
    }),
  )
}
