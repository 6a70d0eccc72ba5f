/** Traps Tab in an open drawer: after the last link the first one gets the focus, and vice versa. */
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
