/** Keeps Tab among the links of an open drawer: after the last comes the first, before the first the last. */
export const loopTab = (panel: HTMLElement, event: KeyboardEvent): void => {
  if (event.key !== 'Tab') return
  const links = panel.querySelectorAll<HTMLElement>('a')
  const [from, to] = event.shiftKey
    ? [links[0], links[links.length - 1]]
    : [links[links.length - 1], links[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
