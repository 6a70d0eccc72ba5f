'use client'
import { type ComponentProps, useId } from 'react'
import { expressiveFieldClass, expressiveFocusClass } from './field-classes'

type TextareaProps = Omit<
  ComponentProps<'textarea'>,
  'id' | 'className' | 'onChange' | 'value' | 'children'
> & {
  label: string
  value: string
  onChange: (value: string) => void
  /** Classes, including the colors `[--field-label-background:…]` and `[--field-background:…]`, as in FieldGroup. */
  className?: string
}

const labelClass =
  'ios:px-4 ios:pb-[7px] ios-18:text-footnote ios-26:text-headline ios:text-secondary-label material:pointer-events-none material:z-1 material:col-start-1 material:row-start-1 material:mx-3 material:mt-4 material:max-w-[calc(100%-1.5rem)] material:origin-[0_50%] material:self-start material:justify-self-start material:overflow-x-clip material:text-ellipsis material:whitespace-nowrap baseline:bg-(--field-label-background,var(--pb-page)) material:px-1 material:text-on-surface-variant material:transition-[translate,scale] material:motion-duration-150 material:ease-md material:group-focus-within/field:text-md-primary material:rtl:origin-[100%_50%]'
const floatedLabelClass =
  'material:scale-75 baseline:-translate-y-[calc(1rem+.75em)] expressive:-translate-y-[calc(.75em-1px)]'
const focusFloatedLabelClass =
  'material:group-focus-within/field:scale-75 baseline:group-focus-within/field:-translate-y-[calc(1rem+.75em)] expressive:group-focus-within/field:-translate-y-[calc(.75em-1px)]'
const boxClass = `squircle flex flex-1 rounded-field ios:bg-(--field-background,var(--pb-surface-2)) ios:has-focus-visible:shadow-[inset_0_0_0_2px_var(--pb-tint)] material:col-start-1 material:row-start-1 baseline:border baseline:border-outline baseline:focus-within:border-md-primary baseline:focus-within:shadow-[inset_0_0_0_1px_var(--pb-primary)] ${expressiveFieldClass} ${expressiveFocusClass}`
const inputClass =
  'field-sizing-content min-h-[7em] w-full min-w-0 flex-1 resize-none rounded-[inherit] bg-transparent px-4 text-body caret-tint outline-hidden placeholder:text-secondary-label ios:py-3.5 baseline:py-[calc(1rem-1px)] expressive:pt-[calc(.5rem+1.125em)] expressive:pb-4 material:placeholder:text-transparent material:focus:placeholder:text-secondary-label'

/**
 * A multi-line text field that grows with its text. The label is above the field on iOS, and floats in the field on Material.
 * Other textarea attributes pass through.
 */
export function Textarea({ label, value, onChange, className = '', ...rest }: TextareaProps) {
  const id = useId()
  return (
    <div
      className={`group/field flex flex-col text-body material:grid material:grid-cols-[minmax(0,1fr)] material:grid-rows-[1fr] ${className}`}
    >
      <label
        htmlFor={id}
        className={`${labelClass} ${value === '' ? focusFloatedLabelClass : floatedLabelClass}`}
      >
        {label}
      </label>
      <div className={boxClass}>
        <textarea
          {...rest}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={inputClass}
        />
      </div>
    </div>
  )
}
