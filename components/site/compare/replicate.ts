import { axisOf } from '@/lib/gesture/axis'

const windowOf = (element: Element) => element.ownerDocument.defaultView as Window & typeof globalThis

/** Where a scroller is, from 0 at its start to 1 at its end. */
const share = (at: number, whole: number, seen: number) => (whole > seen ? Math.abs(at) / (whole - seen) : 0)

/** Scrolls to the same share of the whole. */
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

/** Gives a field another one's value as if it had been typed there: React hears of it as of any other input. */
export const typeLike = (leader: Element, follower: Element): void => {
  if (!isTyped(leader) || !isTyped(follower) || leader.value === follower.value) return
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(follower), 'value') ?? {}
  set?.call(follower, leader.value)
  const { Event } = windowOf(follower)
  follower.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Presses Escape where an element is. */
export const pressEscape = (follower: Element): void => {
  const { KeyboardEvent } = windowOf(follower)
  const key = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true, composed: true }
  follower.dispatchEvent(new KeyboardEvent('keydown', key))
}
