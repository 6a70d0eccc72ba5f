'use client'
import { controlLabels } from '@patternbook/engine/data/words'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CloseIcon, SearchIcon } from './action-icons'
import { SearchField } from './search-field'

/** Props of TabSearch. */
export type TabSearchProps = {
  value: string
  onChange: (value: string) => void
  /** Accessible name of the button and the field, and the placeholder, such as “Search followers”. */
  label: string
}

/**
 * The search of a page with a tab bar, for TabBar’s `search` prop. On iOS 26, the search is a circular button next to the bar.
 * A press replaces the button with a field and shrinks the bar to the selected tab. iOS 18 and Material hide TabSearch, so put a
 * SearchField into the content for them.
 */
export function TabSearch({ value, onChange, label }: TabSearchProps) {
  const { lang } = useFrame()
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const setOpenAndFocus = (shouldOpen: boolean) => {
    flushSync(() => setOpen(shouldOpen))
    container.current
      ?.querySelector<HTMLElement>(shouldOpen ? 'input' : 'button')
      ?.focus({ preventScroll: true })
  }
  const close = () => {
    if (value) onChange('')
    setOpenAndFocus(false)
  }
  const circularButtonClass =
    'focus-ring-above grid flex-none place-items-center rounded-pill text-label pressable ios-26:glass ios-26:press-highlight'
  return (
    <div
      ref={container}
      data-search-open={isOpen ? '' : undefined}
      className="flex items-center gap-2 ios-18:hidden material:hidden ios-26:tab-search"
    >
      {isOpen ? (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: handles Escape in the field */}
          <div
            className="min-w-0 flex-1 [&_input]:min-h-12.5!"
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              event.stopPropagation()
              close()
            }}
          >
            <SearchField
              raised
              value={value}
              onChange={onChange}
              label={label}
              clearLabel={controlLabels[lang].clear}
            />
          </div>
          <button
            type="button"
            data-close
            aria-label={controlLabels[lang].close}
            onClick={close}
            className={`${circularButtonClass} size-12.5`}
          >
            <CloseIcon className="size-5" />
          </button>
        </>
      ) : (
        <button
          type="button"
          aria-label={label}
          onClick={() => setOpenAndFocus(true)}
          className={`${circularButtonClass} size-15.5`}
        >
          <SearchIcon className="size-6.5" />
        </button>
      )}
    </div>
  )
}
