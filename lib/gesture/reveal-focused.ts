import type { FocusEvent } from 'react'

/**
 * Scrolls a focused card of a row into view: browsers leave a card that is partly visible where it is. For `onFocus` of the row.
 * A focus by touch or mouse does not scroll.
 */
export const revealFocused = ({ target }: Pick<FocusEvent<HTMLElement>, 'target'>): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ inline: 'center', block: 'nearest' })
}
