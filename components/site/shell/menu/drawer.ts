import { BACK_MENU, backHandlers } from '@/lib/back'
import { frame } from '@/lib/frame'
import { loopTab } from '@/lib/overlay/tabbable'
import type { Visibility } from '../use-current-route'
import { connectDrawerGestures } from './drawer-gestures'
import { pendingMenuRequest } from './pending-menu-request'

/*
 * The side menu as a drawer. The root element's `data-menu`, which the pre-paint script sets first, indicates whether it is
 * open; CSS shows it. This module adds the behavior: closing, focus, and the inert page below.
 */

const root = () => document.documentElement

/** Next to the preview, the menu is not a drawer. The same condition as in preview.css. */
const isDrawer = (): boolean => {
  const { full, embed } = frame.get()
  return !embed && (full || !matchMedia('(width >= 1024px)').matches)
}

let panel: HTMLElement | undefined
let content: HTMLElement | undefined
let opener: Element | null = null
let release: (() => void) | undefined

const isOpen = () => isDrawer() && root().dataset.menu === 'open'

/** Updates everything else to match the attribute. */
const sync = (): void => {
  const open = isOpen()
  if (content) content.inert = open
  if (panel) {
    const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Menu' }
    for (const [name, value] of Object.entries(attributes)) {
      if (open) panel.setAttribute(name, value)
      else panel.removeAttribute(name)
    }
  }
  if (open) release ??= backHandlers.register(BACK_MENU, () => drawer.close())
  else {
    release?.()
    release = undefined
  }
}

/** Calls the listener when the menu may have become visible: opened, dragged, or placed next to the preview. */
const onVisibilityChange = (listener: () => void): (() => void) => {
  const attributes = new MutationObserver(listener)
  attributes.observe(root(), { attributeFilter: ['data-menu', 'data-menu-drag', 'data-full'] })
  const wide = matchMedia('(width >= 1024px)')
  wide.addEventListener('change', listener)
  return () => {
    attributes.disconnect()
    wide.removeEventListener('change', listener)
  }
}

/**
 * Whether the menu is visible. A closed drawer does not render page changes, because that would take a fifth of the
 * time of each transition.
 */
export const menuVisibility: Visibility = {
  isVisible: () => !isDrawer() || isOpen() || root().dataset.menuDrag !== undefined,
  subscribe: onVisibilityChange,
}

/** The side menu as a drawer. Next to the preview, it is always visible, and opening it only moves focus to it. */
export const drawer = {
  isOpen,
  /** Whether a swipe can open it: it is a closed drawer, and nothing else is open. */
  canOpen: (): boolean => isDrawer() && !isOpen() && backHandlers.open().length === 0,
  open(): void {
    if (frame.get().embed) return
    opener = document.activeElement
    root().dataset.menu = 'open'
    sync()
    const first = panel?.querySelector<HTMLElement>('a')
    const current = panel?.querySelector<HTMLElement>('.sh-nav [aria-current]')
    // Next to the preview, the focus ring shows where the menu is.
    const ring: FocusOptions & { focusVisible?: boolean } = { focusVisible: true }
    if (isDrawer()) first?.focus({ preventScroll: true })
    else (current ?? first)?.focus(ring)
  },
  /**
   * Closes it and returns focus.
   * @returns resolves when it has left the screen
   */
  async close(): Promise<void> {
    const wasOpen = isOpen()
    root().dataset.menu = 'closed'
    sync()
    if (!wasOpen) return
    const back = opener instanceof HTMLElement && opener !== document.body ? opener : undefined
    opener = null
    if (panel?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
    back?.focus({ preventScroll: true })
    await Promise.allSettled(panel?.getAnimations?.().map((run) => run.finished) ?? [])
  },
  /**
   * Connects the drawer to the page, in the state that the pre-paint script has set, and opens it if a request is pending.
   * @param menu the panel
   * @param page the page below it
   * @returns a function that disconnects it
   */
  start(menu: HTMLElement, page: HTMLElement): () => void {
    panel = menu
    content = page
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('patternbook:menu', () => drawer.open(), { signal })
    menu.addEventListener('keydown', (event) => isOpen() && loopTab(event, menu), { signal })
    // A closed or hidden drawer must not appear when the window becomes narrower.
    matchMedia('(width >= 1024px)').addEventListener('change', () => drawer.close(), { signal })
    const unsubscribe = frame.subscribe(sync)
    const disconnect = connectDrawerGestures(
      drawer,
      menu,
      document.querySelector<HTMLElement>('[data-menu-backdrop]')!,
    )
    sync()
    if (pendingMenuRequest.take()) drawer.open()
    return () => {
      controller.abort()
      unsubscribe()
      disconnect()
      release?.()
      release = undefined
    }
  },
}
