const CANDIDATES = [
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

/** `disabled="false"` on a custom element means enabled (on a native control the attribute disables by being there). */
const isDisabled = (element: HTMLElement) =>
  element.matches(':disabled') ||
  (element.localName.includes('-') &&
    element.hasAttribute('disabled') &&
    element.getAttribute('disabled') !== 'false')

const isVisible = (element: HTMLElement) =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? !element.closest('[hidden]')

/** A radio group is one tab stop: its checked radio button, or the first if none is checked. */
const isStopOfGroup = (element: HTMLElement, all: readonly HTMLElement[]) => {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) return true
  const group = all.filter(
    (other) => other instanceof HTMLInputElement && other.type === 'radio' && other.name === element.name,
  ) as HTMLInputElement[]
  return element === (group.find((radio) => radio.checked) ?? group[0])
}

/** The elements that Tab reaches inside `root`, in document order. */
export function tabbables(root: HTMLElement): HTMLElement[] {
  const usable = [...root.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (element) =>
      element.tabIndex >= 0 && !isDisabled(element) && !element.closest('[inert]') && isVisible(element),
  )
  return usable.filter((element) => isStopOfGroup(element, usable))
}
