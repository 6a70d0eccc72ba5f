import { blockScriptFocus } from './block-script-focus'
import { counterpart } from './counterpart'
import { copyScroll, copyValue, pressEscape } from './replicate'

const SLIDER = 'input[type="range"]'

/** Fields that follow in another way than by what is typed: switched by a click, or slid. */
const UNTYPED = `[type="checkbox"], [type="radio"], ${SLIDER}`

/** The nodes are of another window, whose classes are not ours. */
const isElement = (node: EventTarget | null): node is Element => (node as Node | null)?.nodeType === 1

/**
 * Repeats in the other frames what is done in one: scrolling by its share of the whole, clicks, typing and Escape at the
 * same place, sliders by their values. The focus stays in the frame where the user is. Frames are of this origin, so
 * their documents are reached directly; nothing of it goes through the protocol that other pages speak, and the screens
 * know nothing of it.
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
    /** What stands in the other frames where an event has happened. */
    const there = (target: EventTarget | null) => {
      const from = isElement(target) ? target : own.documentElement
      return others(own).flatMap((other) => counterpart(from, other) ?? [])
    }

    const lead = ({ isTrusted }: Event) => {
      if (isTrusted) leader = own
    }
    // Scripts cannot take the focus into a frame that follows: what is focused there is the user's doing.
    for (const name of ['pointerdown', 'wheel', 'touchstart', 'keydown', 'focusin'])
      own.addEventListener(name, lead, options)
    const allowFocus = blockScriptFocus(own, () => leader !== undefined && leader !== own)

    const onScroll = ({ target }: Event) => {
      if (leader !== own) return
      const from = isElement(target) ? target : own.documentElement
      for (const to of there(target)) copyScroll(from, to)
    }

    // Found on the way down, while everything is in its place; done on the way up, unless a gesture has taken the click.
    let found: HTMLElement[] = []
    let labelled: Element | null | undefined
    const onClickDown = ({ target, isTrusted }: Event) => {
      found = []
      // A label clicks its control at once, here as well as there: that is the same click.
      if (!isTrusted || !isElement(target) || target === labelled) return
      labelled = target.closest('label')?.control
      setTimeout(() => {
        labelled = undefined
      })
      // A slider follows by its value: the same place is another one where it is longer, or runs the other way.
      if (!target.matches(SLIDER) && !target.querySelector(SLIDER)) found = there(target)
    }
    const onClickUp = ({ isTrusted }: Event) => {
      if (isTrusted) for (const to of found.splice(0)) to.click()
    }

    const onInput = ({ target, isTrusted }: Event) => {
      if (!isTrusted || !isElement(target) || target.matches(UNTYPED)) return
      for (const to of there(target)) copyValue(target, to)
    }
    // Sliders have gestures and keys of their own, and tell of their value in their attribute only.
    const { MutationObserver } = own.defaultView as Window & typeof globalThis
    const slid = new MutationObserver((changes) => {
      if (leader !== own) return
      for (const { target } of changes)
        if (isElement(target) && target.matches(SLIDER)) for (const to of there(target)) copyValue(target, to)
    })
    slid.observe(own, { subtree: true, attributeFilter: ['value'] })

    const onKeyDown = ({ key, target, isTrusted, isComposing }: KeyboardEvent) => {
      if (!isTrusted || isComposing || key !== 'Escape') return
      for (const other of others(own))
        pressEscape((isElement(target) && counterpart(target, other)) || other.body)
    }

    own.addEventListener('scroll', onScroll, options)
    own.addEventListener('click', onClickDown, options)
    own.addEventListener('click', onClickUp, { signal: off.signal })
    own.addEventListener('input', onInput, options)
    own.addEventListener('keydown', onKeyDown, options)
    off.signal.addEventListener('abort', () => {
      slid.disconnect()
      allowFocus()
    })
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
