import type { KeyboardEvent } from 'react'

/**
 * Moves focus between pictures with the arrow keys, Home, and End. The up and down arrow keys move to the nearest picture in the row
 * above or below. The left and right arrow keys move to the next picture on that side, so their order is reversed in right-to-left pages.
 */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, target, currentTarget } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (!(target instanceof HTMLElement) || !target.matches('.ga-screen')) return
  const all = [...currentTarget.querySelectorAll<HTMLElement>('.ga-card:not([hidden]) > .ga-screen')]
  const boxes = new Map(all.map((one) => [one, one.getBoundingClientRect()]))
  const from = boxes.get(target)
  if (!from) return
  const rows = { ArrowUp: -1, ArrowDown: 1 }[key]
  const steps = { ArrowLeft: -1, ArrowRight: 1 }[key]
  const along = steps && (getComputedStyle(currentTarget).direction === 'rtl' ? -steps : steps)
  let next = key === 'Home' ? all[0] : key === 'End' ? all.at(-1) : undefined
  if (along) next = all[all.indexOf(target) + along]
  if (rows) {
    const beyond = all
      .map((one) => ({ one, box: boxes.get(one)! }))
      .filter(({ box }) => (box.top - from.top) * rows > from.height / 2)
    const far = ({ box }: { box: DOMRect }) =>
      Math.abs(box.top - from.top) * 10 + Math.abs(box.left - from.left)
    next = beyond.sort((a, b) => far(a) - far(b))[0]?.one
  }
  if (!next && !along && !rows) return
  event.preventDefault()
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
