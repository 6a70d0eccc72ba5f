import { BACK_MENU, backLadder } from '@/lib/back'
import { frame } from '@/lib/frame'
import { loopTab } from '../../shared/loop-tab'
import type { Visibility } from '../use-current-route'
import { connectDrawerGestures } from './drawer-gestures'
import { pendingMenuRequest } from './pending-menu-request'

/*
 * The side menu as a drawer. Whether it is open stands on the root as `data-menu`, where the pre-paint script writes it
 * first; CSS shows it. This module adds what CSS cannot: who may close it, where the focus is, what lies beneath.
 */

const root = () => document.documentElement

/** Beside the stage the menu is no drawer. The same condition as in preview.css. */
const isDrawer = (): boolean => {
  const { full, embed } = frame.get()
  return !embed && (full || !matchMedia('(width >= 1024px)').matches)
}

let panel: HTMLElement | undefined
let content: HTMLElement | undefined
let opener: Element | null = null
let release: (() => void) | undefined

const isOpen = () => isDrawer() && root().dataset.menu === 'open'

/** Brings everything else in line with the attribute. */
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
  if (open) release ??= backLadder.register(BACK_MENU, () => drawer.close())
  else {
    release?.()
    release = undefined
  }
}

/** Calls back when the menu may have come into view: opened, pulled in by a finger, or placed beside the stage. */
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

/** Whether anything of the menu can be seen. A closed drawer need not follow the page: that costs each page transition a fifth of its time. */
export const menuVisibility: Visibility = {
  isVisible: () => !isDrawer() || isOpen() || root().dataset.menuDrag !== undefined,
  subscribe: onVisibilityChange,
}

/** The side menu where it is a drawer; beside the stage it is always there, and opening it only leads the focus to it. */
export const drawer = {
  isOpen,
  /** May a finger pull it in: it is a drawer, closed, and nothing else is open. */
  canOpen: (): boolean => isDrawer() && !isOpen() && !backLadder.closable(),
  open(): void {
    if (frame.get().embed) return
    opener = document.activeElement
    root().dataset.menu = 'open'
    sync()
    const first = panel?.querySelector<HTMLElement>('a')
    const current = panel?.querySelector<HTMLElement>('.sh-nav [aria-current]')
    // Beside the stage the ring is the answer to the press: the menu is here.
    const ring: FocusOptions & { focusVisible?: boolean } = { focusVisible: true }
    if (isDrawer()) first?.focus({ preventScroll: true })
    else (current ?? first)?.focus(ring)
  },
  /**
   * Closes it; the focus goes back to where it was when it opened.
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
   * Takes over what the pre-paint script began, and opens if somebody has asked for it meanwhile.
   * @param menu the panel
   * @param page what lies beneath it
   * @returns the way to let go
   */
  start(menu: HTMLElement, page: HTMLElement): () => void {
    panel = menu
    content = page
    const off = new AbortController()
    const { signal } = off
    document.addEventListener('patternbook:menu', () => drawer.open(), { signal })
    menu.addEventListener('keydown', (event) => isOpen() && loopTab(event, menu), { signal })
    // A drawer that was closed, or out of sight, must not appear because the window got narrower.
    matchMedia('(width >= 1024px)').addEventListener('change', () => drawer.close(), { signal })
    const unsubscribe = frame.subscribe(sync)
    const disconnect = connectDrawerGestures(
      menu,
      document.querySelector<HTMLElement>('[data-menu-backdrop]')!,
    )
    sync()
    if (pendingMenuRequest.take()) drawer.open()
    return () => {
      off.abort()
      unsubscribe()
      disconnect()
      release?.()
      release = undefined
    }
  },
}
