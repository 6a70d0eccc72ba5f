import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { loopTab } from '@/components/site/shared/loop-tab'
import { inspectorStore } from '@/components/site/shell/inspector-button/inspector-store'
import { BACK_MENU, BACK_OVERLAY, backLadder } from '@/lib/back'
import { BESIDE_QUERY } from '@/lib/site/start/inspector-at-start'

/**
 * How the inspector stands: beside the stage, over it, or as a sheet over everything; or as one that takes the lower
 * part of the window and leaves the rest to the screen.
 */
export type SheetMode = 'beside' | 'over' | 'sheet' | 'below'

const queries = [BESIDE_QUERY, '(width >= 1024px)'] as const

const subscribe = (listener: () => void) => {
  const media = queries.map((query) => matchMedia(query))
  for (const one of media) one.addEventListener('change', listener)
  return () => {
    for (const one of media) one.removeEventListener('change', listener)
  }
}
const currentMode = (): SheetMode =>
  matchMedia(queries[0]).matches ? 'beside' : matchMedia(queries[1]).matches ? 'over' : 'sheet'

/** How the inspector stands in a window of this width; the server knows none and says beside. */
export const useSheetMode = (): SheetMode => useSyncExternalStore(subscribe, currentMode, () => 'beside')

/** A phone's window knows two ways to stand in it. */
const widthOf = (mode: SheetMode): string => (mode === 'below' ? 'sheet' : mode)

/**
 * What an inspector that lies over something owes to the user: the focus comes in and goes back, Escape and the way back
 * close it. As a sheet it is a dialog: what lies beneath is out of reach, and Tab stays in it. One that shares the window
 * with the screen stays while the screen goes from page to page, which closes what lies over it: there only Escape does.
 * @param box an element in it
 * @param open whether it is open
 */
export const useSheet = (box: RefObject<HTMLElement | null>, open: boolean, mode: SheetMode): void => {
  const width = widthOf(mode)
  const openedAt = useRef<string>(undefined)
  useEffect(() => {
    // One that was opened for another width of the window does not come over what the user is doing in this one.
    if (open && openedAt.current !== undefined && openedAt.current !== width) inspectorStore.set(false)
    openedAt.current = open ? width : undefined
  }, [open, width])

  useEffect(() => {
    const panel = box.current?.closest<HTMLElement>('.sh-inspector')
    if (!panel || !open || mode === 'beside') return
    const off = new AbortController()
    const { signal } = off
    const opener = document.activeElement
    const close = () => inspectorStore.set(false)
    // A sheet can open above an overlay of the screen: then it closes first.
    const priority = mode === 'sheet' ? BACK_OVERLAY + 1 : BACK_MENU
    const release = mode === 'below' ? undefined : backLadder.register(priority, close)
    // What lies over the screen answers first, and has prevented the default when it does.
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) close()
    }
    if (mode === 'below') addEventListener('keydown', onEscape, { signal })
    panel.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true })
    if (mode === 'sheet') {
      const preview = document.querySelector<HTMLElement>('.sh-preview')
      if (preview) preview.inert = true
      panel.setAttribute('role', 'dialog')
      panel.setAttribute('aria-modal', 'true')
      // A press on plain text moves the focus to the sheet, and not out of the dialog.
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
      off.abort()
      release?.()
      const inside = panel.contains(document.activeElement) || document.activeElement === document.body
      if (inside && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [box, open, mode])
}
