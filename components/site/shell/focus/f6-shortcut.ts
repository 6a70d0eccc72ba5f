/** Focuses an element if possible. Returns whether the element has focus. */
const tryFocus = (element: HTMLElement | null | undefined): boolean => {
  if (!element?.isConnected) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/**
 * Makes F6 move focus between the screen and the shell, if possible to the element that last had focus there. If the toolbar is
 * hidden, such as in full screen, the browser handles the key.
 * @param screen the landmark that contains the device
 * @returns a function that removes the shortcut
 */
export const connectF6Shortcut = (screen: HTMLElement): (() => void) => {
  const controller = new AbortController()
  const lastFocusedElements: { screen?: HTMLElement; shell?: HTMLElement } = {}

  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement)
      lastFocusedElements[screen.contains(target) ? 'screen' : 'shell'] = target
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const toolbar = document.querySelector<HTMLElement>('.sh-toolbar')
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || !toolbar?.offsetHeight) return
    event.preventDefault()
    const shouldFocusShell = screen.contains(document.activeElement)
    if (tryFocus(shouldFocusShell ? lastFocusedElements.shell : lastFocusedElements.screen)) return
    if (shouldFocusShell) {
      tryFocus(document.querySelector<HTMLElement>('.sh-nav [aria-current], .sh-menu a'))
      return
    }
    // Focuses the landmark and not the page in it: the page may not be hydrated yet, so a script must not add `tabindex` to it.
    screen.tabIndex = -1
    tryFocus(screen)
  }
  document.addEventListener('focusin', onFocus, { signal: controller.signal })
  document.addEventListener('keydown', onKeyDown, { signal: controller.signal })
  screen.addEventListener('blur', () => screen.removeAttribute('tabindex'), { signal: controller.signal })
  return () => controller.abort()
}
