import { useRef, useState } from 'react'
import { CloseIcon } from '@/components/ui/action-icons'
import { BarButton } from '@/components/ui/bar-button'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { CheckIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Picture } from '@/components/ui/picture'
import type { SelectOption } from './select-option'

type MultiSelectSheetProps = {
  title: string
  /** The choices are cards with pictures if the first choice has a picture; otherwise, they are tiles with only a title. */
  items: readonly (SelectOption & { image?: string })[]
  selectedIds: readonly number[]
  labels: { cancel: string; done: string; clear: string }
  /** Called with the IDs of the checked choices, or without an argument when Cancel is pressed. */
  onClose: (checkedIds?: number[]) => void
}

const optionClass =
  'pressable relative grid min-h-13 cursor-pointer place-items-center bg-surface px-1 text-center transition-[background-color,border-radius] motion-duration-200 ios:rounded-[18px] material:rounded-[16px] material:bg-surface-container-highest has-checked:bg-tint-fill has-checked:text-on-tint expressive:has-checked:rounded-pill has-focus-visible:focus-ring forced-colors:has-checked:outline-3'

/** A list with multiple selection in a modal. The selection takes effect when Done is pressed. */
export function MultiSelectSheet({ title, items, selectedIds, labels, onClose }: MultiSelectSheetProps) {
  const [checkedIds, setCheckedIds] = useState(selectedIds)
  const listRef = useRef<HTMLDivElement>(null)
  const checkboxProps = ({ id }: SelectOption) => ({
    checked: checkedIds.includes(id),
    onChange: () =>
      setCheckedIds(checkedIds.includes(id) ? checkedIds.filter((one) => one !== id) : [...checkedIds, id]),
  })
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-grouped pt-[var(--safe-top,0px)]">
      <div className="flex flex-none flex-wrap items-center justify-between gap-2 px-4 py-2 material:px-1">
        <IconButton icon={CloseIcon} label={labels.cancel} onClick={() => onClose()} className="ios:hidden" />
        <div className="material:hidden">
          <BarButton icon={CloseIcon} onClick={() => onClose()}>
            {labels.cancel}
          </BarButton>
        </div>
        <h2 className="text-bar-title material:flex-1">{title}</h2>
        <BarButton
          strong
          icon={CheckIcon}
          onClick={() => onClose(items.flatMap(({ id }) => (checkedIds.includes(id) ? [id] : [])))}
        >
          {labels.done}
        </BarButton>
      </div>
      <div
        ref={listRef}
        className="min-h-0 flex-1 overflow-y-auto pb-[max(env(safe-area-inset-bottom),1.5rem)]"
      >
        {items[0]?.image ? (
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8em),1fr))] gap-3 px-margin pt-2">
            {items.map((item) => (
              // biome-ignore lint/a11y/noLabelWithoutControl: Checkbox renders the control
              <label
                key={item.id}
                className="pressable block cursor-pointer rounded-card bg-surface p-2 has-checked:bg-tint-soft"
              >
                <Picture src={item.image ?? ''} ratio="3/4" sizes="180px" className="rounded-[14px]" />
                <span className="flex items-center gap-2 px-1.5 pt-2 pb-1">
                  <span className="min-w-0 flex-1 text-headline">{item.title}</span>
                  <Checkbox {...checkboxProps(item)} />
                </span>
              </label>
            ))}
          </div>
        ) : (
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6em),1fr))] gap-2 px-margin pt-3">
            {items.map((item) => (
              <label key={item.id} className={optionClass}>
                <input
                  type="checkbox"
                  {...checkboxProps(item)}
                  className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                />
                {item.title}
              </label>
            ))}
          </div>
        )}
        <div className="grid px-margin pt-4">
          <Button
            variant="text"
            disabled={checkedIds.length === 0}
            onClick={() => {
              setCheckedIds([])
              // This button is now disabled, so the focus moves to the first choice.
              listRef.current?.querySelector('input')?.focus()
            }}
          >
            {labels.clear}
          </Button>
        </div>
      </div>
    </div>
  )
}
