import postcss from 'postcss'
import type { Mode } from '@/lib/frame/state'
import { VARIANTS_BY_PLATFORM } from './class-names'
import { otherPlatform } from './evaluate-expressions'

const escapeBrackets = (text: string) => text.replace(/[[\]]/g, '\\$&')

/** Matches `:where(…)`, whose content may have one more level of parentheses. */
const WHERE_PATTERN = /:where\(\s*((?:[^()]|\([^()]*\))*?)\s*\)/g

/**
 * Converts a style sheet to one platform: removes the rules, variants, and selectors of the other platform, and conditions that
 * exclude the other platform.
 * @param css text of the style sheet for both platforms
 */
export const convertStyleSheet = (css: string, mode: Mode): string => {
  const other = otherPlatform(mode)
  const isOtherVariant = (variant: string) => VARIANTS_BY_PLATFORM[other].includes(variant)
  const otherSelector = `[data-mode='${other}']`
  const exclusionPattern = new RegExp(
    `:not\\(\\s*:where\\(\\s*${escapeBrackets(`[data-mode='${mode}']`)} ${escapeBrackets(otherSelector)} \\*\\)\\)`,
    'g',
  )
  const root = postcss.parse(css)
  root.walkAtRules('custom-variant', (rule) => {
    if (isOtherVariant(rule.params.split(/\s/)[0] ?? '')) rule.remove()
    else
      rule.params = rule.params
        .replace(`:not(:where([data-mode='${mode}'] ${otherSelector} *))`, '')
        .replace(WHERE_PATTERN, (whole, selectors: string) => {
          const parts = postcss.list.comma(selectors)
          const keptSelectors = parts.filter((part) => !part.includes(otherSelector))
          return keptSelectors.length > 0 && keptSelectors.length < parts.length
            ? `:where(${keptSelectors.join(', ')})`
            : whole
        })
  })
  root.walkAtRules('variant', (rule) => {
    if (isOtherVariant(rule.params)) rule.remove()
  })
  root.walkRules((rule) => {
    const keptSelectors = rule.selectors
      .map((selector) => selector.replace(exclusionPattern, ''))
      .filter((selector) => !selector.includes(otherSelector))
    if (keptSelectors.length === 0) rule.remove()
    else if (keptSelectors.join() !== rule.selectors.join()) rule.selectors = keptSelectors
  })
  // Removes empty rules and at-rules. Repeats, because a rule can become empty when the last one inside it is removed.
  const removeEmptyRules = () => {
    let hasRemoved = false
    root.walk((node) => {
      const isEmpty = (node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0
      if (!isEmpty) return
      node.remove()
      hasRemoved = true
    })
    if (hasRemoved) removeEmptyRules()
  }
  removeEmptyRules()
  return root.toString()
}
