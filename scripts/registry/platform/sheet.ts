import postcss from 'postcss'
import type { Mode } from '@/lib/frame/state'
import { VARIANTS } from './class-names'
import { otherOf } from './values'

const escaped = (text: string) => text.replace(/[[\]]/g, '\\$&')

/** Matches `:where(…)`, whose content may have one more level of parentheses. */
const WHERE = /:where\(\s*((?:[^()]|\([^()]*\))*?)\s*\)/g

/**
 * Converts a style sheet to one platform: removes the rules and selectors of the other platform.
 * @param css text of the style sheet for both platforms
 */
export const convertSheet = (css: string, mode: Mode): string => {
  const other = otherOf(mode)
  const isOther = (variant: string) => VARIANTS[other].includes(variant)
  const asks = `[data-mode='${other}']`
  const within = new RegExp(
    `:not\\(\\s*:where\\(\\s*${escaped(`[data-mode='${mode}']`)} ${escaped(asks)} \\*\\)\\)`,
    'g',
  )
  const root = postcss.parse(css)
  root.walkAtRules('custom-variant', (rule) => {
    if (isOther(rule.params.split(/\s/)[0] ?? '')) rule.remove()
    else
      rule.params = rule.params
        .replace(`:not(:where([data-mode='${mode}'] ${asks} *))`, '')
        .replace(WHERE, (all, list: string) => {
          const parts = postcss.list.comma(list)
          const kept = parts.filter((part) => !part.includes(asks))
          return kept.length > 0 && kept.length < parts.length ? `:where(${kept.join(', ')})` : all
        })
  })
  root.walkAtRules('variant', (rule) => {
    if (isOther(rule.params)) rule.remove()
  })
  root.walkRules((rule) => {
    const kept = rule.selectors
      .map((selector) => selector.replace(within, ''))
      .filter((selector) => !selector.includes(asks))
    if (kept.length === 0) rule.remove()
    else if (kept.join() !== rule.selectors.join()) rule.selectors = kept
  })
  // Removes rules that have become empty.
  const removeEmpty = () => {
    let found = false
    root.walk((node) => {
      const isEmpty = (node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0
      if (!isEmpty) return
      node.remove()
      found = true
    })
    if (found) removeEmpty()
  }
  removeEmpty()
  return root.toString()
}
