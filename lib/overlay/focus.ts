import { isBeneath, isolate } from './isolation'
import type { OverlayFocus } from './live'
import type { OverlayParts } from './motion'
import { tabbables } from './tabbable'

/** The focus keeper of one host, see {@link createFocusKeeper}. */
export interface FocusKeeper extends OverlayFocus {
  /** The stack has changed: brings `inert` in line with what is the top now. */
  sync(): void
  /**
   * Starts keeping, in the element that holds the layers (a child of the frame). Returns the function that stops it and
   * frees the page. What is open stays known, so that a host may come back.
   * @param modal whether the frame is everything the user has (whole viewport, or an embed): then Tab loops inside the
   *   top overlay. In the desktop shell Tab goes on to the shell, and only the page beneath is out of reach.
   */
  connect(host: HTMLElement, modal: () => boolean): () => void
}

/** Longer than any overlay takes to come in unless its motion is slowed down or held, ms (engine.md 4: a modal takes 500). */
const SLOW_ENTRANCE = 600

interface Held {
  parts: OverlayParts
  opener: HTMLElement | null
  /** Which of all that can be pressed in the frame the opener is. */
  place: number
  last: HTMLElement | null
}

const focusable = (element: HTMLElement | null) => element?.isConnected && !element.closest('[inert]')
const focus = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true })
const active = () => document.activeElement as HTMLElement | null
const nowhere = (element: Element | null) => !element || element === document.body

/**
 * Keeps the focus where the user is: into an overlay when it opens, within the topmost one while it is open, and back
 * to the opener when it closes, unless the focus has gone elsewhere meanwhile.
 * @param top gives the id of the topmost overlay
 * @param barrier gives the id of the topmost one that keeps what lies beneath it out of reach; those over it, such as a
 *   sheet that stands low, share the user with what lies beneath them
 */
export function createFocusKeeper(top: () => string | undefined, barrier = top): FocusKeeper {
  let host: HTMLElement | undefined
  let modal = () => true
  const held = new Map<string, Held>()
  /** What can be pressed in the frame, in its order: finds an opener again that was drawn anew, such as in another language. */
  const pressable = () =>
    host ? [...(host.parentElement as HTMLElement).querySelectorAll<HTMLElement>('a, button, input')] : []
  const topHeld = () => held.get(top() ?? '')
  const dialogOf = ({ parts }: Held) =>
    parts.root.querySelector<HTMLElement>('[data-overlay-focus]') ?? parts.wrapper

  const enter = (entry: Held) => focus(focusable(entry.last) ? entry.last : dialogOf(entry))

  const fence = () => {
    const id = barrier()
    // It may not be mounted yet: then what is mounted stays as it is until it enters.
    if (host && (id === undefined || held.has(id))) isolate(host, held.get(id ?? '')?.parts.root)
  }
  /** Only the one that keeps everything beneath it out of reach keeps Tab to itself. */
  const loops = () => modal() && barrier() === top()

  const onFocusIn = (event: FocusEvent) => {
    const entry = topHeld()
    // Inside a shadow root the event only tells of its host, the path of the element itself.
    if (entry?.parts.root.contains(event.target as Node)) entry.last = event.composedPath()[0] as HTMLElement
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const entry = topHeld()
    if (!entry || event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
    const { root } = entry.parts
    const at = active()
    const inside = root.contains(at)
    if (!inside && !loops()) return
    const stops = tabbables(root)
    const edge = event.shiftKey ? stops[0] : stops.at(-1)
    const atEdge = !inside || stops.length === 0 || at === edge || (event.shiftKey && at === dialogOf(entry))
    if (!atEdge) return
    // A Radix popover would loop here in any case.
    event.stopPropagation()
    if (!loops()) return
    event.preventDefault()
    focus((event.shiftKey ? stops.at(-1) : stops[0]) ?? dialogOf(entry))
  }

  return {
    sync() {
      fence()
      const entry = topHeld()
      // A sheet that has grown over the page where the focus was takes it.
      if (entry && isBeneath(active())) enter(entry)
    },
    entered(live, parts) {
      const entry: Held = { parts, opener: null, place: -1, last: null }
      if (live.kind !== 'toast') {
        entry.opener = nowhere(active()) ? null : active()
        if (entry.opener) entry.place = pressable().indexOf(entry.opener)
        held.set(live.id, entry)
        // What lies beneath becomes inert when the overlay is presented (`sync`): the browser then styles a whole page anew,
        // which would hold up the first frames, and the backdrop covers it already. A slow way in is not waited for.
        setTimeout(fence, SLOW_ENTRANCE)
        if (parts.root.contains(active()) || live.id !== top()) return
        focus(parts.root.querySelector<HTMLElement>('[data-autofocus]') ?? dialogOf(entry))
      } else {
        held.set(live.id, entry)
      }
    },
    leaving(live, parts) {
      const own = held.get(live.id)
      // The same id may have been presented anew while this one was leaving.
      const entry = own?.parts.root === parts.root ? own : undefined
      if (entry) held.delete(live.id)
      const lost = nowhere(active()) || parts.root.contains(active())
      // Whoever was opened from inside goes back to where this one came from.
      for (const other of held.values()) {
        if (parts.root.contains(other.opener)) other.opener = entry?.opener ?? null
      }
      if (!lost) return
      const below = topHeld()
      const again = entry?.opener?.isConnected === false ? pressable()[entry.place] : entry?.opener
      if (again && focusable(again)) focus(again)
      else if (below) enter(below)
      else if (parts.root.contains(active())) active()?.blur()
    },
    connect(element, isModal) {
      host = element
      modal = isModal
      document.addEventListener('focusin', onFocusIn)
      // In the capture phase of the window: before every handler inside, React's included.
      window.addEventListener('keydown', onKeyDown, true)
      fence()
      return () => {
        document.removeEventListener('focusin', onFocusIn)
        window.removeEventListener('keydown', onKeyDown, true)
        isolate(element, undefined)
        host = undefined
      }
    },
  }
}
