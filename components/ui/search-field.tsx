'use client'
import { CloseIcon, SearchIcon } from './action-icons'

/** Props of SearchField. */
export type SearchFieldProps = {
  value: string
  onChange: (value: string) => void
  /** Placeholder and accessible name: what can be searched. */
  label: string
  /** Label of the button that clears the field. */
  clearLabel: string
  /** Whether the field is over other content, such as a picture. The field is then on glass (iOS 26), or opaque with a shadow. */
  raised?: boolean
  className?: string
}

/** A search field. While it contains text, it has a button that clears it. */
export function SearchField({
  value,
  onChange,
  label,
  clearLabel,
  raised,
  className = '',
}: SearchFieldProps) {
  return (
    <search
      className={`relative block flex-none ${raised ? 'ios-26:[--pb-secondary-label:var(--glass-secondary-label)]' : ''} ${className}`}
    >
      <SearchIcon className="pointer-events-none absolute inset-y-0 start-0 my-auto ms-2 size-5 text-secondary-label ios-26:z-1 ios-26:ms-3 material:ms-4 material:size-6" />
      <input
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        className={`block w-full focus-visible:focus-ring appearance-none text-body text-label placeholder:text-secondary-label placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden ios-18:min-h-9 ios-18:rounded-[10px] ios-18:ps-8.5 ios-18:pe-9 ios-26:min-h-11 ios-26:rounded-pill ios-26:ps-9.5 ios-26:pe-11 material:min-h-14 material:rounded-pill material:bg-surface-container-high expressive:bg-(--cell-background,var(--pb-surface-container)) material:transition-colors material:motion-duration-200 material:[[data-scrolled]~*_[data-strip]_&]:bg-surface-container-highest baseline:ps-14 expressive:ps-13 material:pe-14 ${raised ? 'ios-18:min-h-11 ios-18:rounded-[12px] ios-18:bg-surface ios-18:shadow-float ios-26:glass material:shadow-float' : 'ios:bg-fill'}`}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={(event) => {
            onChange('')
            event.currentTarget.parentElement?.querySelector('input')?.focus()
          }}
          className="absolute inset-y-0 end-0 grid w-9 place-items-center text-secondary-label ios-26:w-11 material:w-14"
        >
          <span className="grid size-4.5 place-items-center rounded-pill ios:bg-secondary-label ios:text-page">
            <CloseIcon className="size-3 material:size-6" />
          </span>
        </button>
      )}
    </search>
  )
}
