/**
 * Copies the content of an element, to restore it after React removes it. Unlike HTML strings, copies keep their inline styles
 * under a Content Security Policy that forbids style attributes.
 */
export const cloneContent = (element: Element | null): Node[] =>
  [...(element?.childNodes ?? [])].map((node) => node.cloneNode(true))

/** Replaces the content of an element with copies. */
export const replaceContent = (element: Element | null, copies: readonly Node[]): void =>
  element?.replaceChildren(...copies)
