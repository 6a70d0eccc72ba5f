import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { CheckIcon } from '@/components/ui/icon'
import type { SelectOption } from './select-option'
import { createTypeahead } from './typeahead'

type ListboxOptionsProps = {
  items: readonly SelectOption[]
  selectedId: number
  onSelect: (id: number) => void
}

const scrollOptionIntoView = (event: FocusEvent<HTMLElement>) =>
  event.currentTarget.scrollIntoView({ block: 'nearest' })

/**
 * The options of a listbox; the popover around them is the listbox. The selected option has the initial focus. Up and down arrow
 * keys, Home, End, and typed letters move the focus; Enter, Space, or a tap selects an option (ARIA APG: select-only combobox).
 */
export function ListboxOptions({ items, selectedId, onSelect }: ListboxOptionsProps) {
  const [typeahead] = useState(() => createTypeahead(items.map(({ title }) => title)))
  // If the selected ID is not in the list, the first option gets focus.
  const initialId = items.some(({ id }) => id === selectedId) ? selectedId : items[0]?.id

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, timeStamp } = event
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')]
    const currentIndex = options.indexOf(document.activeElement as HTMLElement)
    const lastIndex = options.length - 1
    const targetIndexes = {
      ArrowDown: Math.min(currentIndex + 1, lastIndex),
      ArrowUp: Math.max(currentIndex - 1, 0),
      Home: 0,
      End: lastIndex,
    }
    const isSelectKey = key === 'Enter' || (key === ' ' && !typeahead.isTyping(timeStamp))
    const item = items[currentIndex]
    const targetIndex = isSelectKey
      ? undefined
      : key.length === 1
        ? typeahead.type(key, timeStamp, currentIndex)
        : targetIndexes[key as keyof typeof targetIndexes]
    if (!isSelectKey && targetIndex === undefined) return
    event.preventDefault()
    // Arrow keys, Home, End, and Enter end the typed word.
    if (key.length > 1) typeahead.clear()
    // A repeated key event selects nothing, because the key may have been held down since it opened the list.
    if (isSelectKey && item && !event.repeat) onSelect(item.id)
    options[targetIndex ?? -1]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the options have the role; one handler covers all of them
    <div onKeyDown={onKeyDown}>
      {items.map(({ id, title }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys
        <div
          key={id}
          role="option"
          aria-selected={id === selectedId}
          tabIndex={id === initialId ? 0 : -1}
          data-autofocus={id === initialId ? '' : undefined}
          onFocus={scrollOptionIntoView}
          onClick={() => onSelect(id)}
          className="pressable flex min-h-target w-full cursor-default items-center gap-3 px-4 py-2 text-start text-body focus-ring-above ios:border-separator ios:not-last:border-b-hairline ios:after:hidden ios:active:bg-pressed material:aria-selected:bg-secondary-container material:aria-selected:text-on-secondary-container"
        >
          <CheckIcon className={`size-5 ${id === selectedId ? 'text-tint' : 'invisible'}`} />
          <span className="min-w-0 flex-1 wrap-break-word">{title}</span>
        </div>
      ))}
    </div>
  )
}
