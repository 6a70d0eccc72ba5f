import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { ChevronsUpDown } from '@/components/ui/symbols/chevrons-up-down'

type SelectFieldProps = {
  label: string
  value: string
  /** The element that opens: a dialog, or a listbox next to the field. */
  popup: 'dialog' | 'listbox'
  /** Opens the options; a listbox uses the field as its anchor. Resolves when the options are closed. */
  openOptions: (field: HTMLElement) => Promise<void>
  /** For two fields in one row: iOS shows a capsule with the value only. */
  compact?: boolean
}

// M3 exposed dropdown: a box with the label on its outline (Baseline), or a cell with the label above the value (Expressive).
const materialFieldClass =
  'material:flex-[1_1_7em] material:ps-4 material:pe-3 baseline:min-h-14 baseline:rounded-field baseline:border baseline:border-outline baseline:py-[calc(var(--text-scale,1)*.875rem)] expressive:grid expressive:min-h-16 expressive:grid-cols-[minmax(0,1fr)_auto] expressive:content-center expressive:rounded-[4px] expressive:bg-(--cell-background) expressive:py-2 expressive:aria-expanded:rounded-[16px]'
const labelClass =
  'material:text-caption material:text-on-surface-variant baseline:absolute baseline:start-3 baseline:top-0 baseline:max-w-[calc(100%-1.5rem)] baseline:-translate-y-1/2 baseline:overflow-x-clip baseline:text-ellipsis baseline:whitespace-nowrap baseline:bg-page baseline:px-1'
const iosRowClass = 'ios:min-h-row ios:w-full ios:flex-wrap ios:px-margin ios:py-2'
const iosCapsuleClass =
  'tap-target ios:min-h-9 ios-18:rounded-[9px] ios-26:rounded-pill ios:bg-fill ios-18:px-3 ios-26:px-3.5 ios:py-1'

/** A button that shows the title of the selected option and opens the options. */
export function SelectField({ label, value, popup, openOptions, compact }: SelectFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const openPopup = async (field: HTMLElement) => {
    setOpen(true)
    try {
      await openOptions(field)
    } finally {
      setOpen(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (popup !== 'listbox' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    if (!isOpen) void openPopup(event.currentTarget)
  }
  return (
    <button
      type="button"
      aria-haspopup={popup}
      aria-expanded={popup === 'listbox' ? isOpen : undefined}
      onClick={(event) => void openPopup(event.currentTarget)}
      onKeyDown={onKeyDown}
      className={`pressable flex min-w-0 items-center gap-x-3 text-start focus-ring-above ios:after:hidden ios:active:bg-pressed ${materialFieldClass} ${compact ? iosCapsuleClass : iosRowClass}`}
    >
      <span className={`${labelClass} ${compact ? 'ios:sr-only' : ''}`}>{label}</span>
      <span className="ms-auto flex min-w-0 items-center gap-2 material:flex-1 expressive:contents">
        <span
          className={`min-w-0 wrap-break-word material:flex-1 ${compact ? 'line-clamp-2' : 'ios:text-end ios:text-secondary-label'}`}
        >
          {value}
        </span>
        {!compact && (
          <ChevronsUpDown
            aria-hidden="true"
            className="size-4.5 flex-none text-tertiary-label material:hidden"
          />
        )}
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          fill="currentColor"
          className="size-6 flex-none text-on-surface-variant ios:hidden expressive:col-start-2 expressive:row-span-2 expressive:row-start-1 expressive:size-8 expressive:self-center expressive:rounded-full expressive:bg-secondary-container expressive:p-1 expressive:text-on-secondary-container"
        >
          <path d="m12 15-5-5h10Z" />
        </svg>
      </span>
    </button>
  )
}

/**
 * A row in a list of fields. The row contains one field, or two fields that share a label.
 * @param label name of the group of two fields, visible only on iOS
 */
export function SelectRow({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <li className="relative baseline:px-margin baseline:pt-[calc(var(--text-scale,1)*1rem)] expressive:bg-transparent! ios:before:absolute ios:before:start-4 ios:before:end-0 ios:before:top-0 ios:before:h-hairline ios:before:bg-separator ios:first:before:hidden">
      {label ? (
        // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out in one row with the fields
        <div
          role="group"
          aria-label={label}
          className="flex flex-wrap items-center gap-2 ios:min-h-row ios:px-margin ios:py-2 baseline:gap-x-4 baseline:gap-y-[calc(var(--text-scale,1)*1rem)] expressive:gap-0.5"
        >
          <span aria-hidden="true" className="material:hidden">
            {label}
          </span>
          <span className="ms-auto flex flex-wrap justify-end gap-2 material:contents">{children}</span>
        </div>
      ) : (
        <div className="flex">{children}</div>
      )}
    </li>
  )
}
