/** What Tailwind makes of classes: which properties they set, and which of two wins. Reads the sheet of the base. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import postcss, { type Node as CssNode } from 'postcss'
import { __unstable__loadDesignSystem } from 'tailwindcss'
import { baseSheet } from '../base'

/** What is asked about classes. */
export type Cascade = {
  /** The properties that a class sets, logical ones in place of physical; none for what is no utility. */
  properties: (name: string) => ReadonlySet<string>
  /** Is all it does a few declarations on the element itself, always? */
  isFlat: (name: string) => boolean
  /** Its place among the given classes: of two that are as strong, the later one wins. */
  places: (names: readonly string[]) => ReadonlyMap<string, bigint>
}

const LOGICAL: [RegExp, string][] = [
  [/^(padding|margin|scroll-padding|scroll-margin|border)-top/, '$1-block-start'],
  [/^(padding|margin|scroll-padding|scroll-margin|border)-bottom/, '$1-block-end'],
  [/^(padding|margin|scroll-padding|scroll-margin|border)-left/, '$1-inline-start'],
  [/^(padding|margin|scroll-padding|scroll-margin|border)-right/, '$1-inline-end'],
  [/^top$/, 'inset-block-start'],
  [/^bottom$/, 'inset-block-end'],
  [/^left$/, 'inset-inline-start'],
  [/^right$/, 'inset-inline-end'],
  [/^(row|column)-gap$/, 'gap-$1'],
  [/^border-.*radius$/, 'radius'],
  // No parts of `flex`.
  [/^flex-(wrap|direction)$/, 'line-$1'],
  [/^border-.*-(width|style|color)$/, 'border-$1'],
]

const logical = (property: string): string =>
  LOGICAL.reduce((name, [physical, by]) => name.replace(physical, by), property)

const parentRule = (node: CssNode | undefined) =>
  node?.parent?.type === 'rule' || node?.parent?.type === 'atrule'

/** Asks Tailwind about the classes of the screens. */
export const loadCascade = async (): Promise<Cascade> => {
  const require = createRequire(import.meta.url)
  const system = await __unstable__loadDesignSystem(`@import 'tailwindcss';\n${baseSheet()}`, {
    base: process.cwd(),
    loadStylesheet: async (id) => {
      const file = require.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id)
      return { path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') }
    },
  })
  const known = new Map<string, { properties: Set<string>; flat: boolean }>()
  const about = (name: string) => {
    const found = known.get(name)
    if (found) return found
    const made = { properties: new Set<string>(), flat: true }
    const [css] = system.candidatesToCss([name])
    const root = css ? postcss.parse(css) : undefined
    root?.walkAtRules('property', (rule) => void rule.remove())
    root?.walkDecls(({ prop }) => void made.properties.add(logical(prop)))
    root?.walk((node) => {
      if ((node.type === 'rule' || node.type === 'atrule') && parentRule(node)) made.flat = false
    })
    known.set(name, made)
    return made
  }
  return {
    properties: (name) => about(name).properties,
    isFlat: (name) => about(name).flat,
    places: (names) =>
      new Map(system.getClassOrder([...names]).flatMap(([name, at]) => (at === null ? [] : [[name, at]]))),
  }
}
