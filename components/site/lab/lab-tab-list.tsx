'use client'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useOverflowFade } from '../shared/use-overflow-fade'

type TabsProps = {
  tabs: readonly { id: string; title: string }[]
  selectedId: string
  onSelect: (id: string) => void
}

/** Change of the index by key. The steps of Home and End exceed the number of tabs, so `onKeyDown` clamps the new index. */
const indexSteps: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -99,
  End: 99,
}

/** The tabs of the lab. Only the selected tab is in the tab order; arrow keys, Home, and End select other tabs. */
export function LabTabList({ tabs, selectedId, onSelect }: TabsProps) {
  const tabListRef = useRef<HTMLDivElement>(null)
  useOverflowFade(tabListRef)

  // Scrolls the selected tab to the center if the tabs do not fit, without scrolling the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every selection
  useEffect(() => {
    const tabList = tabListRef.current
    const tab = tabList?.querySelector('[aria-selected=true]')
    if (!tabList || !tab) return
    const [listBox, tabBox] = [tabList.getBoundingClientRect(), tab.getBoundingClientRect()]
    tabList.scrollLeft += tabBox.x + tabBox.width / 2 - (listBox.x + listBox.width / 2)
  }, [selectedId])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = indexSteps[event.key] ?? 0
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const index = tabs.findIndex(({ id }) => id === selectedId)
    const lastIndex = tabs.length - 1
    const nextIndex =
      Math.abs(step) > 1
        ? Math.max(0, Math.min(lastIndex, index + step))
        : (index + step + tabs.length) % tabs.length
    onSelect(tabs[nextIndex]?.id ?? selectedId)
    tabListRef.current?.querySelectorAll('button')[nextIndex]?.focus()
  }

  return (
    <div
      ref={tabListRef}
      role="tablist"
      aria-label="Part"
      className="sh-scroll-row lab-tabs"
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, title }) => (
        <button
          key={id}
          id={`lab-tab-${id}`}
          type="button"
          role="tab"
          aria-selected={id === selectedId}
          aria-controls="lab-panel"
          tabIndex={id === selectedId ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
