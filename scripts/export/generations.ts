/** Determines the platform generations in which a style rule applies, from its selector. */

/** The values of `data-generation`, each with the mode to which it belongs. */
export const GENERATIONS = { '26': 'ios', '18': 'ios', expressive: 'md', baseline: 'md' } as const
export type Generation = keyof typeof GENERATIONS

const allGenerations = Object.keys(GENERATIONS) as Generation[]
const modes: ReadonlySet<string> = new Set(Object.values(GENERATIONS))

/** Matches the attribute selectors of the platform variants in app/globals.css. A minifier may remove the quotes. */
const PLATFORM_SELECTOR_PATTERN =
  /\[data-mode=["']?(ios|md)["']?\](?:\[data-generation=["']?(\w+)["']?\]|:not\(\[data-generation=["']?(\w+)["']?\]\))?/g

/** Returns a selector without its `:not(…)` parts, which may contain parentheses. */
const withoutNegations = (selector: string): string => {
  let result = ''
  let depth = 0
  for (let index = 0; index < selector.length; index += 1) {
    if (depth === 0 && selector[index] === '\\') {
      result += selector.slice(index, index + 2)
      index += 1
    } else if (depth === 0 && selector.startsWith(':not(', index)) {
      depth = 1
      index += 4
    } else if (depth === 0) result += selector[index]
    else if (selector[index] === '\\') index += 1
    else if (selector[index] === '(') depth += 1
    else if (selector[index] === ')') depth -= 1
  }
  return result
}

/** Matches the placeholder with which `generationsOf` replaces the attribute selectors of a mode or a generation. */
const PLACEHOLDER_PATTERN = /@(\w+)@/g

/**
 * Returns the generations in which a selector can match. They depend on the `data-mode` that the selector requires on the element
 * or an ancestor, and on the `data-generation` that it requires or excludes right after this attribute. Every other `:not(…)` is
 * ignored.
 * @param selector one selector, without commas at its top level
 * @returns undefined if the selector can match in all generations, or if the generations cannot be determined
 */
export const generationsOf = (selector: string): readonly Generation[] | undefined => {
  const selectorWithPlaceholders = selector.replace(
    PLATFORM_SELECTOR_PATTERN,
    (_, mode: string, required?: string, excluded?: string) => {
      if (required) return `@${required}@`
      if (!excluded) return `@${mode}@`
      const [first, ...others] = allGenerations.filter(
        (generation) => GENERATIONS[generation] === mode && generation !== excluded,
      )
      return others.length > 0 ? `@${mode}@` : `@${first}@`
    },
  )
  const selectorWithoutNegations = withoutNegations(selectorWithPlaceholders)
  const requiredNames = new Set(
    [...selectorWithoutNegations.matchAll(PLACEHOLDER_PATTERN)].map(([, name = '']) => name),
  )
  // A list of alternatives (`:is([data-mode=ios] *, .other)`) may match on other platforms.
  if (requiredNames.size !== 1 || /\([^()]*(?:@\w+@[^()]*,|,[^()]*@\w+@)/.test(selectorWithoutNegations))
    return undefined
  const [name = ''] = requiredNames
  return modes.has(name)
    ? allGenerations.filter((generation) => GENERATIONS[generation] === name)
    : allGenerations.filter((generation) => generation === name)
}
