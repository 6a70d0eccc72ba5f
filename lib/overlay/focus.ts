import { isInertBelowOverlay, updateInertContent } from './inert-content'
import type { OverlayFocusHooks } from './overlay-view'
import type { OverlayElements } from './running-animation'
import { loopedTabTarget, tabbableElements } from './tabbable'

/** The focus manager of one host, see {@link createFocusManager}. */
export interface FocusManager extends OverlayFocusHooks {
  /** Updates which content is inert, and moves focus out of inert content. Must be called after every change to the overlays. */
  sync(): void
  /**
   * Starts the focus manager in the element that contains the layers (a child of the frame). Returns a function that
   * stops it and makes the page usable. Data about open overlays is kept, so a host may mount again.
   * @param fillsViewport returns whether the frame fills the viewport. If it does, Tab loops inside a topmost overlay that
   *   makes everything below it inert. If the frame does not fill the viewport, as in the desktop preview, Tab continues to the
   *   content around the frame.
   */
  connect(host: HTMLElement, fillsViewport: () => boolean): () => void
}

/**
 * The content below an overlay becomes inert after this time at the latest, ms. It is longer than any overlay takes to
 * open (an iOS modal takes 500 ms), unless the animation is slowed down or paused.
 */
const MAX_INERT_DELAY_MS = 600

interface FocusRecord {
  parts: OverlayElements
  opener: HTMLElement | null
  /** Index of the opener among all pressable elements of the frame; -1 if there is no opener, or if it is not one of them. */
  openerIndex: number
  /** The element inside the overlay that had focus last. */
  lastFocused: HTMLElement | null
}

const isConnectedAndNotInert = (element: HTMLElement | null) =>
  element?.isConnected && !element.closest('[inert]')
const focus = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true })
const getActiveElement = () => document.activeElement as HTMLElement | null
const isBodyOrNull = (element: Element | null) => !element || element === document.body

/**
 * Creates the focus manager of a host. It moves focus into every overlay that opens, except toasts. When the overlay closes, it
 * returns focus to the opener, unless focus has moved elsewhere. `connect` describes when Tab loops inside the topmost overlay.
 * @param getTopId returns the id of the topmost overlay, not counting toasts
 * @param getTopModalId returns the id of the topmost overlay that makes everything below it inert. Overlays above it, such as a
 *   sheet at a low breakpoint, make nothing inert.
 */
export function createFocusManager(
  getTopId: () => string | undefined,
  getTopModalId = getTopId,
): FocusManager {
  let host: HTMLElement | undefined
  let frameFillsViewport = () => true
  const records = new Map<string, FocusRecord>()
  /** The focused elements when overlays were presented, because content with `autoFocus` takes the focus before `afterMount`. */
  const openers = new Map<string, HTMLElement | null>()
  /** Returns the pressable elements of the frame, in order. An element that has replaced an opener is found by its index. */
  const getPressableElements = () =>
    host ? [...(host.parentElement as HTMLElement).querySelectorAll<HTMLElement>('a, button, input')] : []
  const topRecord = () => records.get(getTopId() ?? '')
  const dialogOf = ({ parts }: FocusRecord) =>
    parts.root.querySelector<HTMLElement>('[data-overlay-surface]') ?? parts.surface

  const focusInside = (record: FocusRecord) =>
    focus(isConnectedAndNotInert(record.lastFocused) ? record.lastFocused : dialogOf(record))

  const syncInertContent = () => {
    const id = getTopModalId()
    // If the overlay is not in the DOM yet, nothing changes until it is.
    if (host && (id === undefined || records.has(id)))
      updateInertContent(host, records.get(id ?? '')?.parts.root)
  }
  /** Returns whether Tab loops in the topmost overlay: the frame fills the viewport, and everything below is inert. */
  const trapsTab = () => frameFillsViewport() && getTopModalId() === getTopId()

  const onFocusIn = (event: FocusEvent) => {
    const record = topRecord()
    // If the focused element is in a shadow root, `target` is only the host of the shadow root. The path starts with the element.
    if (record?.parts.root.contains(event.target as Node))
      record.lastFocused = event.composedPath()[0] as HTMLElement
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const record = topRecord()
    if (!record) return
    const { root } = record.parts
    const focused = getActiveElement()
    // The browser handles Tab in toasts, and outside the overlay if Tab does not loop in the overlay.
    if ((!root.contains(focused) && !trapsTab()) || focused?.closest('[data-toasts]')) return
    const tabTarget = loopedTabTarget(event, root, dialogOf(record))
    if (!tabTarget) return
    // Radix would keep Tab inside the overlay even where focus must move on to the page or out of the frame, so Radix must not
    // get the event.
    event.stopPropagation()
    if (!trapsTab()) return
    event.preventDefault()
    focus(tabTarget)
  }

  return {
    sync() {
      syncInertContent()
      const record = topRecord()
      // The focused element has become inert, for example because a sheet has grown over the page.
      if (record && isInertBelowOverlay(getActiveElement())) focusInside(record)
    },
    beforeMount({ id, kind }) {
      if (kind !== 'toast') openers.set(id, getActiveElement())
    },
    afterMount(view, parts) {
      const record: FocusRecord = { parts, opener: null, openerIndex: -1, lastFocused: null }
      if (view.kind !== 'toast') {
        const active = getActiveElement()
        const opener = parts.root.contains(active) ? (openers.get(view.id) ?? null) : active
        openers.delete(view.id)
        record.opener = isBodyOrNull(opener) ? null : opener
        if (record.opener) record.openerIndex = getPressableElements().indexOf(record.opener)
        records.set(view.id, record)
        // The content below becomes inert only when the overlay is presented (`sync`) or after this timeout, because the browser
        // then recalculates the styles of the whole page. During the animation, that would delay frames.
        setTimeout(syncInertContent, MAX_INERT_DELAY_MS)
        if (parts.root.contains(getActiveElement()) || view.id !== getTopId()) return
        // The element with `data-autofocus` gets focus. Without it, the first control of an alert or action sheet gets focus if
        // the overlay was opened with the keyboard, or if the control is a radio button, so that arrow keys work. Otherwise, the
        // dialog gets focus.
        const isAlertOrSheet = view.kind === 'alert' || view.kind === 'action-sheet'
        const firstControl = isAlertOrSheet ? tabbableElements(parts.root)[0] : undefined
        const shouldFocusFirst =
          getActiveElement()?.matches(':focus-visible') || firstControl?.matches('[type=radio], [role=radio]')
        focus(
          parts.root.querySelector<HTMLElement>('[data-autofocus]') ??
            (shouldFocusFirst ? firstControl : undefined) ??
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
      const isFocusLost = isBodyOrNull(getActiveElement()) || parts.root.contains(getActiveElement())
      // Overlays that were opened from inside this overlay lose their opener, so they get the opener of this overlay.
      for (const other of records.values()) {
        if (parts.root.contains(other.opener)) other.opener = record?.opener ?? null
      }
      if (!isFocusLost) return
      const recordBelow = topRecord()
      const returnTarget =
        record?.opener?.isConnected === false ? getPressableElements()[record.openerIndex] : record?.opener
      if (returnTarget && isConnectedAndNotInert(returnTarget)) focus(returnTarget)
      else if (recordBelow) focusInside(recordBelow)
      else if (parts.root.contains(getActiveElement())) getActiveElement()?.blur()
    },
    connect(element, fillsViewport) {
      host = element
      frameFillsViewport = fillsViewport
      document.addEventListener('focusin', onFocusIn)
      // The capture phase of the window precedes all handlers of elements, including those of React.
      window.addEventListener('keydown', onKeyDown, true)
      syncInertContent()
      return () => {
        document.removeEventListener('focusin', onFocusIn)
        window.removeEventListener('keydown', onKeyDown, true)
        updateInertContent(element, undefined)
        host = undefined
      }
    },
  }
}
