import { BACK_MENU, type BackSource, backLadder } from '@/lib/back'
import { tabbables } from '@/lib/overlay/tabbable'

/** Marks what is inert because of a menu. */
const OURS = 'data-beneath-menu'
/** What the overlays mark; see lib/overlay/isolation. */
const THEIRS = 'data-beneath-overlay'

/** The overlay that lies over everything in this frame, if there is one. */
export const coverOf = (frame: Element): Element | null =>
  frame.querySelector(
    ':scope > [data-overlays] > [data-overlay]:not([data-overlay=toast], [data-state=dismissing])',
  )

const nowhere = (element: Element | null) => !element || element === document.body

/** What {@link holdMenu} is about. */
export interface HeldMenu {
  frame: HTMLElement
  panel: HTMLElement
  veil: HTMLElement
  /** Whether the frame is everything the user has: then Tab loops in the menu. */
  modal(): boolean
  /** Back or Escape has been pressed. */
  onBack(source: BackSource): void
}

/** What a menu has taken. */
export interface MenuHold {
  /** The menu has arrived: takes the focus, and puts the page out of reach. */
  settle(): void
  /** Gives it all back; the focus goes to where it was, unless it has gone elsewhere meanwhile. */
  release(): void
}

/**
 * Gives a menu what it needs: back, Escape and Tab at once, and once it has arrived the focus and a page beneath that is out
 * of reach. Making a page inert lets the browser style all of it anew, which the first frame should not wait for: until
 * then the veil keeps fingers away. Nothing outside the frame is touched, and neither are overlays.
 */
export function holdMenu({ frame, panel, veil, modal, onBack }: HeldMenu): MenuHold {
  const opener = nowhere(document.activeElement) ? null : (document.activeElement as HTMLElement)
  let beneath: Element[] = []

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
    // An overlay over it has the say.
    if (coverOf(frame) || !modal()) return
    const stops = tabbables(panel)
    const at = document.activeElement
    const inside = panel.contains(at)
    const edge = event.shiftKey ? stops[0] : stops.at(-1)
    if (inside && at !== edge && stops.length > 0 && !(event.shiftKey && at === panel)) return
    event.preventDefault()
    const next = (event.shiftKey ? stops.at(-1) : stops[0]) ?? panel
    next.focus({ preventScroll: true })
  }
  window.addEventListener('keydown', onKeyDown, true)
  const unregister = backLadder.register(BACK_MENU, (_, source) => onBack(source))

  return {
    settle() {
      beneath = [...frame.children].filter(
        (child) =>
          child !== panel && child !== veil && !child.matches(`[data-overlays], [inert]:not([${THEIRS}])`),
      )
      for (const child of beneath) {
        // What an overlay has put out of reach meanwhile stays so when that goes.
        child.removeAttribute(THEIRS)
        child.setAttribute(OURS, '')
        child.setAttribute('inert', '')
      }
      const first = panel.querySelector<HTMLElement>('[data-autofocus]') ?? tabbables(panel)[0] ?? panel
      if (!coverOf(frame) && !panel.contains(document.activeElement)) first.focus({ preventScroll: true })
    },
    release() {
      unregister()
      window.removeEventListener('keydown', onKeyDown, true)
      const covered = coverOf(frame) !== null
      for (const child of beneath) {
        child.removeAttribute(OURS)
        // An overlay has opened over the menu: what lies beneath is its business now.
        if (covered) child.setAttribute(THEIRS, '')
        else child.removeAttribute('inert')
      }
      const lost = nowhere(document.activeElement) || panel.contains(document.activeElement)
      if (!lost) return
      if (opener?.isConnected && !opener.closest('[inert]')) opener.focus({ preventScroll: true })
      else if (panel.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
    },
  }
}
