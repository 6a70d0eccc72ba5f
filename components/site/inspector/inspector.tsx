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
  options: lazy(() => import('./options-tab')),
  code: lazy(() => import('./code-panel')),
  install: lazy(() => import('./install-panel')),
  share: lazy(() => import('./share-panel')),
  notes: lazy(() => import('./notes-panel')),
  motion: lazy(() => import('./motion-panel')),
}
declare global {
  interface Window {
    /** Element id of the tab that was pressed or asked for last: the pre-paint script listens before anybody else does. */
    __tab?: string
  }
}

const nothing = () => () => {}

const askedTab = () => (typeof window === 'undefined' ? undefined : tabAt(window.__tab))
const keptTab = (): TabId => {
  const kept = storage().peek(KEYS.inspectorTab)
  return kept !== null && Object.hasOwn(panels, kept) ? (kept as TabId) : 'code'
}

/**
 * The inspector: the code of the screen on the stage, how to install it, how to pass it on, and what is worth knowing
 * about it. Nothing in it is loaded before it is seen.
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
  const [chosen, setChosen] = useState(askedTab)

  const item = codeAt(route.path)
  const tabs: TabId[] = [
    // The toolbar has them in wide windows.
    ...(stance === 'sheet' ? (['options'] as const) : []),
    ...(item ? (['code', 'install'] as const) : []),
    'share',
    ...(notesOf(route).length > 0 ? (['notes'] as const) : []),
    'motion',
  ]
  const wanted = alive ? (chosen ?? keptTab()) : 'code'
  const current = tabs.includes(wanted) ? wanted : (tabs.find((tab) => tab !== 'options') ?? 'share')
  const Panel = panels[current]
  // Options and motion are looked at on the screen: there the sheet leaves it in sight and in reach.
  const shares = (current === 'motion' || current === 'options') && stance === 'sheet'
  useSheet(box, alive && open, shares ? 'below' : stance)

  useEffect(() => {
    // The options have a button of their own.
    if (chosen && chosen !== 'options') void storage().set(KEYS.inspectorTab, chosen)
  }, [chosen])
  useEffect(() => inspectorSwitch.subscribe(() => inspectorSwitch.isOpen() && setChosen(askedTab())), [])
  return (
    <>
      <div className="in-tabs" ref={box}>
        <Tabs tabs={tabs} current={current} onChange={setChosen} />
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
        // It speaks English, whichever way the screen beside it runs.
        lang="en"
        dir="ltr"
      >
        {alive && open && (
          // What moves goes on from page to page.
          <Failure key={shares || current === 'motion' ? current : `${current} ${route.id}`}>
            <Suspense fallback={<p className="in-wait" role="status" aria-label="Loading" />}>
              <Panel route={route} item={item} />
            </Suspense>
          </Failure>
        )}
      </div>
    </>
  )
}
