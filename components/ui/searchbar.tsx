'use client'
import { CloseIcon } from './action-icons'
import { BackIcon } from './icon'
import { SearchField, type SearchFieldProps } from './search-field'

/** Props of Searchbar: props of its SearchField, and of the elements around the field. */
export type SearchbarProps = Omit<SearchFieldProps, 'raised'> & {
  /** Label of the button that ends the search. The button is shown on iOS and, in a search view, in Material 3 Expressive. */
  cancelLabel: string
  /** Result of the search, which a visually hidden live region announces to screen readers. */
  status: string
  /** Whether the field is over a picture, or `'dark'` if the picture is dark behind the field (see Header). */
  overPicture?: boolean | 'dark'
  /**
   * Whether the results replace the content of the page. In Material 3 Expressive, the component is then a contained search view:
   * while the field has focus or text, it is 12 px from the edges of the frame, and a back arrow in it ends the search.
   */
  isSearchView?: boolean
}

const searchViewClasses = {
  bar: 'relative expressive:transition-[margin] expressive:motion-duration-350 expressive:ease-(--pb-spring) expressive:focus-within:mx-[calc(.75rem-var(--pb-margin))] expressive:data-has-value:mx-[calc(.75rem-var(--pb-margin))]',
  field:
    'expressive:group-focus-within/search:*:[svg]:invisible expressive:group-data-has-value/search:*:[svg]:invisible',
  button:
    'expressive:pressable expressive:absolute! expressive:start-1 expressive:size-12 expressive:ms-0! expressive:rounded-pill expressive:text-label baseline:hidden',
}

/**
 * A search field for results that change while the user types. On iOS, a Cancel button (an X on iOS 26) appears while the field
 * has focus or text; a tap on it clears the field and hides the keyboard. Enter also hides the keyboard.
 */
export function Searchbar(props: SearchbarProps) {
  const {
    value,
    onChange,
    label,
    clearLabel,
    cancelLabel,
    status,
    overPicture,
    isSearchView,
    className = '',
  } = props
  const blurFocusedElement = (element: HTMLElement) => {
    const focused = element.ownerDocument.activeElement
    if (focused instanceof HTMLElement) focused.blur()
  }
  return (
    <form
      className={`group/search flex items-center ${overPicture === 'dark' ? 'ios-26:glass-dark' : ''} ${isSearchView ? searchViewClasses.bar : ''} ${className}`}
      data-has-value={value !== '' || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        blurFocusedElement(event.currentTarget)
      }}
    >
      <SearchField
        value={value}
        onChange={onChange}
        label={label}
        clearLabel={clearLabel}
        raised={Boolean(overPicture)}
        className={`min-w-0 flex-1! ${isSearchView ? searchViewClasses.field : ''}`}
      />
      <button
        type="button"
        onClick={(event) => {
          onChange('')
          // After a key press, the focus returns to the field. After a tap, nothing has focus, so the on-screen keyboard closes.
          if (event.detail === 0) event.currentTarget.form?.querySelector('input')?.focus()
          else event.currentTarget.blur()
        }}
        className={`invisible ms-0 grid max-w-0 flex-none place-items-center overflow-hidden whitespace-nowrap opacity-0 focus-visible:focus-ring-inset transition-[max-width,opacity,margin] motion-duration-250 ease-ios ios-18:active:opacity-40 group-focus-within/search:visible group-focus-within/search:opacity-100 group-data-has-value/search:visible group-data-has-value/search:opacity-100 group-focus-within/search:max-w-44 group-data-has-value/search:max-w-44 ${overPicture ? 'h-11 rounded-pill ios-18:bg-[rgb(20_20_28/.55)] ios-18:text-white ios-18:backdrop-blur-md group-focus-within/search:ms-2 ios-18:group-focus-within/search:px-4 group-data-has-value/search:ms-2 ios-18:group-data-has-value/search:px-4' : 'h-11 rounded-pill text-tint group-focus-within/search:ms-3 group-data-has-value/search:ms-3'} ios-26:glass ios-26:w-11 ios-26:text-label ${isSearchView ? searchViewClasses.button : 'material:hidden'}`}
      >
        <CloseIcon className="size-5.5 ios-18:hidden material:hidden" />
        {isSearchView && (
          <span className="ios:hidden baseline:hidden">
            <BackIcon />
          </span>
        )}
        <span className="text-[length:min(var(--pb-text-body),1.375rem)] ios-26:sr-only material:sr-only">
          {cancelLabel}
        </span>
      </button>
      <p role="status" className="sr-only">
        {status}
      </p>
    </form>
  )
}
