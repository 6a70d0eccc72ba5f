const inFrame = (element: Element | null): boolean => element?.closest('[data-frame]') !== null

/** Takes the focus if it can be had: still there, and shown. */
const focused = (element: HTMLElement | null | undefined): boolean => {
  element?.focus({ preventScroll: true })
  return element !== null && element !== undefined && document.activeElement === element
}

const frameTargets =
  '[data-overlay]:not([inert]) [autofocus], [data-overlay]:not([inert]), [data-page-slot]:not([inert]) h1, [data-page-slot]:not([inert]) [data-content]'
const shellTargets = '.sh-menu [aria-current], .sh-menu a'

/**
 * F6 goes to and fro between the screen and the shell around it, each time to where the focus was last. Where the frame
 * is everything there is no shell, and the key stays the browser's.
 * @returns the way to stop
 */
export const connectFocusSwitch = (): (() => void) => {
  const off = new AbortController()
  const last: { frame?: HTMLElement; shell?: HTMLElement } = {}

  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) last[inFrame(target) ? 'frame' : 'shell'] = target
  }
  const onKey = (event: KeyboardEvent) => {
    const bar = document.querySelector<HTMLElement>('.sh-bar')
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || !bar?.offsetHeight) return
    event.preventDefault()
    const toShell = inFrame(document.activeElement)
    const targets = document.querySelectorAll<HTMLElement>(toShell ? shellTargets : frameTargets)
    for (const target of [toShell ? last.shell : last.frame, ...targets]) {
      if (!toShell && target && !target.hasAttribute('tabindex') && target.matches('h1')) target.tabIndex = -1
      if (target?.isConnected && focused(target)) return
    }
  }
  document.addEventListener('focusin', onFocus, { signal: off.signal })
  document.addEventListener('keydown', onKey, { signal: off.signal })
  return () => off.abort()
}
