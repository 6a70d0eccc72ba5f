type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Maximum age of a press that is replayed after hydration, ms. No standard defines this value; we assume that users no longer
 * expect a response after 5 seconds.
 */
const MAX_PRESS_AGE_MS = 5000

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const isCheckable = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

/** Returns whether React has hydrated an element, which then has a property whose name starts with `__reactProps`. */
const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

const setChecked = (field: HTMLInputElement, isChecked: boolean): void => {
  if (field.type === 'radio' && !isChecked) return
  // React ignores a click that results in the value that a script set last, so the field gets the opposite value first.
  field.checked = !isChecked
  field.click()
}

const setValue = (field: Field, value: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  // The field is cleared through React's setter and filled through the native setter, so that React detects a change.
  field.value = ''
  set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * Records what the user types, checks, and presses before hydration, and repeats these inputs when the page is ready, because
 * React starts with the initial values of the fields. Of the presses, only the last one is repeated, if it was on a button of the
 * content and is less than five seconds old.
 * @param root the element that gets the `data-ready` attribute when the page is ready
 */
export const replayEarlyInput = (root: HTMLElement): void => {
  const recordedValues = new Map<Field, string | boolean>()
  let lastPress: { button: HTMLElement; time: number } | undefined

  const recordInput = (event: Event) => {
    const { target } = event
    if (isField(target)) {
      if (isHydrated(target)) recordedValues.delete(target)
      else if (event.type === 'input') {
        // The last input is replayed last, because a radio button deselects the others of its group.
        recordedValues.delete(target)
        recordedValues.set(target, isCheckable(target) ? target.checked : target.value)
      }
      return
    }
    if (event.type !== 'click' || !(target instanceof Element)) return
    const button = target.closest<HTMLElement>('[data-content] button')
    lastPress = button && !isHydrated(button) ? { button, time: performance.now() } : undefined
  }
  for (const type of ['input', 'click']) addEventListener(type, recordInput, true)

  new MutationObserver((_, observer) => {
    if (root.dataset.ready === undefined) return
    observer.disconnect()
    for (const type of ['input', 'click']) removeEventListener(type, recordInput, true)
    for (const [field, recordedValue] of recordedValues) {
      if (!field.isConnected) continue
      if (isCheckable(field)) setChecked(field, recordedValue === true)
      else setValue(field, String(recordedValue))
    }
    if (lastPress?.button.isConnected && performance.now() - lastPress.time < MAX_PRESS_AGE_MS)
      lastPress.button.click()
  }).observe(root, { attributeFilter: ['data-ready'] })
}
