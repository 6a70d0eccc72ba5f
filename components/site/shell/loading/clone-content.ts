/**
 * Copies the child nodes of an element, so that they can be restored after React removes them. Unlike markup in a string, copied
 * nodes keep their inline styles under a Content Security Policy that forbids style attributes.
 */
export const cloneContent = (element: Element | null): Node[] =>
  [...(element?.childNodes ?? [])].map((node) => node.cloneNode(true))

/** Replaces the child nodes of an element with the given nodes. */
export const replaceContent = (element: Element | null, copies: readonly Node[]): void =>
  element?.replaceChildren(...copies)
