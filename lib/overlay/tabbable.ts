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

/**
 * Returns whether an element is disabled. On a custom element, `disabled="false"` means enabled. On a native control, the value
 * of the attribute does not matter.
 */
const isDisabled = (element: HTMLElement) =>
  element.matches(':disabled') ||
  (element.localName.includes('-') &&
    element.hasAttribute('disabled') &&
    element.getAttribute('disabled') !== 'false')

const isVisible = (element: HTMLElement) =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? !element.closest('[hidden]')

/**
 * Returns false for radio buttons that Tab skips. In a radio group, Tab reaches only the checked radio button or, if none is
 * checked, the first one.
 * @param all the elements that Tab may reach, including the rest of the group
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
  const tabbableCandidates = [...root.querySelectorAll<HTMLElement>(CANDIDATE_SELECTOR)].filter(
    (element) =>
      element.tabIndex >= 0 && !isDisabled(element) && !element.closest('[inert]') && isVisible(element),
  )
  return tabbableCandidates.filter((element) => isTabStopInGroup(element, tabbableCandidates))
}

/**
 * Returns the element that must get focus so that Tab does not leave `root`. Tab on the last tab stop or outside `root` goes
 * to the first tab stop. Shift+Tab on the first tab stop, on `fallback`, or outside `root` goes to the last tab stop.
 * @param fallback the focusable container, which gets focus if there are no tab stops
 * @returns undefined if the press is not Tab or Shift+Tab, or if the browser itself keeps focus in `root`
 */
export function loopedTabTarget(
  event: KeyboardEvent,
  root: HTMLElement,
  fallback: HTMLElement,
): HTMLElement | undefined {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return undefined
  const tabStops = tabbableElements(root)
  const [lastTabStop, wrapTarget] = event.shiftKey
    ? [tabStops[0], tabStops.at(-1)]
    : [tabStops.at(-1), tabStops[0]]
  const focused = document.activeElement
  const leavesRoot =
    !root.contains(focused) ||
    !lastTabStop ||
    focused === lastTabStop ||
    (event.shiftKey && focused === fallback)
  return leavesRoot ? (wrapTarget ?? fallback) : undefined
}

/**
 * Handles `keydown` in a panel, and keeps focus inside: Tab on the last tab stop moves focus to the first one, and Shift+Tab on
 * the first one moves focus to the last.
 */
export const loopTab = (event: KeyboardEvent, panel: HTMLElement): void => {
  const tabTarget = loopedTabTarget(event, panel, panel)
  if (!tabTarget) return
  event.preventDefault()
  tabTarget.focus({ preventScroll: true })
}
