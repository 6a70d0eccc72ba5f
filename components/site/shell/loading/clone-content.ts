/**
 * Copies of the content of an element, to be put where React takes the content away. Unlike markup, copies keep their
 * inline styles under a policy that forbids style attributes.
 */
export const cloneContent = (element: Element | null): Node[] =>
  [...(element?.childNodes ?? [])].map((node) => node.cloneNode(true))

/** Puts copies into an element, in place of its content. */
export const replaceContent = (element: Element | null, copies: readonly Node[]): void =>
  element?.replaceChildren(...copies)
