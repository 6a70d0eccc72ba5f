import { axisOf } from '@/lib/gesture/axis'

const windowOf = (element: Element) => element.ownerDocument.defaultView as Window & typeof globalThis

/** Where a scroller is, from 0 at its start to 1 at its end. */
const scrollRatio = (at: number, whole: number, seen: number) =>
  whole > seen ? Math.abs(at) / (whole - seen) : 0

/** Scrolls to the same share of the whole. */
export const copyScroll = (leader: Element, follower: Element): void => {
  const along = scrollRatio(leader.scrollLeft, leader.scrollWidth, leader.clientWidth)
  const down = scrollRatio(leader.scrollTop, leader.scrollHeight, leader.clientHeight)
  follower.scrollTo({
    left: axisOf(follower).along(along * (follower.scrollWidth - follower.clientWidth)),
    top: down * (follower.scrollHeight - follower.clientHeight),
    behavior: 'instant',
  })
}

type TextField = HTMLInputElement | HTMLTextAreaElement

const isTextField = (element: Element): element is TextField => /^(input|textarea)$/.test(element.localName)

/** Gives a field another one's value as if it had been typed there: React hears of it as of any other input. */
export const copyValue = (leader: Element, follower: Element): void => {
  if (!isTextField(leader) || !isTextField(follower) || leader.value === follower.value) return
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
