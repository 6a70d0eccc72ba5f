/**
 * Stores inline styles of an element, so that a transition can overwrite them. Important styles are not stored:
 * the code that sets them overrides the transition and removes them.
 * @param element the element
 * @param names CSS properties, e.g. `transform`
 * @returns a function that restores the stored styles
 */
export const keepStyles = ({ style }: HTMLElement, ...names: string[]): (() => void) => {
  const before = names.map(
    (name) => [name, style.getPropertyPriority(name) ? '' : style.getPropertyValue(name)] as const,
  )
  return () => {
    // An empty value removes the property.
    for (const [name, value] of before) style.setProperty(name, value)
  }
}
