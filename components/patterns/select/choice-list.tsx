import type { KeyboardEvent } from 'react'
import { Icon } from '@/components/ui/icon'

/** Something that can be chosen. */
export type Choice = { id: number; title: string }

type ChoiceListProps = {
  label: string
  items: readonly Choice[]
  selected: number
  onPick: (id: number) => void
}

const walk = (event: KeyboardEvent<HTMLElement>) => {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitemradio]')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  rows[(to + rows.length) % rows.length]?.focus()
}

/** The choices in a popover: one tap picks. The chosen one has the focus first; arrows move it. */
export function ChoiceList({ label, items, selected, onPick }: ChoiceListProps) {
  return (
    <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={walk} className="outline-none">
      {items.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="menuitemradio"
          aria-checked={id === selected}
          data-autofocus={id === selected ? '' : undefined}
          onClick={() => onPick(id)}
          className="pressable flex min-h-target w-full items-center gap-3 px-4 py-2 text-start text-body focus-ring-over ios:border-separator ios:not-last:border-b-hair ios:after:hidden ios:active:bg-pressed material:aria-checked:bg-secondary-container material:aria-checked:text-on-secondary-container"
        >
          <Icon name="check" className={`size-5 ${id === selected ? 'text-tint' : 'invisible'}`} />
          <span className="min-w-0 flex-1 wrap-break-word">{title}</span>
        </button>
      ))}
    </div>
  )
}

/** The title of the choice with this id. */
export const titleOf = (items: readonly Choice[], id: number): string =>
  items.find((item) => item.id === id)?.title ?? ''
