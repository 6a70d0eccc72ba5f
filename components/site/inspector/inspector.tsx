'use client'
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/site/shared/use-hydrated'
import { ShellIcon } from '@/components/site/shell/icons/shell-icon'
import { inspectorStore } from '@/components/site/shell/inspector-button/inspector-store'
import { useInspector } from '@/components/site/shell/inspector-button/use-inspector'
import type { IslandProps } from '@/components/site/shell/loading/island'
import { useCurrentRoute } from '@/components/site/shell/use-current-route'
import { codeItemForPath } from '@/lib/site/catalog/registry-name'
import { notesOf } from '@/lib/site/notes'
import { storage } from '@/lib/storage'
import { KEYS } from '@/lib/storage/types'
import { PanelErrorBoundary } from './panel-error-boundary'
import type { PanelProps } from './panel-props'
import { type TabId, Tabs, tabAt, tabElement } from './tabs'
import { useSheet, useSheetMode } from './use-sheet-mode'

const panels: Record<TabId, ComponentType<PanelProps>> = {
  options: lazy(() => import('./options-tab')),
  code: lazy(() => import('./code-panel')),
  install: lazy(() => import('./install-panel')),
  share: lazy(() => import('./share-panel')),
  notes: lazy(() => import('./notes-panel')),
  motion: lazy(() => import('./motion-panel')),
}
declare global {
  interface Window {
    /** Element id of the last pressed tab: the pre-paint script records presses before hydration. */
    __tab?: string
  }
}

const askedTab = () => (typeof window === 'undefined' ? undefined : tabAt(window.__tab))
const storedTab = (): TabId => {
  const kept = storage().peek(KEYS.inspectorTab)
  return kept !== null && Object.hasOwn(panels, kept) ? (kept as TabId) : 'code'
}

/**
 * The inspector: the code of the current screen, how to install it, how to share it, notes about the pattern, and its motion.
 * Each panel loads when it is first shown.
 */
export default function Inspector({ path }: IslandProps) {
  const box = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const route = useCurrentRoute(path)
  const open = useInspector()
  const sheetMode = useSheetMode()
  const [chosen, setChosen] = useState(askedTab)

  const item = codeItemForPath(route.path)
  const tabs: TabId[] = [
    // In wide windows, the toolbar contains them.
    ...(sheetMode === 'sheet' ? (['options'] as const) : []),
    ...(item ? (['code', 'install'] as const) : []),
    'share',
    ...(notesOf(route).length > 0 ? (['notes'] as const) : []),
    'motion',
  ]
  const wanted = hydrated ? (chosen ?? storedTab()) : 'code'
  const current = tabs.includes(wanted) ? wanted : (tabs.find((tab) => tab !== 'options') ?? 'share')
  const Panel = panels[current]
  // The effect of options and motion is visible on the screen, so the sheet covers only the lower part of the window.
  const shares = (current === 'motion' || current === 'options') && sheetMode === 'sheet'
  useSheet(box, hydrated && open, shares ? 'below' : sheetMode)

  useEffect(() => {
    // The options have their own button.
    if (chosen && chosen !== 'options') void storage().set(KEYS.inspectorTab, chosen)
  }, [chosen])
  useEffect(() => inspectorStore.subscribe(() => inspectorStore.isOpen() && setChosen(askedTab())), [])
  return (
    <>
      <div className="in-tabs" ref={box}>
        <Tabs tabs={tabs} current={current} onChange={setChosen} />
        <button
          type="button"
          className="sh-tool"
          aria-label="Close inspector"
          onClick={() => {
            inspectorStore.set(false)
            document.querySelector<HTMLElement>('.sh-inspector-open')?.focus()
          }}
        >
          <ShellIcon name="chevron-down" />
          <ShellIcon name="panel-right" />
        </button>
      </div>
      <div
        className="in-body"
        id="inspector-panel"
        role="tabpanel"
        aria-labelledby={tabElement(current)}
        // The inspector is English and left to right, also next to a mirrored screen.
        lang="en"
        dir="ltr"
      >
        {hydrated && open && (
          // The Motion panel keeps its state when the page changes.
          <PanelErrorBoundary key={shares || current === 'motion' ? current : `${current} ${route.id}`}>
            <Suspense fallback={<p className="in-loading" role="status" aria-label="Loading" />}>
              <Panel route={route} item={item} />
            </Suspense>
          </PanelErrorBoundary>
        )}
      </div>
    </>
  )
}
