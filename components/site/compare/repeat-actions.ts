import { axisOf } from '@/lib/gesture/axis'

const windowOf = (element: Element) => element.ownerDocument.defaultView as Window & typeof globalThis

/**
 * Returns a scroll position as a fraction, from 0 at the start to 1 at the end; 0 if the element cannot scroll. Positions in
 * right-to-left elements are negative.
 */
const scrollRatio = (position: number, scrollSize: number, clientSize: number) =>
  scrollSize > clientSize ? Math.abs(position) / (scrollSize - clientSize) : 0

/** Scrolls the counterpart to the same fraction of its scrollable distance as the source. */
export const copyScrollPosition = (source: Element, counterpart: Element): void => {
  const inlineRatio = scrollRatio(source.scrollLeft, source.scrollWidth, source.clientWidth)
  const blockRatio = scrollRatio(source.scrollTop, source.scrollHeight, source.clientHeight)
  counterpart.scrollTo({
    left: axisOf(counterpart).mirrorInRtl(inlineRatio * (counterpart.scrollWidth - counterpart.clientWidth)),
    top: blockRatio * (counterpart.scrollHeight - counterpart.clientHeight),
    behavior: 'instant',
  })
}

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (element: Element): element is Field => /^(input|textarea)$/.test(element.localName)

/**
 * Copies the value of a field and dispatches an `input` event, so that React handles the change like typed text. React would
 * ignore the event if the value were set through the setter of the element instead of its prototype.
 */
export const copyValue = (leader: Element, follower: Element): void => {
  if (!isField(leader) || !isField(follower) || leader.value === follower.value) return
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(follower), 'value') ?? {}
  set?.call(follower, leader.value)
  const { Event } = windowOf(follower)
  follower.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Dispatches a `keydown` event of the Escape key on an element. */
export const pressEscape = (follower: Element): void => {
  const { KeyboardEvent } = windowOf(follower)
  const eventInit = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true, composed: true }
  follower.dispatchEvent(new KeyboardEvent('keydown', eventInit))
}
