/**
 * Stores inline styles of an element, so that a transition can overwrite them. Styles with `!important` are not stored, because
 * other code has set them to override the transition. If one of these still exists when the styles are restored, it is removed.
 * @param names CSS properties, e.g. `transform`
 * @returns a function that restores the stored styles
 */
export const saveStyles = ({ style }: HTMLElement, ...names: string[]): (() => void) => {
  const storedStyles = names.map(
    (name) => [name, style.getPropertyPriority(name) ? '' : style.getPropertyValue(name)] as const,
  )
  return () => {
    // An empty value removes the property.
    for (const [name, value] of storedStyles) style.setProperty(name, value)
  }
}
