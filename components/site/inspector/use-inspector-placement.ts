import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { inspectorStore } from '@/components/site/shell/inspector-button/inspector-store'
import { backHandlers, MENU_BACK_PRIORITY, OVERLAY_BACK_PRIORITY } from '@/lib/back'
import { loopTab } from '@/lib/overlay/tabbable'
import { INSPECTOR_BESIDE_QUERY } from '@/lib/site/start/initial-inspector-state'

/**
 * Placement of the inspector: a column next to the preview (`beside`), a column over the preview (`floating`), a modal sheet
 * (`sheet`), or a sheet in the lower part of the window, which leaves the screen usable above it (`partial-sheet`).
 */
type InspectorPlacement = 'beside' | 'floating' | 'sheet' | 'partial-sheet'

const MEDIA_QUERIES = [INSPECTOR_BESIDE_QUERY, '(width >= 1024px)'] as const

const subscribe = (listener: () => void) => {
  const mediaQueries = MEDIA_QUERIES.map((query) => matchMedia(query))
  for (const mediaQuery of mediaQueries) mediaQuery.addEventListener('change', listener)
  return () => {
    for (const mediaQuery of mediaQueries) mediaQuery.removeEventListener('change', listener)
  }
}
const currentPlacement = (): InspectorPlacement =>
  matchMedia(MEDIA_QUERIES[0]).matches
    ? 'beside'
    : matchMedia(MEDIA_QUERIES[1]).matches
      ? 'floating'
      : 'sheet'

/** Returns the placement for the width of the window; never `partial-sheet`, and `beside` on the server. */
export const useInspectorPlacement = (): InspectorPlacement =>
  useSyncExternalStore(subscribe, currentPlacement, () => 'beside')

/** Returns `sheet` for `partial-sheet`, because both are used at the same window widths; otherwise, the placement itself. */
const layoutOf = (placement: InspectorPlacement): string =>
  placement === 'partial-sheet' ? 'sheet' : placement

/**
 * Adds the behavior of an inspector that covers other content: the inspector receives focus when it opens and returns focus when
 * it closes, and Escape and Back close it. With `sheet`, it is a modal dialog: the preview is inert, and Tab is trapped. With
 * `partial-sheet`, the screen remains usable, so the sheet stays open when the page changes.
 * @param contentRef an element in the inspector
 * @param isOpen whether the inspector is open
 */
export const useInspectorOverlay = (
  contentRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  placement: InspectorPlacement,
): void => {
  const layout = layoutOf(placement)
  const openedLayout = useRef<string>(undefined)
  useEffect(() => {
    // Closes the inspector when a resize changes its placement. Otherwise, a column next to the preview could begin to cover it.
    if (isOpen && openedLayout.current !== undefined && openedLayout.current !== layout)
      inspectorStore.setOpen(false)
    openedLayout.current = isOpen ? layout : undefined
  }, [isOpen, layout])

  useEffect(() => {
    const panel = contentRef.current?.closest<HTMLElement>('.sh-inspector')
    if (!panel || !isOpen || placement === 'beside') return
    const controller = new AbortController()
    const { signal } = controller
    const opener = document.activeElement
    const close = () => inspectorStore.setOpen(false)
    // A modal sheet is above the overlays of the screen, so Back closes the sheet first.
    const priority = placement === 'sheet' ? OVERLAY_BACK_PRIORITY + 1 : MENU_BACK_PRIORITY
    // A partial sheet reports no open items. Leaving a page closes open items, and splash screens pause while there are any, but
    // this sheet must stay open, and splash screens must continue.
    const unregister = backHandlers.register(
      priority,
      close,
      placement === 'partial-sheet' ? () => [] : undefined,
    )
    panel.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true })
    if (placement === 'sheet') {
      const preview = document.querySelector<HTMLElement>('.sh-preview')
      if (preview) preview.inert = true
      panel.setAttribute('role', 'dialog')
      panel.setAttribute('aria-modal', 'true')
      // Makes the sheet focusable, so that pressing text in it does not move focus out of the dialog.
      panel.tabIndex = -1
      panel.addEventListener('keydown', (event) => loopTab(event, panel), { signal })
      document.querySelector('[data-inspector-backdrop]')?.addEventListener('click', close, { signal })
      signal.addEventListener('abort', () => {
        if (preview) preview.inert = false
        panel.setAttribute('role', 'complementary')
        panel.removeAttribute('aria-modal')
        panel.removeAttribute('tabindex')
      })
    }
    return () => {
      controller.abort()
      unregister()
      const hasFocus = panel.contains(document.activeElement) || document.activeElement === document.body
      if (hasFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [contentRef, isOpen, placement])
}
