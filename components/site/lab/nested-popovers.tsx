'use client'
import { type ReactNode, useId } from 'react'
import { usePopoverTrigger } from '@/components/overlays/use-popover-trigger'
import { ChevronIcon } from '@/components/ui/icon'
import { usePanelStrings } from './use-panel-strings'

const ROW_CLASS =
  'pressable relative flex min-h-target w-full items-center justify-between gap-3 px-4 py-2 text-start text-body focus-ring-above ios:border-separator ios:not-last:border-b-hairline ios:after:hidden ios:active:bg-pressed aria-expanded:bg-fill'

interface NestedPopoversProps {
  isLong?: boolean
  /** Whether pressing a row closes the popover that contains the row, unless the row opens another popover. */
  dismissOnSelect: boolean
  /** Whether pressing a row that closes a nested popover also closes its parents. */
  dismissParents: boolean
  /** Closes the outermost popover. `data` is the English name of the pressed row. */
  dismiss: (data?: unknown, role?: string) => unknown
}

/** A row that opens a nested popover. */
function SubmenuRow({
  title = '',
  dismissOnSelect,
  dismissParents,
  children,
}: {
  title?: string
  dismissOnSelect: boolean
  dismissParents: boolean
  children: ReactNode
}) {
  const trigger = usePopoverTrigger({
    label: title,
    content: children as object,
    dismissOnSelect,
    dismissParents,
  })
  return (
    <button type="button" {...trigger} className={ROW_CLASS}>
      {title}
      <ChevronIcon className="size-5 text-secondary-label" />
    </button>
  )
}

/**
 * Rows of a popover: a row that closes the popover if `dismissOnSelect` is true, two rows that open nested popovers, and a text
 * field, which handles arrow keys itself. A long popover has only 30 rows of the first kind.
 */
export function NestedPopovers({ isLong, dismissOnSelect, dismissParents, dismiss }: NestedPopoversProps) {
  const noteId = useId()
  const strings = usePanelStrings()
  const renderDismissRow = (room: string, title = room) => (
    <button
      key={room}
      type="button"
      className={ROW_CLASS}
      onClick={() => dismissOnSelect && void dismiss(room, 'chosen')}
    >
      {title}
    </button>
  )
  const renderPlainRows = (names: string[]) =>
    names.map((name) => (
      <button key={name} type="button" className={ROW_CLASS}>
        {name}
      </button>
    ))
  if (isLong)
    return Array.from({ length: 30 }, (_, index) =>
      renderDismissRow(`Room ${index + 1}`, strings.room(index + 1)),
    )
  return (
    <>
      {renderDismissRow('Kitchen', strings.kitchen)}
      <SubmenuRow
        title={strings.upstairs.title}
        dismissParents={dismissParents}
        dismissOnSelect={dismissOnSelect}
      >
        {renderPlainRows(strings.upstairs.rows)}
        <SubmenuRow
          title={strings.attic.title}
          dismissParents={dismissParents}
          dismissOnSelect={dismissOnSelect}
        >
          {renderPlainRows(strings.attic.rows)}
        </SubmenuRow>
      </SubmenuRow>
      <SubmenuRow
        title={strings.outside.title}
        dismissParents={dismissParents}
        dismissOnSelect={dismissOnSelect}
      >
        {renderPlainRows(strings.outside.rows)}
      </SubmenuRow>
      <label htmlFor={noteId} className="block px-4 py-2 text-footnote text-secondary-label">
        {strings.note}
        <textarea
          id={noteId}
          rows={2}
          className="block w-full resize-none bg-transparent text-body text-label"
        />
      </label>
    </>
  )
}
