'use client'
import { axisOf } from '@patternbook/engine/gesture/axis'
import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react'
import { type TabsPlacement, tabClass, tabIndicatorClass, tabRowClass } from '@/components/ui/tab-classes'
import { useLargeContentViewer } from '@/components/ui/use-large-content-viewer'

type TabListProps = {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly { id: string; panelId: string; title: string; icon?: ReactNode }[]
  placement: TabsPlacement
  selectedIndex: number
  onSelect: (index: number) => void
  /** Ref of the tab list. `usePager` sets the position and width of the indicator as CSS variables of this element. */
  ref: Ref<HTMLDivElement>
}

/** A tab list with one tab stop. The left and right arrow keys, Home, and End move the focus and select a tab. */
export function TabList({ label, tabs, placement, selectedIndex, onSelect, ref }: TabListProps) {
  const indicatorRef = useRef<HTMLSpanElement>(null)
  useLargeContentViewer(indicatorRef)
  const moveWithKeys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const boundaryIndex = { Home: 0, End: tabs.length - 1 }[event.key]
    const newIndex = step ? selectedIndex + axisOf(event.currentTarget).mirrorInRtl(step) : boundaryIndex
    if (newIndex === undefined) return
    event.preventDefault()
    const index = (newIndex + tabs.length) % tabs.length
    onSelect(index)
    document.getElementById(tabs[index]?.id ?? '')?.focus()
  }

  return (
    <div
      ref={ref}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={moveWithKeys}
      className={tabRowClass(placement, tabs.length, 0)}
    >
      {tabs.map(({ id, panelId, title, icon }, index) => (
        <button
          key={id}
          id={id}
          type="button"
          role="tab"
          aria-selected={index === selectedIndex}
          aria-controls={panelId}
          tabIndex={index === selectedIndex ? 0 : -1}
          onClick={() => onSelect(index)}
          className={`${tabClass(placement, index)} ios:text-[length:min(calc(var(--text-scale)*.9375rem),1.0625rem)]!`}
        >
          {icon && (
            <span
              data-tab-content
              className="grid h-6 place-items-center material:in-[[role=tablist]]:min-h-6"
            >
              {icon}
            </span>
          )}
          <span data-tab-content={icon ? undefined : ''} className="min-w-0 max-w-full wrap-break-word">
            {title}
          </span>
        </button>
      ))}
      <span ref={indicatorRef} aria-hidden="true" className={tabIndicatorClass(placement)} />
    </div>
  )
}
