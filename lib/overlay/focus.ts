import { isBeneath, isolate } from './isolation'
import type { OverlayFocus } from './live'
import type { OverlayParts } from './motion'
import { tabbables } from './tabbable'

/** The focus keeper of one host, see {@link createFocusKeeper}. */
export interface FocusKeeper extends OverlayFocus {
  /** Must be called after a change of the stack: updates `inert` for the new top. */
  sync(): void
  /**
   * Starts the focus keeper in the element that contains the layers (a child of the frame). Returns a function that
   * stops it and makes the page usable. Open overlays are remembered, so a host may mount again.
   * @param modal whether the frame is the whole viewport or an embed: then Tab loops inside the top overlay. In the
   * desktop preview Tab continues to the shell, and only the page below is inert.
   */
  connect(host: HTMLElement, modal: () => boolean): () => void
}

/**
 * Longer than any overlay takes to open, unless its animation is slowed down or paused, ms (engine.md 4: a modal takes
 * 500).
 */
const SLOW_ENTRANCE = 600

interface Held {
  parts: OverlayParts
  opener: HTMLElement | null
  /** Index of the opener among all pressable elements of the frame. */
  place: number
  last: HTMLElement | null
}

const focusable = (element: HTMLElement | null) => element?.isConnected && !element.closest('[inert]')
const focus = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true })
const active = () => document.activeElement as HTMLElement | null
const nowhere = (element: Element | null) => !element || element === document.body

/**
 * Manages the focus: moves it into an overlay that opens, keeps it in the topmost one while it is open, and returns it
 * to the opener afterward, unless the focus has moved elsewhere.
 * @param top returns the id of the topmost overlay
 * @param barrier returns the id of the topmost overlay that makes everything below it inert. Overlays above it, such as
 * a low sheet, leave the content below them usable.
 */
export function createFocusKeeper(top: () => string | undefined, barrier = top): FocusKeeper {
  let host: HTMLElement | undefined
  let modal = () => true
  const held = new Map<string, Held>()
  /**
   * The pressable elements of the frame in order: finds an opener again after it was rendered anew, e.g. in another
   * language.
   */
  const pressable = () =>
    host ? [...(host.parentElement as HTMLElement).querySelectorAll<HTMLElement>('a, button, input')] : []
  const topHeld = () => held.get(top() ?? '')
  const dialogOf = ({ parts }: Held) =>
    parts.root.querySelector<HTMLElement>('[data-overlay-focus]') ?? parts.wrapper

  const enter = (entry: Held) => focus(focusable(entry.last) ? entry.last : dialogOf(entry))

  const fence = () => {
    const id = barrier()
    // It may not be mounted yet. Then nothing changes until it enters.
    if (host && (id === undefined || held.has(id))) isolate(host, held.get(id ?? '')?.parts.root)
  }
  /** Only an overlay that makes everything below it inert loops Tab. */
  const loops = () => modal() && barrier() === top()

  const onFocusIn = (event: FocusEvent) => {
    const entry = topHeld()
    // For an event from a shadow root, `target` is only the host; the path has the element itself.
    if (entry?.parts.root.contains(event.target as Node)) entry.last = event.composedPath()[0] as HTMLElement
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const entry = topHeld()
    if (!entry || event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
    const { root } = entry.parts
    const at = active()
    const inside = root.contains(at)
    // Toasts are not on the stack. Tab moves through their buttons as on a page.
    if ((!inside && !loops()) || at?.closest('[data-toasts]')) return
    const stops = tabbables(root)
    const edge = event.shiftKey ? stops[0] : stops.at(-1)
    const atEdge = !inside || stops.length === 0 || at === edge || (event.shiftKey && at === dialogOf(entry))
    if (!atEdge) return
    // Radix would loop Tab in both cases. This decides it in one place.
    event.stopPropagation()
    if (!loops()) return
    event.preventDefault()
    focus((event.shiftKey ? stops.at(-1) : stops[0]) ?? dialogOf(entry))
  }

  return {
    sync() {
      fence()
      const entry = topHeld()
      // A sheet that has grown over the focused part of the page takes the focus.
      if (entry && isBeneath(active())) enter(entry)
    },
    entered(live, parts) {
      const entry: Held = { parts, opener: null, place: -1, last: null }
      if (live.kind !== 'toast') {
        entry.opener = nowhere(active()) ? null : active()
        if (entry.opener) entry.place = pressable().indexOf(entry.opener)
        held.set(live.id, entry)
        // The content below becomes inert when the overlay is presented (`sync`): the browser then recalculates the
        // styles of the
        // whole page, which would delay the first frames, and the backdrop covers it already. A timeout limits the wait.
        setTimeout(fence, SLOW_ENTRANCE)
        if (parts.root.contains(active()) || live.id !== top()) return
        // If it was opened with a key, the focus is visible at once. Arrow keys choose among radio buttons however it
        // was opened.
        const asks = live.kind === 'alert' || live.kind === 'action-sheet'
        const first = asks ? tabbables(parts.root)[0] : undefined
        const starts = active()?.matches(':focus-visible') || first?.matches('[type=radio], [role=radio]')
        focus(
          parts.root.querySelector<HTMLElement>('[data-autofocus]') ??
            (starts ? first : undefined) ??
            dialogOf(entry),
        )
      } else {
        held.set(live.id, entry)
      }
    },
    leaving(live, parts) {
      const own = held.get(live.id)
      // An overlay with the same id may have been presented while this one was closing.
      const entry = own?.parts.root === parts.root ? own : undefined
      if (entry) held.delete(live.id)
      const lost = nowhere(active()) || parts.root.contains(active())
      // An overlay that was opened from inside this one returns the focus to this one's opener.
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
      // In the capture phase of the window, before every handler inside, including React's.
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
