import { type KeyboardEvent, useRef } from 'react'
import { axisOf } from '@/lib/gesture/axis'

/** ID of a tab of the inspector. */
export type TabId = 'options' | 'code' | 'install' | 'share' | 'notes' | 'motion'

const tabTitles: Record<TabId, string> = {
  options: 'Options',
  code: 'Code',
  install: 'Install',
  share: 'Share',
  notes: 'Notes',
  motion: 'Motion',
}

/** Returns the element ID of a tab. */
export const tabElementId = (id: TabId) => `inspector-tab-${id}`

/** Returns the tab with an element ID; undefined if there is none. */
export const tabFromElementId = (elementId: string | undefined): TabId | undefined =>
  (Object.keys(tabTitles) as TabId[]).find((id) => tabElementId(id) === elementId)

type TabsProps = { tabs: readonly TabId[]; current: TabId; onChange: (tab: TabId) => void }

/** The tabs of the inspector. Home, End, and the left and right arrow keys select and focus a tab. */
export function Tabs({ tabs, current, onChange }: TabsProps) {
  const tabListRef = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier, these keys can be browser shortcuts: Alt with an arrow key is Back or Forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { sign } = axisOf(event.currentTarget)
    const steps: Record<string, number> = { ArrowRight: sign, ArrowLeft: -sign }
    const step = steps[event.key]
    const index = step === undefined ? undefined : (tabs.indexOf(current) + step + tabs.length) % tabs.length
    const edgeIndexes: Record<string, number> = { Home: 0, End: tabs.length - 1 }
    const tab = tabs[index ?? edgeIndexes[event.key] ?? -1]
    if (!tab) return
    event.preventDefault()
    onChange(tab)
    tabListRef.current?.querySelector<HTMLElement>(`#${tabElementId(tab)}`)?.focus()
  }
  return (
    <div role="tablist" aria-label="Inspector" ref={tabListRef} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabElementId(tab)}
          aria-selected={tab === current}
          aria-controls="inspector-panel"
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChange(tab)}
        >
          {tabTitles[tab]}
        </button>
      ))}
    </div>
  )
}
