'use client'
import { axisOf } from '@patternbook/engine/gesture/axis'
import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react'
import { type TabsPlace, tabClass, tabIndicator, tabRow } from '@/components/ui/tab-look'
import { useLargeContent } from '@/components/ui/use-large-content'

type TabListProps = {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly { id: string; panelId: string; title: string; icon?: ReactNode }[]
  place: TabsPlace
  selected: number
  onSelect: (index: number) => void
  /** Ref of the tab list. Its CSS variable `--i` positions the indicator; fractions are positions between two tabs. */
  ref: Ref<HTMLDivElement>
}

/** A tab list with one tab stop. Arrow keys, Home, and End move between the tabs. */
export function TabList({ label, tabs, place, selected, onSelect, ref }: TabListProps) {
  const indicator = useRef<HTMLSpanElement>(null)
  useLargeContent(indicator)
  const moveWithKeys = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const endIndex = { Home: 0, End: tabs.length - 1 }[event.key]
    const next = step ? selected + axisOf(event.currentTarget).along(step) : endIndex
    if (next === undefined) return
    event.preventDefault()
    const index = (next + tabs.length) % tabs.length
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
      className={tabRow(place, tabs.length, 0)}
    >
      {tabs.map(({ id, panelId: panel, title, icon }, index) => (
        <button
          key={id}
          id={id}
          type="button"
          role="tab"
          aria-selected={index === selected}
          aria-controls={panel}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
          className={`${tabClass(place, index)} ios:text-[length:min(calc(var(--text)*.9375rem),1.0625rem)]!`}
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
      <span ref={indicator} aria-hidden="true" className={tabIndicator(place)} />
    </div>
  )
}
