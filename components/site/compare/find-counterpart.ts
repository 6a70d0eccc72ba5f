/** Returns the path from the body to an element: for each element on the path, its index among its siblings. */
const childPath = (element: Element): number[] => {
  const path: number[] = []
  for (
    let current = element;
    current.parentElement && current.localName !== 'body';
    current = current.parentElement
  )
    path.unshift([...current.parentElement.children].indexOf(current))
  return path
}

/**
 * Finds the element at the same position in another document of the same screen. The markup is the same for all platforms,
 * directions, and themes, so the position is sufficient.
 * @returns the element, or undefined if the structure of the other document differs
 */
export const findCounterpart = (element: Element, otherDocument: Document): HTMLElement | undefined => {
  let match: Element | undefined = otherDocument.body
  for (const index of childPath(element)) match = match?.children[index]
  return match?.localName === element.localName ? (match as HTMLElement) : undefined
}
