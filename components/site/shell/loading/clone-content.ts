/**
 * Copies of the content of an element, to be put where React takes the content away. Unlike markup, copies keep their
 * inline styles under a policy that forbids style attributes.
 */
export const copiesOf = (element: Element | null): Node[] =>
  [...(element?.childNodes ?? [])].map((node) => node.cloneNode(true))

/** Puts copies into an element, in place of its content. */
export const paste = (element: Element | null, copies: readonly Node[]): void =>
  element?.replaceChildren(...copies)
