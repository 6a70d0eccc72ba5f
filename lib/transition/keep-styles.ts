/**
 * Remembers inline styles of an element, so that a transition can overwrite them.
 * Important ones are not remembered: whoever sets those overrides the transition, and removes them.
 * @param element the element
 * @param names CSS properties, e.g. `transform`
 * @returns puts the element back to the remembered styles
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
