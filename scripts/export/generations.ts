/** The platform generations that a style rule applies in, read from its selector. Pure. */

/** Values of `data-generation`, with their modes. */
export const GENERATIONS = { '26': 'ios', '18': 'ios', expressive: 'md', baseline: 'md' } as const
export type Generation = keyof typeof GENERATIONS

const all = Object.keys(GENERATIONS) as Generation[]
const older: Readonly<Record<string, Generation>> = { ios: '18', md: 'baseline' }

/** Attribute selectors of the variants in app/globals.css; a minifier may remove their quotes. */
const PLATFORM =
  /\[data-mode=["']?(ios|md)["']?\](?:\[data-generation=["']?(\w+)["']?\]|:not\(\[data-generation=["']?(\w+)["']?\]\))?/g

/** A selector without its `:not(…)` parts, at any depth. */
const withoutNegations = (selector: string): string => {
  let result = ''
  let depth = 0
  for (let at = 0; at < selector.length; at += 1) {
    if (depth === 0 && selector[at] === '\\') {
      result += selector.slice(at, at + 2)
      at += 1
    } else if (depth === 0 && selector.startsWith(':not(', at)) {
      depth = 1
      at += 4
    } else if (depth === 0) result += selector[at]
    else if (selector[at] === '\\') at += 1
    else if (selector[at] === '(') depth += 1
    else if (selector[at] === ')') depth -= 1
  }
  return result
}

/** Placeholders for platforms while a selector is read. */
const MARK = /@(\w+)@/g

/**
 * The generations in which a selector can match. The selector requires an ancestor (or an element) with `data-mode`,
 * and possibly its `data-generation`; `:not(…)` is ignored.
 * @param selector one selector, without commas at its top level
 * @returns undefined if it can match in all generations, or if they cannot be determined
 */
export const generationsOf = (selector: string): readonly Generation[] | undefined => {
  const marked = selector.replace(PLATFORM, (_, mode: string, is?: string, isNot?: string) => {
    if (is) return `@${is}@`
    if (!isNot) return `@${mode}@`
    const [rest, ...more] = all.filter(
      (generation) => GENERATIONS[generation] === mode && generation !== isNot,
    )
    return more.length > 0 ? `@${mode}@` : `@${rest}@`
  })
  const positive = withoutNegations(marked)
  const named = new Set([...positive.matchAll(MARK)].map(([, name = '']) => name))
  // A list of alternatives (`:is([data-mode=ios] *, .other)`) may match on other platforms.
  if (named.size !== 1 || /\([^()]*(?:@\w+@[^()]*,|,[^()]*@\w+@)/.test(positive)) return undefined
  const [name = ''] = named
  return name in older
    ? all.filter((generation) => GENERATIONS[generation] === name)
    : all.filter((generation) => generation === name)
}
