/** The way from the body to an element, as positions among siblings. */
const childPath = (element: Element): number[] => {
  const way: number[] = []
  for (let at = element; at.parentElement && at.localName !== 'body'; at = at.parentElement)
    way.unshift([...at.parentElement.children].indexOf(at))
  return way
}

/**
 * What stands at the same place in another document of the same screen. The markup is the same in every look, so the
 * place is enough.
 * @returns nothing where the other document has gone a way of its own
 */
export const counterpart = (element: Element, other: Document): HTMLElement | undefined => {
  let found: Element | undefined = other.body
  for (const index of childPath(element)) found = found?.children[index]
  return found?.localName === element.localName ? (found as HTMLElement) : undefined
}
