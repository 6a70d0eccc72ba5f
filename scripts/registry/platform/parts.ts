/** What is known of the components that are taken: whether they look at what they are given, or only show it. */

import { bindings } from './bindings'
import { child, parse, word } from './syntax'

/**
 * Makes the one who knows.
 * @param files paths of all files
 * @param text reads a file
 * @returns tells whether a component shows what an attribute holds as it is, and does nothing else with it
 */
export const passing = (files: readonly string[], text: (file: string) => string) => {
  const fileOf = new Map<string, string | undefined>()
  for (const file of files)
    for (const [, name = ''] of file.endsWith('.tsx') ? text(file).matchAll(/^export function (\w+)/gm) : [])
      fileOf.set(name, fileOf.has(name) ? undefined : file)
  const known = new Map<string, boolean>()

  const asked = (component: string, attribute: string): boolean => {
    const file = fileOf.get(component)
    if (!file) return false
    const props = bindings(parse(file, text(file))).filter(({ name, node }) => {
      const made = node.parent?.parent?.parent
      return name === attribute && word(child(made, 'id'), 'name') === component
    })
    const [prop, another] = props
    const [use, more] = prop?.uses ?? []
    if (!use || more || another) return false
    return use.parent?.type === 'JSXExpressionContainer' && use.parent.slot === 'children'
  }
  return (component: string, attribute: string): boolean => {
    const key = `${component} ${attribute}`
    const answer = known.get(key) ?? asked(component, attribute)
    known.set(key, answer)
    return answer
  }
}
