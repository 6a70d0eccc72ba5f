'use client'
import { type ComponentType, lazy, Suspense, useEffect, useReducer, useRef, useState } from 'react'
import { useHydrated } from '@/components/site/shared/use-hydrated'
import { ShellIcon } from '@/components/site/shell/icons/shell-icon'
import { inspectorStore } from '@/components/site/shell/inspector-button/inspector-store'
import { useIsInspectorOpen } from '@/components/site/shell/inspector-button/use-is-inspector-open'
import type { IslandProps } from '@/components/site/shell/loading/island'
import { useCurrentRoute } from '@/components/site/shell/use-current-route'
import { registryItemNameForPath } from '@/lib/site/catalog/registry-item-name'
import { noteNamesOf } from '@/lib/site/pattern-notes'
import { storage } from '@/lib/storage'
import { STORAGE_KEYS } from '@/lib/storage/types'
import { PanelErrorBoundary } from './panel-error-boundary'
import type { PanelProps } from './panel-props'
import { type TabId, Tabs, tabElementId, tabFromElementId } from './tabs'
import { useInspectorOverlay, useInspectorPlacement } from './use-inspector-placement'

const panelLoaders: Record<TabId, () => Promise<{ default: ComponentType<PanelProps> }>> = {
  options: () => import('./inspector-options-panel'),
  code: () => import('./code-panel'),
  install: () => import('./install-panel'),
  share: () => import('./share-panel'),
  notes: () => import('./notes-panel'),
  motion: () => import('./motion-panel'),
}
/**
 * The panels that have been shown. React does not load a lazy component again after a failure, so a retry deletes the panel from
 * this map.
 */
const lazyPanels = new Map<TabId, ComponentType<PanelProps>>()
const panelOf = (tab: TabId): ComponentType<PanelProps> => {
  const cached = lazyPanels.get(tab)
  if (cached) return cached
  const load = () =>
    panelLoaders[tab]().catch((cause: Error) => {
      throw new Error(`Patternbook: the ${tab} panel could not be loaded (${cause.message}).`, { cause })
    })
  const panel = lazy(load)
  lazyPanels.set(tab, panel)
  return panel
}

declare global {
  interface Window {
    /** Element ID of the last pressed tab, or of the tab to open the inspector with. The pre-paint script records presses. */
    __inspectorTabElementId?: string
  }
}

const requestedTab = () =>
  typeof window === 'undefined' ? undefined : tabFromElementId(window.__inspectorTabElementId)
const storedTab = (): TabId => {
  const stored = storage().getSync(STORAGE_KEYS.inspectorTab)
  return stored !== null && Object.hasOwn(panelLoaders, stored) ? (stored as TabId) : 'code'
}

/**
 * The inspector: tabs for the code of the current screen, installation, sharing, notes about the pattern, motion, and, in narrow
 * windows, most options of the toolbar. Each panel loads when it is first shown.
 */
export default function Inspector({ path }: IslandProps) {
  const tabsElement = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const route = useCurrentRoute(path)
  const isOpen = useIsInspectorOpen()
  const placement = useInspectorPlacement()
  const [selectedTab, setSelectedTab] = useState(requestedTab)

  const registryName = registryItemNameForPath(route.path)
  const tabs: TabId[] = [
    // In wide windows, the toolbar contains these options.
    ...(placement === 'sheet' ? (['options'] as const) : []),
    ...(registryName ? (['code', 'install'] as const) : []),
    'share',
    ...(noteNamesOf(route).length > 0 ? (['notes'] as const) : []),
    'motion',
  ]
  const preferredTab = isHydrated ? (selectedTab ?? storedTab()) : 'code'
  const currentTab = tabs.includes(preferredTab)
    ? preferredTab
    : (tabs.find((tab) => tab !== 'options') ?? 'share')
  const Panel = panelOf(currentTab)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  // The Options and Motion tabs change what the screen shows, so the sheet covers only the lower part of the window.
  const isPartialSheet = (currentTab === 'motion' || currentTab === 'options') && placement === 'sheet'
  useInspectorOverlay(tabsElement, isHydrated && isOpen, isPartialSheet ? 'partial-sheet' : placement)

  useEffect(() => {
    // The Options tab is not stored, because the phone bar has a button that opens it.
    if (selectedTab && selectedTab !== 'options') void storage().set(STORAGE_KEYS.inspectorTab, selectedTab)
  }, [selectedTab])
  useEffect(
    () => inspectorStore.subscribe(() => inspectorStore.isOpen() && setSelectedTab(requestedTab())),
    [],
  )
  return (
    <>
      <div className="inspector-tabs" ref={tabsElement}>
        <Tabs tabs={tabs} current={currentTab} onChange={setSelectedTab} />
        <button
          type="button"
          className="sh-toolbar-button"
          aria-label="Close inspector"
          onClick={() => {
            inspectorStore.setOpen(false)
            document.querySelector<HTMLElement>('.sh-inspector-button')?.focus()
          }}
        >
          <ShellIcon name="chevron-down" />
          <ShellIcon name="panel-right" />
        </button>
      </div>
      <div
        className="inspector-body"
        id="inspector-panel"
        role="tabpanel"
        aria-labelledby={tabElementId(currentTab)}
        // The panels are English and left to right, even next to a mirrored screen.
        lang="en"
        dir="ltr"
      >
        {isHydrated && isOpen && (
          // The Motion and Options panels keep their state when the page changes.
          <PanelErrorBoundary
            key={isPartialSheet || currentTab === 'motion' ? currentTab : `${currentTab} ${route.id}`}
            onRetry={() => {
              lazyPanels.delete(currentTab)
              renderAgain()
            }}
          >
            <Suspense fallback={<p className="inspector-loading" role="status" aria-label="Loading" />}>
              <Panel route={route} registryName={registryName} />
            </Suspense>
          </PanelErrorBoundary>
        )}
      </div>
    </>
  )
}
