import { axisOf } from '@/lib/gesture/axis'
import { counterpart } from './counterpart'

/** Where a scroller is, from 0 at its start to 1 at its end. */
const share = (at: number, whole: number, seen: number) => (whole > seen ? Math.abs(at) / (whole - seen) : 0)

const scrollLike = (leader: Element, follower: Element): void => {
  const along = share(leader.scrollLeft, leader.scrollWidth, leader.clientWidth)
  const down = share(leader.scrollTop, leader.scrollHeight, leader.clientHeight)
  follower.scrollTo({
    left: axisOf(follower).along(along * (follower.scrollWidth - follower.clientWidth)),
    top: down * (follower.scrollHeight - follower.clientHeight),
    behavior: 'instant',
  })
}

type Typed = HTMLInputElement | HTMLTextAreaElement

const isTyped = (element: Element | undefined): element is Typed =>
  element !== undefined && /^(input|textarea)$/.test(element.localName)

/** Writes a text as if it had been typed there: React hears of it as of any other input. */
const typeLike = (leader: Typed, follower: Typed): void => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(follower), 'value') ?? {}
  set?.call(follower, leader.value)
  const { Event } = follower.ownerDocument.defaultView as Window & typeof globalThis
  follower.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Repeats in the other frames what is done in one: scrolling by its share of the whole, clicks and typing at the same
 * place. Frames are of this origin, so their documents are reached directly; nothing of it goes through the protocol that
 * other pages speak, and the screens know nothing of it.
 * @param frames the iframes, loaded or not
 * @returns the way to stop
 */
export const mirror = (frames: readonly HTMLIFrameElement[]): (() => void) => {
  const off = new AbortController()
  let leader: Document | undefined

  const others = (own: Document) =>
    frames.flatMap(({ contentDocument }) =>
      contentDocument && contentDocument !== own ? [contentDocument] : [],
    )
  const attach = (own: Document): void => {
    const options = { capture: true, passive: true, signal: off.signal }
    const lead = ({ isTrusted }: Event) => {
      if (isTrusted) leader = own
    }
    for (const name of ['pointerdown', 'wheel', 'touchstart', 'keydown'])
      own.addEventListener(name, lead, options)
    const repeat = (event: Event, act: (from: Element, to: HTMLElement) => void) => {
      // The nodes are of another window, whose classes are not ours.
      const from =
        (event.target as Node | null)?.nodeType === 1 ? (event.target as Element) : own.documentElement
      for (const other of others(own)) {
        const to = counterpart(from, other)
        if (to) act(from, to)
      }
    }
    own.addEventListener('scroll', (event) => leader === own && repeat(event, scrollLike), options)
    own.addEventListener('click', (event) => event.isTrusted && repeat(event, (_, to) => to.click()), options)
    own.addEventListener(
      'input',
      (event) =>
        event.isTrusted &&
        repeat(event, (from, to) => {
          // What is switched by a click has had its click.
          const switched = from.matches('[type="checkbox"], [type="radio"]')
          if (!switched && isTyped(from) && isTyped(to)) typeLike(from, to)
        }),
      options,
    )
  }
  for (const frame of frames) {
    frame.addEventListener('load', () => frame.contentDocument && attach(frame.contentDocument), {
      signal: off.signal,
    })
    const there = frame.contentDocument
    if (there && there.readyState === 'complete' && there.URL !== 'about:blank') attach(there)
  }
  return () => off.abort()
}
