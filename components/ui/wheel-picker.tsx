'use client'
import { normalizeText } from '@patternbook/engine/data/normalize-text'
import { type KeyboardEvent, use, useId, useLayoutEffect, useRef } from 'react'
import { FieldVariantContext, fieldClasses } from './field-classes'
import { letterCountClass } from './letter-count-class'
import './wheel-picker.css'

/** A column of a wheel picker. */
export type WheelPickerColumn = {
  /** Key of the column in the `value` of the picker. */
  id: string
  /** Accessible name of the wheel on iOS, and label of the field on Material, such as "Hour". */
  label: string
  /** The rows, in order. Each value is unique in its column. */
  options: readonly { value: string; label: string }[]
}

/** Props of WheelPicker. */
export type WheelPickerProps = {
  /** Accessible name of the columns as a group, such as "Time". */
  label: string
  /** One or more columns, from start to end. */
  columns: readonly WheelPickerColumn[]
  /** The value of each column, by its id. */
  value: Readonly<Record<string, string>>
  /** Called with the values of all columns when the user has selected a different option in a column. */
  onChange: (value: Record<string, string>) => void
  /** Classes, including the color behind the labels of Material's fields (`[--field-label-background:…]`). */
  className?: string
}

type ColumnProps = WheelPickerColumn & { value?: string; onChange: (value: string) => void }

/** Without `scrollend` (Safari before 26.2), a wheel has stopped after this time without a scroll event, ms. */
const SCROLL_END_DELAY_MS = 150

/** Pause after which the next typed letter begins a new word, ms. */
const TYPEAHEAD_TIMEOUT_MS = 1000

/** One wheel: a listbox that scrolls. The row in the middle is the selected option. */
function Wheel({ label, options, value, onChange }: ColumnProps) {
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const selectedIndex = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )
  // Index of the selected row, which is in the middle or to which the wheel is scrolling.
  const rowIndex = useRef(selectedIndex)
  const typeaheadBuffer = useRef({ word: '', time: 0 })
  const scrollEndTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const scrollToRow = (behavior?: ScrollBehavior) => {
    const { scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {}
    const top = (rowIndex.current * (scrollHeight - clientHeight)) / Math.max(1, options.length - 1)
    scroller.current?.scrollTo?.({ top, behavior })
  }
  const selectRow = (index: number) => {
    const clampedIndex = Math.min(Math.max(index, 0), options.length - 1)
    const option = options[clampedIndex]
    if (!option || clampedIndex === rowIndex.current) return
    rowIndex.current = clampedIndex
    scrollToRow()
    onChange(option.value)
  }
  const selectCenteredRow = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {}
    const position = (scrollTop / (scrollHeight - clientHeight)) * (options.length - 1)
    const index = Math.round(position)
    // A position between two rows means that the scroll was interrupted. Another scroll follows.
    if (Math.abs(position - index) < 0.1) selectRow(index)
  }

  const latestScrollToRow = useRef(scrollToRow)
  useLayoutEffect(() => {
    latestScrollToRow.current = scrollToRow
    if (rowIndex.current === selectedIndex) return
    rowIndex.current = selectedIndex
    scrollToRow()
  })
  // The wheel is hidden on Material, and its rows grow with the text. If its size changes, it must scroll to its selected row.
  useLayoutEffect(() => {
    if (!scroller.current) return
    const observer = new ResizeObserver(() => latestScrollToRow.current('instant'))
    observer.observe(scroller.current)
    return () => {
      observer.disconnect()
      clearTimeout(scrollEndTimer.current)
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, timeStamp } = event
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const currentIndex = rowIndex.current
    const indexByKey: Record<string, number> = {
      ArrowDown: currentIndex + 1,
      ArrowUp: currentIndex - 1,
      PageDown: currentIndex + 5,
      PageUp: currentIndex - 5,
      Home: 0,
      End: options.length - 1,
    }
    let newIndex = indexByKey[key]
    if (key.length === 1) {
      const { word, time } = typeaheadBuffer.current
      typeaheadBuffer.current = {
        word: (timeStamp - time < TYPEAHEAD_TIMEOUT_MS ? word : '') + key,
        time: timeStamp,
      }
      const prefix = normalizeText(typeaheadBuffer.current.word)
      // If only Space was typed, the prefix is empty.
      newIndex = prefix ? options.findIndex((option) => normalizeText(option.label).startsWith(prefix)) : -1
      if (newIndex === -1) newIndex = currentIndex
    }
    if (newIndex === undefined) return
    event.preventDefault()
    selectRow(newIndex)
  }

  return (
    <div className="relative flex-auto rounded-[12px] has-focus-visible:focus-ring-inset">
      <div
        ref={scroller}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={`${id}-${selectedIndex}`}
        onKeyDown={onKeyDown}
        onScrollEnd={selectCenteredRow}
        onScroll={() => {
          if ('onscrollend' in window) return
          clearTimeout(scrollEndTimer.current)
          scrollEndTimer.current = setTimeout(selectCenteredRow, SCROLL_END_DELAY_MS)
        }}
        className="wheel-column cursor-default select-none text-center tabular-nums shadow-none outline-hidden"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the listbox has the focus
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === selectedIndex}
            onClick={() => selectRow(index)}
            className="wheel-row pointer-events-none aria-selected:[scroll-initial-target:nearest]"
          >
            <span className="wheel-row-content pointer-events-auto flex h-full items-center justify-center whitespace-nowrap px-[.5em]">
              {option.label}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** One column on Material: a field with a menu. */
function SelectField({ label, options, value, onChange }: ColumnProps) {
  const id = useId()
  const classes = fieldClasses(use(FieldVariantContext), {
    invalid: false,
    hasValue: true,
    hasStartIcon: false,
    placeholderLength: 0,
  })
  return (
    <div className="group/field grid min-w-0 flex-[1_1_6em] grid-cols-[minmax(0,1fr)]">
      <label htmlFor={id} className={`${classes.label} max-w-[calc((100%-1.5rem)/.75)]!`}>
        {label}
      </label>
      <div className={classes.box}>
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${classes.input} -ms-4 -me-12 cursor-pointer appearance-none text-ellipsis ps-4 pe-10 [&>option]:bg-surface [&>option]:text-label`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          fill="currentColor"
          className="pointer-events-none size-6 flex-none text-on-surface-variant"
        >
          <path d="m12 15-5-5h10Z" />
        </svg>
      </div>
    </div>
  )
}

/** Returns the sum of the letters in the longest option of each column, plus two letters per column for its padding of 1em. */
const lineLetterCount = (columns: readonly WheelPickerColumn[]) =>
  columns.reduce((sum, { options }) => sum + 2 + Math.max(...options.map((option) => option.label.length)), 0)

/**
 * Selects one option in each column: with a wheel for each column on iOS, and with a field that opens a menu for each column on
 * Material, which has no wheels. A wheel is a listbox: users swipe, tap a row, press Up, Down, Page Up, Page Down, Home, or End,
 * or type the first letters of a row. The rows of wheels grow with the text size if the columns still fit.
 */
export function WheelPicker({ label, columns, value, onChange, className = '' }: WheelPickerProps) {
  const controlledColumns = columns.map((column) => ({
    ...column,
    value: value[column.id],
    onChange: (newValue: string) => onChange({ ...value, [column.id]: newValue }),
  }))
  return (
    <fieldset aria-label={label} className={`min-w-0 ${className}`}>
      <div className="@container material:hidden">
        <div
          className={`relative flex text-[length:min(var(--text-scale,1)*1.4375rem,100cqw/(var(--letters)*.6))] leading-none text-label ios-18:[--wheel-row-height:1.478em] ios-26:[--wheel-row-height:1.5652em] before:absolute before:inset-x-0 before:top-1/2 before:h-(--wheel-row-height) before:-translate-y-1/2 before:bg-fill ios-18:before:rounded-[8px] ios-26:before:rounded-pill forced-colors:before:border ${letterCountClass(lineLetterCount(columns))}`}
        >
          {controlledColumns.map(({ id, ...columnProps }) => (
            <Wheel key={id} id={id} {...columnProps} />
          ))}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 ios:hidden">
        {controlledColumns.map(({ id, ...columnProps }) => (
          <SelectField key={id} id={id} {...columnProps} />
        ))}
      </div>
    </fieldset>
  )
}
