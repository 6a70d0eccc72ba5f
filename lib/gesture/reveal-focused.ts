import type { FocusEvent } from 'react'

/**
 * Scrolls a card into view when the keyboard focuses it. Pass this function as `onFocus` of the row of cards. Focus by touch or
 * mouse does not scroll.
 */
export const revealFocusedCard = ({ target }: Pick<FocusEvent<HTMLElement>, 'target'>): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ inline: 'center', block: 'nearest' })
}
