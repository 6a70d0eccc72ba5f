const CANDIDATE_SELECTOR = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'iframe',
  'audio[controls]',
  'video[controls]',
  '[contenteditable]:not([contenteditable="false"])',
  '[tabindex]',
].join(',')

/** A custom element with `disabled="false"` is enabled. The attribute disables a native control, whatever its value. */
const isDisabled = (element: HTMLElement) =>
  element.matches(':disabled') ||
  (element.localName.includes('-') &&
    element.hasAttribute('disabled') &&
    element.getAttribute('disabled') !== 'false')

const isVisible = (element: HTMLElement) =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? !element.closest('[hidden]')

/**
 * Returns whether Tab reaches an element. Of a radio group, it reaches only the checked radio button, or the first if none is
 * checked.
 */
const isTabStopInGroup = (element: HTMLElement, all: readonly HTMLElement[]) => {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) return true
  const group = all.filter(
    (other) => other instanceof HTMLInputElement && other.type === 'radio' && other.name === element.name,
  ) as HTMLInputElement[]
  return element === (group.find((radio) => radio.checked) ?? group[0])
}

/** Returns the elements that Tab reaches inside `root`, in document order. */
export function tabbableElements(root: HTMLElement): HTMLElement[] {
  const usable = [...root.querySelectorAll<HTMLElement>(CANDIDATE_SELECTOR)].filter(
    (element) =>
      element.tabIndex >= 0 && !isDisabled(element) && !element.closest('[inert]') && isVisible(element),
  )
  return usable.filter((element) => isTabStopInGroup(element, usable))
}

/**
 * Returns the element that a press of Tab must focus, so that focus stays in `root`: the first tab stop if focus is on the last
 * tab stop, or with Shift, the last if it is on the first or on `fallback`. If focus is outside `root`, it is also one of
 * these.
 * @param fallback the focusable container, which gets focus if there is nothing else
 * @returns undefined if the press is not Tab or Shift+Tab, or if the browser itself keeps focus inside
 */
export function loopedTabTarget(
  event: KeyboardEvent,
  root: HTMLElement,
  fallback: HTMLElement,
): HTMLElement | undefined {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return undefined
  const tabStops = tabbableElements(root)
  const [lastStop, wrapTarget] = event.shiftKey
    ? [tabStops[0], tabStops.at(-1)]
    : [tabStops.at(-1), tabStops[0]]
  const focused = document.activeElement
  const leavesRoot =
    !root.contains(focused) || !lastStop || focused === lastStop || (event.shiftKey && focused === fallback)
  return leavesRoot ? (wrapTarget ?? fallback) : undefined
}

/** Keeps focus inside a panel: Tab on its last element moves focus to the first one, and Shift+Tab on the first to the last. */
export const loopTab = (event: KeyboardEvent, panel: HTMLElement): void => {
  const tabTarget = loopedTabTarget(event, panel, panel)
  if (!tabTarget) return
  event.preventDefault()
  tabTarget.focus({ preventScroll: true })
}
