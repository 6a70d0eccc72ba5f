import { BACK_MENU, type BackSource, backLadder } from '@/lib/back'
import { loopedTabTarget, tabbables } from '@/lib/overlay/tabbable'

/** Marks what is inert because of a menu. */
const INERT_MARK = 'data-beneath-menu'
/** What the overlays mark; see lib/overlay/isolation. */
const OVERLAY_INERT_MARK = 'data-beneath-overlay'

/** The overlay that lies over everything in this frame, if there is one. */
export const coveringOverlay = (frame: Element): Element | null =>
  frame.querySelector(
    ':scope > [data-overlays] > [data-overlay]:not([data-overlay=toast], [data-state=dismissing])',
  )

const isBody = (element: Element | null) => !element || element === document.body

/** What {@link createMenuFocusTrap} is about. */
export interface MenuFocusTrapOptions {
  frame: HTMLElement
  panel: HTMLElement
  backdrop: HTMLElement
  /** Whether the frame is everything the user has: then Tab loops in the menu. */
  modal(): boolean
  /** Back or Escape has been pressed. */
  onBack(source: BackSource): void
}

/** What a menu has taken. */
export interface MenuFocusTrap {
  /** The menu has arrived: takes the focus, and puts the page out of reach. */
  activate(): void
  /** Gives it all back; the focus goes to where it was, unless it has gone elsewhere meanwhile. */
  release(): void
}

/**
 * Gives a menu what it needs: back, Escape and Tab at once, and once it has arrived the focus and a page beneath that is out
 * of reach. Making a page inert lets the browser style all of it anew, which the first frame should not wait for: until
 * then the veil keeps fingers away. Nothing outside the frame is touched, and neither are overlays.
 */
export function createMenuFocusTrap({
  frame,
  panel,
  backdrop,
  modal,
  onBack,
}: MenuFocusTrapOptions): MenuFocusTrap {
  const opener = isBody(document.activeElement) ? null : (document.activeElement as HTMLElement)
  let background: Element[] = []

  const onKeyDown = (event: KeyboardEvent) => {
    // If an overlay covers the menu, the overlay decides.
    if (coveringOverlay(frame) || !modal()) return
    const next = loopedTabTarget(event, panel, panel)
    if (!next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
  }
  window.addEventListener('keydown', onKeyDown, true)
  const unregister = backLadder.register(BACK_MENU, (_, source) => onBack(source))

  return {
    activate() {
      background = [...frame.children].filter(
        (child) =>
          child !== panel &&
          child !== backdrop &&
          !child.matches(`[data-overlays], [inert]:not([${OVERLAY_INERT_MARK}])`),
      )
      for (const child of background) {
        // What an overlay has put out of reach meanwhile stays so when that goes.
        child.removeAttribute(OVERLAY_INERT_MARK)
        child.setAttribute(INERT_MARK, '')
        child.setAttribute('inert', '')
      }
      const first = panel.querySelector<HTMLElement>('[data-autofocus]') ?? tabbables(panel)[0] ?? panel
      if (!coveringOverlay(frame) && !panel.contains(document.activeElement))
        first.focus({ preventScroll: true })
    },
    release() {
      unregister()
      window.removeEventListener('keydown', onKeyDown, true)
      const covered = coveringOverlay(frame) !== null
      for (const child of background) {
        child.removeAttribute(INERT_MARK)
        // An overlay has opened over the menu: what lies beneath is its business now.
        if (covered) child.setAttribute(OVERLAY_INERT_MARK, '')
        else child.removeAttribute('inert')
      }
      const lost = isBody(document.activeElement) || panel.contains(document.activeElement)
      if (!lost) return
      if (opener?.isConnected && !opener.closest('[inert]')) opener.focus({ preventScroll: true })
      else if (panel.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
    },
  }
}
