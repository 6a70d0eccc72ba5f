type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** How old a press may be for it to be done, in milliseconds; a measure of ours: later, nobody expects it any more. */
const FRESH = 5000

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const isTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

/** React puts such a property on every element that it answers for. */
const answered = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

const tick = (field: HTMLInputElement, wished: boolean): void => {
  if (field.type === 'radio' && !wished) return
  // React compares with what was set through the element itself, so it is set back and then pressed.
  field.checked = !wished
  field.click()
}

const write = (field: Field, wished: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  // Empty through the element, full behind React's back: it then sees a change in the event.
  field.value = ''
  set?.call(field, wished)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * Keeps what is typed, ticked and pressed in the content before React answers, and does it again once the page is ready:
 * React takes a page over with what it knows, which are empty fields. Of presses only the last one counts, if it is fresh.
 * @param root the element that is marked as ready (`data-ready`)
 */
export const keepEarlyInput = (root: HTMLElement): void => {
  const fields = new Map<Field, string | boolean>()
  let pressed: { button: HTMLElement; at: number } | undefined

  const note = (event: Event) => {
    const { target } = event
    if (isField(target)) {
      if (answered(target)) fields.delete(target)
      else if (event.type === 'input') fields.set(target, isTick(target) ? target.checked : target.value)
      return
    }
    if (event.type !== 'click' || !(target instanceof Element)) return
    const button = target.closest<HTMLElement>('[data-content] button')
    pressed = button && !answered(button) ? { button, at: performance.now() } : undefined
  }
  for (const type of ['input', 'click']) addEventListener(type, note, true)

  new MutationObserver((_, observer) => {
    if (root.dataset.ready === undefined) return
    observer.disconnect()
    for (const type of ['input', 'click']) removeEventListener(type, note, true)
    for (const [field, wished] of fields) {
      if (!field.isConnected) continue
      if (isTick(field)) tick(field, wished === true)
      else write(field, String(wished))
    }
    if (pressed?.button.isConnected && performance.now() - pressed.at < FRESH) pressed.button.click()
  }).observe(root, { attributeFilter: ['data-ready'] })
}
