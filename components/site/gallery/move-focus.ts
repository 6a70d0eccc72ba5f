import type { KeyboardEvent } from 'react'

/**
 * Moves the focus from a card that a filter has hidden to the next visible card. If there is none, moves the focus to the
 * previous visible card or, if all cards are hidden, to the first filter.
 */
export const moveFocusFromHiddenCard = (card: HTMLElement): void => {
  const cards = [...document.querySelectorAll<HTMLElement>('.gallery-card')]
  const index = cards.indexOf(card)
  const nextCard = [...cards.slice(index + 1), ...cards.slice(0, index).reverse()].find(
    ({ hidden }) => !hidden,
  )
  const target = nextCard
    ? nextCard.querySelector('a')
    : document.querySelector<HTMLElement>('.gallery-select')
  target?.focus()
}

/**
 * Moves focus between pictures with the arrow keys, Home, and End. The up and down arrow keys move to the nearest picture in the
 * row above or below. The left and right arrow keys move to the previous and next picture, or vice versa on right-to-left pages.
 */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, target, currentTarget } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (!(target instanceof HTMLElement) || !target.matches('.gallery-link')) return
  const links = [
    ...currentTarget.querySelectorAll<HTMLElement>('.gallery-card:not([hidden]) > .gallery-link'),
  ]
  const boxes = new Map(links.map((link) => [link, link.getBoundingClientRect()]))
  const currentBox = boxes.get(target)
  if (!currentBox) return
  const rowStep = { ArrowUp: -1, ArrowDown: 1 }[key]
  const columnStep = { ArrowLeft: -1, ArrowRight: 1 }[key]
  const indexStep =
    columnStep && (getComputedStyle(currentTarget).direction === 'rtl' ? -columnStep : columnStep)
  let linkToFocus = key === 'Home' ? links[0] : key === 'End' ? links.at(-1) : undefined
  if (indexStep) linkToFocus = links[links.indexOf(target) + indexStep]
  if (rowStep) {
    const candidates = links
      .map((link) => ({ link, box: boxes.get(link)! }))
      .filter(({ box }) => (box.top - currentBox.top) * rowStep > currentBox.height / 2)
    // The factor 10 gives priority to the vertical distance: first the nearest row, and then the nearest picture in this row.
    const distanceOf = ({ box }: { box: DOMRect }) =>
      Math.abs(box.top - currentBox.top) * 10 + Math.abs(box.left - currentBox.left)
    linkToFocus = candidates.sort((a, b) => distanceOf(a) - distanceOf(b))[0]?.link
  }
  if (!linkToFocus && !indexStep && !rowStep) return
  event.preventDefault()
  linkToFocus?.focus()
  linkToFocus?.scrollIntoView({ block: 'nearest' })
}
