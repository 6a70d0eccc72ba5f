import { type BackSource, backHandlers, MENU_BACK_PRIORITY } from '@/lib/back'
import { loopTab, tabbableElements } from '@/lib/overlay/tabbable'

/** Marks elements that a menu has made inert. */
const INERT_ATTRIBUTE = 'data-beneath-menu'
/** Marks elements that an overlay has made inert, see lib/overlay/inert-content. */
const OVERLAY_INERT_ATTRIBUTE = 'data-beneath-overlay'

/** Returns an overlay of a frame that is neither a toast nor closing; null if there is none. */
export const findCoveringOverlay = (frame: Element): Element | null =>
  frame.querySelector(
    ':scope > [data-overlays] > [data-overlay]:not([data-overlay=toast], [data-state=dismissing])',
  )

const isBodyOrNull = (element: Element | null) => !element || element === document.body

export interface MenuFocusTrapOptions {
  frame: HTMLElement
  panel: HTMLElement
  backdrop: HTMLElement
  /** Returns whether the menu is modal because its frame fills the viewport. Tab then loops in the menu. */
  fillsViewport(): boolean
  /** Called when Back or Escape is pressed. */
  onBack(source: BackSource): void
}

/** Handles focus, Tab, and Back of an open menu. */
export interface MenuFocusTrap {
  /**
   * Makes the page inert and, unless an overlay covers the menu, moves focus into the menu. Must be called when the menu is
   * completely open.
   */
  activate(): void
  /**
   * Removes the handlers, and makes the page usable unless an overlay covers it. Unless the user has moved focus elsewhere, focus
   * returns to the opener if the opener is still usable.
   */
  release(): void
}

/**
 * Creates a focus trap. It handles Back, Escape, and Tab at once, but moves focus and makes the page inert only in `activate`,
 * because `inert` makes the browser recalculate the styles of the whole page, which would delay the first frames of the
 * animation. Until then, the backdrop covers the page. Overlays and elements outside the frame never become inert.
 */
export function createMenuFocusTrap({
  frame,
  panel,
  backdrop,
  fillsViewport,
  onBack,
}: MenuFocusTrapOptions): MenuFocusTrap {
  const opener = isBodyOrNull(document.activeElement) ? null : (document.activeElement as HTMLElement)
  let inertElements: Element[] = []

  const onKeyDown = (event: KeyboardEvent) => {
    // An overlay that covers the menu handles the key itself.
    if (findCoveringOverlay(frame) || document.activeElement?.closest('[data-toasts]')) return
    if (fillsViewport()) loopTab(event, panel)
  }
  window.addEventListener('keydown', onKeyDown, true)
  const unregister = backHandlers.register(MENU_BACK_PRIORITY, (_, source) => onBack(source))

  return {
    activate() {
      inertElements = [...frame.children].filter(
        (child) =>
          child !== panel &&
          child !== backdrop &&
          !child.matches(`[data-overlays], [data-announcer], [inert]:not([${OVERLAY_INERT_ATTRIBUTE}])`),
      )
      for (const child of inertElements) {
        // Elements that an overlay has made inert get the menu's attribute, so that they remain inert when the overlay closes.
        child.removeAttribute(OVERLAY_INERT_ATTRIBUTE)
        child.setAttribute(INERT_ATTRIBUTE, '')
        child.setAttribute('inert', '')
      }
      const focusTarget =
        panel.querySelector<HTMLElement>('[data-autofocus]') ?? tabbableElements(panel)[0] ?? panel
      if (!findCoveringOverlay(frame) && !panel.contains(document.activeElement))
        focusTarget.focus({ preventScroll: true })
    },
    release() {
      unregister()
      window.removeEventListener('keydown', onKeyDown, true)
      const isCovered = findCoveringOverlay(frame) !== null
      for (const child of inertElements) {
        child.removeAttribute(INERT_ATTRIBUTE)
        // If an overlay has opened over the menu, it now controls what is inert.
        if (isCovered) child.setAttribute(OVERLAY_INERT_ATTRIBUTE, '')
        else child.removeAttribute('inert')
      }
      const isFocusLost = isBodyOrNull(document.activeElement) || panel.contains(document.activeElement)
      if (!isFocusLost) return
      if (opener?.isConnected && !opener.closest('[inert]')) opener.focus({ preventScroll: true })
      else if (panel.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
    },
  }
}
