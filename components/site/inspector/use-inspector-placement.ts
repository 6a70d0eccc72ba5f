import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { inspectorStore } from '@/components/site/shell/inspector-button/inspector-store'
import { BACK_MENU, BACK_OVERLAY, backHandlers } from '@/lib/back'
import { loopTab } from '@/lib/overlay/tabbable'
import { BESIDE_QUERY } from '@/lib/site/start/inspector-at-start'

/**
 * Placement of the inspector: next to the preview, over it, as a sheet over everything, or as a sheet in the lower part of the
 * window that leaves the rest to the screen.
 */
type InspectorPlacement = 'beside' | 'over' | 'sheet' | 'below'

const queries = [BESIDE_QUERY, '(width >= 1024px)'] as const

const subscribe = (listener: () => void) => {
  const media = queries.map((query) => matchMedia(query))
  for (const one of media) one.addEventListener('change', listener)
  return () => {
    for (const one of media) one.removeEventListener('change', listener)
  }
}
const currentPlacement = (): InspectorPlacement =>
  matchMedia(queries[0]).matches ? 'beside' : matchMedia(queries[1]).matches ? 'over' : 'sheet'

/** Placement for the width of the window; `beside` on the server. */
export const useInspectorPlacement = (): InspectorPlacement =>
  useSyncExternalStore(subscribe, currentPlacement, () => 'beside')

/** `below` and `sheet` are for the same window width. */
const widthOf = (placement: InspectorPlacement): string => (placement === 'below' ? 'sheet' : placement)

/**
 * Behavior of an inspector that covers other content: it receives focus and returns it, and Escape and Back close it. A
 * sheet is a modal dialog: the page below is inert, and Tab is trapped. A sheet in the lower part of the window leaves
 * the screen usable, so it stays open when the page changes.
 * @param box an element in it
 * @param open whether it is open
 */
export const useSheet = (
  box: RefObject<HTMLElement | null>,
  open: boolean,
  placement: InspectorPlacement,
): void => {
  const width = widthOf(placement)
  const openedAt = useRef<string>(undefined)
  useEffect(() => {
    // Closes when the window changes to another layout, where it would cover the page.
    if (open && openedAt.current !== undefined && openedAt.current !== width) inspectorStore.set(false)
    openedAt.current = open ? width : undefined
  }, [open, width])

  useEffect(() => {
    const panel = box.current?.closest<HTMLElement>('.sh-inspector')
    if (!panel || !open || placement === 'beside') return
    const controller = new AbortController()
    const { signal } = controller
    const opener = document.activeElement
    const close = () => inspectorStore.set(false)
    // If a sheet is above an overlay of the screen, the sheet closes first.
    const priority = placement === 'sheet' ? BACK_OVERLAY + 1 : BACK_MENU
    // Without items, the sheet is not above the page, so a page change does not close it, and the screen is not paused.
    const release = backHandlers.register(priority, close, placement === 'below' ? () => [] : undefined)
    panel.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true })
    if (placement === 'sheet') {
      const preview = document.querySelector<HTMLElement>('.sh-preview')
      if (preview) preview.inert = true
      panel.setAttribute('role', 'dialog')
      panel.setAttribute('aria-modal', 'true')
      // Pressing text moves focus to the sheet and not out of the dialog.
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
      release()
      const inside = panel.contains(document.activeElement) || document.activeElement === document.body
      if (inside && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [box, open, placement])
}
