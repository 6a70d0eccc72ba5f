/** A style sheet for one platform: without the rules of the other. */
import postcss from 'postcss'
import { type Mode, otherOf } from './values'

const escaped = (text: string) => text.replace(/[[\]]/g, '\\$&')

/**
 * A style sheet without the rules of the other platform.
 * @param css its text
 */
export const sheetFor = (css: string, mode: Mode): string => {
  const other = otherOf(mode)
  const asks = `[data-mode='${other}']`
  const within = new RegExp(
    `:not\\(\\s*:where\\(\\s*${escaped(`[data-mode='${mode}']`)} ${escaped(asks)} \\*\\)\\)`,
    'g',
  )
  const root = postcss.parse(css)
  root.walkAtRules('custom-variant', (rule) => {
    if (rule.params.startsWith(mode === 'ios' ? 'material ' : 'ios ')) rule.remove()
    else rule.params = rule.params.replace(`:not(:where([data-mode='${mode}'] ${asks} *))`, '')
  })
  root.walkAtRules('variant', (rule) => {
    if (rule.params === (mode === 'ios' ? 'material' : 'ios')) rule.remove()
  })
  root.walkRules((rule) => {
    const kept = rule.selectors.map((one) => one.replace(within, '')).filter((one) => !one.includes(asks))
    if (kept.length === 0) rule.remove()
    else if (kept.join() !== rule.selectors.join()) rule.selectors = kept
  })
  // What held only such rules is empty now.
  const sweep = () => {
    let found = false
    root.walk((node) => {
      const isEmpty = (node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0
      if (!isEmpty) return
      node.remove()
      found = true
    })
    if (found) sweep()
  }
  sweep()
  return root.toString()
}
