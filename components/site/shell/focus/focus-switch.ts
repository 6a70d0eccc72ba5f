/** Takes the focus if it can be had: still there, and shown. */
const tryFocus = (element: HTMLElement | null | undefined): boolean => {
  if (!element?.isConnected) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/**
 * F6 goes to and fro between the screen and the shell around it, each time to where the focus was last. Where the frame
 * is everything there is no shell, and the key stays the browser's.
 * @param screen the landmark that holds the device
 * @returns the way to stop
 */
export const connectFocusSwitch = (screen: HTMLElement): (() => void) => {
  const off = new AbortController()
  const last: { screen?: HTMLElement; shell?: HTMLElement } = {}

  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) last[screen.contains(target) ? 'screen' : 'shell'] = target
  }
  const onKey = (event: KeyboardEvent) => {
    const toolbar = document.querySelector<HTMLElement>('.sh-toolbar')
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || !toolbar?.offsetHeight) return
    event.preventDefault()
    const toShell = screen.contains(document.activeElement)
    if (tryFocus(toShell ? last.shell : last.screen)) return
    // The landmark itself, and from there Tab: the page in it may not be React's yet and is not to be touched.
    screen.tabIndex = -1
    tryFocus(toShell ? document.querySelector<HTMLElement>('.sh-nav [aria-current], .sh-menu a') : screen)
  }
  document.addEventListener('focusin', onFocus, { signal: off.signal })
  document.addEventListener('keydown', onKey, { signal: off.signal })
  screen.addEventListener('blur', () => screen.removeAttribute('tabindex'), { signal: off.signal })
  return () => off.abort()
}
