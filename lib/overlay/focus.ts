import { isIsolated, isolate } from './isolation'
import type { OverlayParts } from './motion'
import type { OverlayFocus } from './overlay-view'
import { loopedTabTarget, tabbables } from './tabbable'

/** The focus manager of one host, see {@link createFocusManager}. */
export interface FocusManager extends OverlayFocus {
  /** Updates `inert` for the new top. Must be called after every change to the stack. */
  sync(): void
  /**
   * Starts the focus manager in the element that contains the layers (a child of the frame). Returns a function that
   * stops it and makes the page usable. Open overlays are remembered, so a host may mount again.
   * @param modal whether the frame is the whole viewport or an embed: Tab then loops inside the top overlay. In the
   *   desktop preview, Tab continues to the shell, and only the page below is inert.
   */
  connect(host: HTMLElement, modal: () => boolean): () => void
}

/**
 * The content below an overlay becomes inert after this time at the latest, ms. It is longer than any overlay takes to
 * open (a modal takes 500), unless the animation is slowed down or paused.
 */
const ENTER_TIMEOUT_MS = 600

interface FocusRecord {
  parts: OverlayParts
  opener: HTMLElement | null
  /** Index of the opener among all pressable elements of the frame. */
  openerIndex: number
  /** The element inside the overlay that had focus last. */
  last: HTMLElement | null
}

const focusable = (element: HTMLElement | null) => element?.isConnected && !element.closest('[inert]')
const focus = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true })
const active = () => document.activeElement as HTMLElement | null
const isBody = (element: Element | null) => !element || element === document.body

/**
 * Manages the focus: moves it into an overlay that opens, keeps it in the topmost one while it is open, and returns it
 * to the opener afterward, unless the focus has moved elsewhere.
 * @param top returns the id of the topmost overlay
 * @param topModal returns the id of the topmost overlay that makes everything below it inert. Overlays above it, such as
 * a low sheet, leave the content below them usable.
 */
export function createFocusManager(top: () => string | undefined, topModal = top): FocusManager {
  let host: HTMLElement | undefined
  let modal = () => true
  const records = new Map<string, FocusRecord>()
  /** The pressable elements of the frame in order. Their indexes identify an opener that was rendered again. */
  const pressables = () =>
    host ? [...(host.parentElement as HTMLElement).querySelectorAll<HTMLElement>('a, button, input')] : []
  const topRecord = () => records.get(top() ?? '')
  const dialogOf = ({ parts }: FocusRecord) =>
    parts.root.querySelector<HTMLElement>('[data-overlay-focus]') ?? parts.wrapper

  const focusInside = (record: FocusRecord) => focus(focusable(record.last) ? record.last : dialogOf(record))

  const isolateTopModal = () => {
    const id = topModal()
    // The overlay may not be mounted yet. Then, nothing changes until it enters.
    if (host && (id === undefined || records.has(id))) isolate(host, records.get(id ?? '')?.parts.root)
  }
  /** Tab loops only in an overlay that makes everything below it inert. */
  const trapsTab = () => modal() && topModal() === top()

  const onFocusIn = (event: FocusEvent) => {
    const record = topRecord()
    // For an event from a shadow root, `target` is only the host; the path contains the element itself.
    if (record?.parts.root.contains(event.target as Node))
      record.last = event.composedPath()[0] as HTMLElement
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const record = topRecord()
    if (!record) return
    const { root } = record.parts
    const at = active()
    // Toasts are not on the stack. Tab moves through their buttons as on a page.
    if ((!root.contains(at) && !trapsTab()) || at?.closest('[data-toasts]')) return
    const next = loopedTabTarget(event, root, dialogOf(record))
    if (!next) return
    // Radix would loop Tab even where it must continue to the page or the shell, so Radix must not receive the event.
    event.stopPropagation()
    if (!trapsTab()) return
    event.preventDefault()
    focus(next)
  }

  return {
    sync() {
      isolateTopModal()
      const record = topRecord()
      // A sheet that has grown over the focused part of the page takes focus.
      if (record && isIsolated(active())) focusInside(record)
    },
    afterMount(view, parts) {
      const record: FocusRecord = { parts, opener: null, openerIndex: -1, last: null }
      if (view.kind !== 'toast') {
        record.opener = isBody(active()) ? null : active()
        if (record.opener) record.openerIndex = pressables().indexOf(record.opener)
        records.set(view.id, record)
        // The content below becomes inert when the overlay is presented (`sync`): the browser then recalculates the styles of
        // the whole page, which would delay the first frames, and the backdrop covers it already. A timeout limits the wait.
        setTimeout(isolateTopModal, ENTER_TIMEOUT_MS)
        if (parts.root.contains(active()) || view.id !== top()) return
        // If it was opened with a key, the focus ring is visible at once. A radio button gets focus in any case, so that
        // arrow keys work.
        const isQuestion = view.kind === 'alert' || view.kind === 'action-sheet'
        const first = isQuestion ? tabbables(parts.root)[0] : undefined
        const focusesFirst =
          active()?.matches(':focus-visible') || first?.matches('[type=radio], [role=radio]')
        focus(
          parts.root.querySelector<HTMLElement>('[data-autofocus]') ??
            (focusesFirst ? first : undefined) ??
            dialogOf(record),
        )
      } else {
        records.set(view.id, record)
      }
    },
    beforeUnmount(view, parts) {
      const stored = records.get(view.id)
      // An overlay with the same id may have been presented while this one was closing.
      const record = stored?.parts.root === parts.root ? stored : undefined
      if (record) records.delete(view.id)
      const isLost = isBody(active()) || parts.root.contains(active())
      // An overlay that was opened from inside this one returns focus to this one's opener.
      for (const other of records.values()) {
        if (parts.root.contains(other.opener)) other.opener = record?.opener ?? null
      }
      if (!isLost) return
      const below = topRecord()
      const again = record?.opener?.isConnected === false ? pressables()[record.openerIndex] : record?.opener
      if (again && focusable(again)) focus(again)
      else if (below) focusInside(below)
      else if (parts.root.contains(active())) active()?.blur()
    },
    connect(element, isModal) {
      host = element
      modal = isModal
      document.addEventListener('focusin', onFocusIn)
      // In the capture phase of the window, before every handler inside, including React's.
      window.addEventListener('keydown', onKeyDown, true)
      isolateTopModal()
      return () => {
        document.removeEventListener('focusin', onFocusIn)
        window.removeEventListener('keydown', onKeyDown, true)
        isolate(element, undefined)
        host = undefined
      }
    },
  }
}
