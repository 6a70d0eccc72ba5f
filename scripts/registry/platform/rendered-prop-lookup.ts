/** Finds out which props the exported components render without using their values in any other way. */

import { bindingsOf } from './bindings'
import { childNodeOf, parseFile, stringField } from './syntax-tree'

/**
 * Creates a function that looks up whether a component renders the value of an attribute, and does nothing else with it.
 * @param files paths of the files that may contain components
 * @param readText returns the text of a file
 */
export const createRenderedPropLookup = (files: readonly string[], readText: (file: string) => string) => {
  const fileByComponent = new Map<string, string | undefined>()
  for (const file of files)
    for (const [, name = ''] of file.endsWith('.tsx')
      ? readText(file).matchAll(/^export function (\w+)/gm)
      : [])
      fileByComponent.set(name, fileByComponent.has(name) ? undefined : file)
  const cache = new Map<string, boolean>()

  const onlyRendersProp = (component: string, attribute: string): boolean => {
    const file = fileByComponent.get(component)
    if (!file) return false
    const props = bindingsOf(parseFile(file, readText(file))).filter(({ name, node }) => {
      const owner = node.parent?.parent?.parent
      return name === attribute && stringField(childNodeOf(owner, 'id'), 'name') === component
    })
    const [prop, secondProp] = props
    const [use, secondUse] = prop?.references ?? []
    if (!use || secondUse || secondProp) return false
    return use.parent?.type === 'JSXExpressionContainer' && use.parent.parentKey === 'children'
  }
  return (component: string, attribute: string): boolean => {
    const key = `${component} ${attribute}`
    const result = cache.get(key) ?? onlyRendersProp(component, attribute)
    cache.set(key, result)
    return result
  }
}
