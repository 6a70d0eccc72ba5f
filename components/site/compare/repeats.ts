import { axisOf } from '@/lib/gesture/axis'

const windowOf = (element: Element) => element.ownerDocument.defaultView as Window & typeof globalThis

/** Scroll position, from 0 at the start to 1 at the end. */
const share = (at: number, whole: number, seen: number) => (whole > seen ? Math.abs(at) / (whole - seen) : 0)

/** Scrolls to the same share of the scrollable distance. */
export const scrollLike = (leader: Element, follower: Element): void => {
  const along = share(leader.scrollLeft, leader.scrollWidth, leader.clientWidth)
  const down = share(leader.scrollTop, leader.scrollHeight, leader.clientHeight)
  follower.scrollTo({
    left: axisOf(follower).along(along * (follower.scrollWidth - follower.clientWidth)),
    top: down * (follower.scrollHeight - follower.clientHeight),
    behavior: 'instant',
  })
}

type Typed = HTMLInputElement | HTMLTextAreaElement

const isTyped = (element: Element): element is Typed => /^(input|textarea)$/.test(element.localName)

/** Copies the value of a field and dispatches an input event, so that React handles it as typed text. */
export const typeLike = (leader: Element, follower: Element): void => {
  if (!isTyped(leader) || !isTyped(follower) || leader.value === follower.value) return
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(follower), 'value') ?? {}
  set?.call(follower, leader.value)
  const { Event } = windowOf(follower)
  follower.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Dispatches an Escape key press on an element. */
export const pressEscape = (follower: Element): void => {
  const { KeyboardEvent } = windowOf(follower)
  const key = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true, composed: true }
  follower.dispatchEvent(new KeyboardEvent('keydown', key))
}
