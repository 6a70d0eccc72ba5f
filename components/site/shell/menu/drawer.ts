import { backHandlers, MENU_BACK_PRIORITY } from '@/lib/back'
import { frame } from '@/lib/frame'
import { loopTab } from '@/lib/overlay/tabbable'
import type { VisibilityStore } from '../use-current-route'
import { connectDrawerGestures } from './drawer-gestures'
import { pendingMenuRequest } from './pending-menu-request'

/*
 * The side menu as a drawer. The root element's `data-menu`, which the pre-paint script sets first, indicates whether the drawer
 * is open, and CSS shows or hides the drawer. This module adds the behavior: opening, closing, focus, and the inert page behind
 * the drawer.
 */

const root = () => document.documentElement

/** Returns whether the menu is a drawer: not in an embed, and not next to the preview. drawer.css has the same condition. */
const isDrawer = (): boolean => {
  const { full, embed } = frame.get()
  return !embed && (full || !matchMedia('(width >= 1024px)').matches)
}

let panel: HTMLElement | undefined
let pageElement: HTMLElement | undefined
let previouslyFocused: Element | null = null
let unregisterBackHandler: (() => void) | undefined

const isOpen = () => isDrawer() && root().dataset.menu === 'open'

/** Updates `inert` on the page, the attributes of the panel, and the back handler to match `data-menu`. */
const syncDrawerState = (): void => {
  const open = isOpen()
  if (pageElement) pageElement.inert = open
  if (panel) {
    const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Menu' }
    for (const [name, value] of Object.entries(attributes)) {
      if (open) panel.setAttribute(name, value)
      else panel.removeAttribute(name)
    }
  }
  if (open) unregisterBackHandler ??= backHandlers.register(MENU_BACK_PRIORITY, () => drawer.close())
  else {
    unregisterBackHandler?.()
    unregisterBackHandler = undefined
  }
}

/** Calls the listener when the visibility of the menu may have changed; returns a function that unsubscribes it. */
const onVisibilityChange = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(root(), { attributeFilter: ['data-menu', 'data-menu-drag', 'data-fullscreen'] })
  const mediaQuery = matchMedia('(width >= 1024px)')
  mediaQuery.addEventListener('change', listener)
  return () => {
    observer.disconnect()
    mediaQuery.removeEventListener('change', listener)
  }
}

/**
 * The visibility of the menu. A closed drawer does not render page changes, because that would take CPU time during each
 * transition.
 */
export const menuVisibility: VisibilityStore = {
  isVisible: () => !isDrawer() || isOpen() || root().dataset.menuDrag !== undefined,
  subscribe: onVisibilityChange,
}

/** The side menu as a drawer. Next to the preview, the menu is always visible, and `open` moves focus to it. */
export const drawer = {
  isOpen,
  /** Returns whether a swipe can open the drawer: the menu is a closed drawer, and nothing else covers the page. */
  canSwipeOpen: (): boolean => isDrawer() && !isOpen() && backHandlers.getOpenItems().length === 0,
  open(): void {
    if (frame.get().embed) return
    previouslyFocused = document.activeElement
    root().dataset.menu = 'open'
    syncDrawerState()
    const firstLink = panel?.querySelector<HTMLElement>('a')
    const currentLink = panel?.querySelector<HTMLElement>('.sh-nav [aria-current]')
    // Next to the preview, the focus ring shows where the focus has moved.
    const focusOptions: FocusOptions & { focusVisible?: boolean } = { focusVisible: true }
    if (isDrawer()) firstLink?.focus({ preventScroll: true })
    else (currentLink ?? firstLink)?.focus(focusOptions)
  },
  /**
   * Closes the drawer and returns focus to the element that had focus before the drawer opened.
   * @returns a promise that resolves when the closing animation has ended
   */
  async close(): Promise<void> {
    const wasOpen = isOpen()
    root().dataset.menu = 'closed'
    syncDrawerState()
    if (!wasOpen) return
    const focusTarget =
      previouslyFocused instanceof HTMLElement && previouslyFocused !== document.body
        ? previouslyFocused
        : undefined
    previouslyFocused = null
    if (panel?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
    focusTarget?.focus({ preventScroll: true })
    await Promise.allSettled(panel?.getAnimations?.().map((animation) => animation.finished) ?? [])
  },
  /**
   * Connects the drawer to the page, in the state that the pre-paint script has set, and opens it if a request is pending.
   * @param menu the element of the menu
   * @param page the element behind the drawer, which is inert while the drawer is open
   * @returns a function that disconnects the drawer
   */
  connect(menu: HTMLElement, page: HTMLElement): () => void {
    panel = menu
    pageElement = page
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('patternbook:open-menu', () => drawer.open(), { signal })
    menu.addEventListener('keydown', (event) => isOpen() && loopTab(event, menu), { signal })
    // `data-menu` may be `open` next to the preview too; without this reset, a narrower window would show the drawer.
    matchMedia('(width >= 1024px)').addEventListener('change', () => drawer.close(), { signal })
    const unsubscribe = frame.subscribe(syncDrawerState)
    const disconnect = connectDrawerGestures(
      drawer,
      menu,
      document.querySelector<HTMLElement>('[data-menu-backdrop]')!,
    )
    syncDrawerState()
    if (pendingMenuRequest.consume()) drawer.open()
    return () => {
      controller.abort()
      unsubscribe()
      disconnect()
      unregisterBackHandler?.()
      unregisterBackHandler = undefined
    }
  },
}
