'use client'
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ShellIcon } from '@/components/site/shell/icons/shell-icon'
import { inspectorSwitch } from '@/components/site/shell/inspector-button/inspector-switch'
import { useInspector } from '@/components/site/shell/inspector-button/use-inspector'
import type { PartProps } from '@/components/site/shell/loading/island'
import { useHere } from '@/components/site/shell/use-here'
import { codeAt } from '@/lib/site/catalog/name-of'
import { notesOf } from '@/lib/site/notes'
import { storage } from '@/lib/storage'
import { KEYS } from '@/lib/storage/types'
import { Failure } from './failure'
import type { PanelProps } from './panel'
import { type TabId, Tabs, tabAt, tabElement } from './tabs'
import { useSheet, useStance } from './use-sheet'

const panels: Record<TabId, ComponentType<PanelProps>> = {
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

const nothing = () => () => {}

const keptTab = (): TabId => {
  const kept = storage().peek(KEYS.inspectorTab)
  return kept !== null && Object.hasOwn(panels, kept) ? (kept as TabId) : 'code'
}

/**
 * The inspector: the code of the current screen, how to install it, how to share it, notes about the pattern, and its motion.
 * Each panel loads when it is first shown.
 */
export default function Inspector({ path }: PartProps) {
  const box = useRef<HTMLDivElement>(null)
  const alive = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  const route = useHere(path)
  const open = useInspector()
  const stance = useStance()
  const [chosen, setChosen] = useState<TabId>()

  const item = codeAt(route.path)
  const tabs: TabId[] = [
    ...(item ? (['code', 'install'] as const) : []),
    'share',
    ...(notesOf(route).length > 0 ? (['notes'] as const) : []),
    'motion',
  ]
  const wanted = chosen ?? (alive ? keptTab() : 'code')
  const current = tabs.includes(wanted) ? wanted : (tabs[0] ?? 'share')
  const Panel = panels[current]
  // The Motion tab on phones uses a sheet that does not cover the screen.
  const shares = current === 'motion' && stance === 'sheet'
  useSheet(box, alive && open, shares ? 'below' : stance)

  const choose = (tab: TabId) => {
    setChosen(tab)
    void storage().set(KEYS.inspectorTab, tab)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a press before hydration
  useEffect(() => {
    const early = tabAt(window.__tab)
    if (early) choose(early)
  }, [])
  return (
    <>
      <div className="in-tabs" ref={box}>
        <Tabs tabs={tabs} current={current} onChange={choose} />
        <button
          type="button"
          className="sh-tool"
          aria-label="Close inspector"
          onClick={() => {
            inspectorSwitch.set(false)
            document.querySelector<HTMLElement>('.sh-insp-open')?.focus()
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
        {alive && open && (
          // The Motion panel keeps its state when the page changes.
          <Failure key={current === 'motion' ? current : `${current} ${route.id}`}>
            <Suspense fallback={<p className="in-wait" role="status" aria-label="Loading" />}>
              <Panel route={route} item={item} />
            </Suspense>
          </Failure>
        )}
      </div>
    </>
  )
}
