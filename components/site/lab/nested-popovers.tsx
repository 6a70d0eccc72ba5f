'use client'
import { type ReactNode, useId } from 'react'
import { usePopoverTrigger } from '@/components/overlays/use-popover-trigger'
import { ChevronIcon } from '@/components/ui/icon'
import { useWords } from './use-words'

const ROW =
  'pressable relative flex min-h-target w-full items-center justify-between gap-3 px-4 py-2 text-start text-body focus-ring-over ios:border-separator ios:not-last:border-b-hair ios:after:hidden ios:active:bg-pressed aria-expanded:bg-fill'

/** Props of {@link NestedPopovers}. */
interface NestedPopoversProps {
  long?: boolean
  /** Whether pressing a row closes the popover that contains the row. */
  dismissOnSelect: boolean
  /** Whether pressing a row in a nested popover also closes the popovers around it. */
  parents: boolean
  /** Closes the outermost popover with the pressed row as its data. */
  dismiss: (data?: unknown, role?: string) => unknown
}

/** A row that opens a nested popover. */
function SubmenuRow({
  title = '',
  dismissOnSelect,
  parents,
  children,
}: {
  title?: string
  dismissOnSelect: boolean
  parents: boolean
  children: ReactNode
}) {
  const trigger = usePopoverTrigger({
    label: title,
    content: children as object,
    dismissOnSelect,
    dismissParents: parents,
  })
  return (
    <button type="button" {...trigger} className={ROW}>
      {title}
      <ChevronIcon className="size-5 text-label-2" />
    </button>
  )
}

/**
 * Rows of a popover: one that closes it, two that open nested popovers, and a text field, which handles arrow keys itself. A
 * long popover has 30 rows that close it instead.
 */
export function NestedPopovers({ long, dismissOnSelect, parents, dismiss }: NestedPopoversProps) {
  const note = useId()
  const words = useWords()
  const row = (room: string, title = room) => (
    <button
      key={room}
      type="button"
      className={ROW}
      onClick={() => dismissOnSelect && void dismiss(room, 'chosen')}
    >
      {title}
    </button>
  )
  const plain = (names: string[]) =>
    names.map((name) => (
      <button key={name} type="button" className={ROW}>
        {name}
      </button>
    ))
  if (long) return Array.from({ length: 30 }, (_, at) => row(`Room ${at + 1}`, words.room(at + 1)))
  return (
    <>
      {row('Kitchen', words.kitchen)}
      <SubmenuRow title={words.upstairs[0]} parents={parents} dismissOnSelect={dismissOnSelect}>
        {plain(words.upstairs.slice(1))}
        <SubmenuRow title={words.attic[0]} parents={parents} dismissOnSelect={dismissOnSelect}>
          {plain(words.attic.slice(1))}
        </SubmenuRow>
      </SubmenuRow>
      <SubmenuRow title={words.outside[0]} parents={parents} dismissOnSelect={dismissOnSelect}>
        {plain(words.outside.slice(1))}
      </SubmenuRow>
      <label htmlFor={note} className="block px-4 py-2 text-footnote text-label-2">
        {words.note}
        <textarea
          id={note}
          rows={2}
          className="block w-full resize-none bg-transparent text-body text-label"
        />
      </label>
    </>
  )
}
