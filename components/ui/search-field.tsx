'use client'
import { Icon } from './icon'

/** Props of SearchField. */
export type SearchFieldProps = {
  value: string
  onChange: (value: string) => void
  /** What can be searched; placeholder and accessible name. */
  label: string
  /** Name of the button that empties it. */
  clear: string
  /** Over a picture: an opaque field with a shadow. */
  raised?: boolean
  className?: string
}

/** A search field: 36 px on grey with radius 10 on iOS, M3's 56 px search bar on Material, a tone darker in a strip that took one. */
export function SearchField({ value, onChange, label, clear, raised, className = '' }: SearchFieldProps) {
  return (
    <search className={`relative block flex-none ${className}`}>
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 start-0 my-auto ms-2 size-5 text-label-2 material:ms-4 material:size-6"
      />
      <input
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        className={`block w-full focus-visible:focus-ring appearance-none text-body text-label placeholder:text-label-2 placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden ios:min-h-9 ios:rounded-[10px] ios:ps-8.5 ios:pe-9 material:min-h-14 material:rounded-pill material:bg-sc-high expressive:bg-(--cell,var(--pb-sc)) expressive:not-focus:placeholder-shown:text-center material:transition-colors material:tempo-200 material:[[data-scrolled]~*_[data-strip]_&]:bg-sc-highest material:ps-14 material:pe-14 ${raised ? 'shadow-float ios:min-h-11 ios:rounded-[12px] ios:bg-surface' : 'ios:bg-fill'}`}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={clear}
          onClick={(event) => {
            onChange('')
            event.currentTarget.parentElement?.querySelector('input')?.focus()
          }}
          className="absolute inset-y-0 end-0 grid w-9 place-items-center text-label-2 material:w-14"
        >
          <span className="grid size-4.5 place-items-center rounded-pill ios:bg-label-2 ios:text-page">
            <Icon name="close" className="size-3 material:size-6" />
          </span>
        </button>
      )}
    </search>
  )
}
