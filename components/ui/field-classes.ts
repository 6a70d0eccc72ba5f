import { createContext } from 'react'
import { letterCountClass } from './letter-count-class'

/** The two styles of a text field in Material 3 Baseline. */
export type FieldVariant = 'outlined' | 'filled'

/** The style of the fields in a FieldGroup. */
export const FieldVariantContext = createContext<FieldVariant>('outlined')

/** Shrinks a placeholder that is too long, on iOS only in narrow groups. A letter counts as .58 em. */
const placeholderClass =
  'text-ellipsis ios:@max-[15em]:placeholder:text-[length:min(1em,(100cqi-2.25rem)/(var(--letters)*.58))] material:placeholder:text-[length:min(1em,(100cqi-2rem)/(var(--letters)*.58))]'

/**
 * A cell of the iOS group, with a hairline above it except in the first field. Cells overlap by 1 px, so that the background
 * of the page is not visible between them.
 */
const cellClass =
  'squircle ios:relative ios:-mt-px ios:flex ios:group-first/field:mt-0 ios:group-has-[input:focus-visible]/field:z-1 ios:min-h-13 ios:items-center ios:bg-(--field-background,var(--pb-surface-2)) ios:before:absolute ios:before:end-0 ios:before:top-0 ios:before:h-hairline ios:before:bg-separator ios:group-first/field:before:hidden'

/** iOS: a line along the bottom edge of the focused row, because the caret alone is hard to see. */
const focusLineClass = 'ios:group-has-[input:focus-visible]/field:shadow-[inset_0_-2px_var(--pb-tint)]'

/** iOS: the cell of the label. The hairline starts at the text. In narrow groups, the label is above the input. */
const labelCellClass = `${cellClass} ${focusLineClass} ios:@max-[15em]:shadow-none! ios:before:start-4 ios-26:@max-[15em]:before:end-4 ios:py-2 ios:leading-[1.2] ios:ps-4 ios:pe-3 ios:group-first/field:rounded-t-field ios:@max-[15em]:min-h-0 ios:@max-[15em]:pt-2.5 ios:@min-[15em]:group-first/field:rounded-se-none`

// iOS: the cell of the input and its buttons. It overlaps the label's cell by 1 px, because rounding to
// device pixels could leave a visible gap.
const inputCellClass = `${cellClass} ${focusLineClass} ios:@min-[15em]:-ms-px ios:@min-[15em]:ps-px ios:before:start-0 ios-26:before:end-4 ios:pe-3.5 ios:@max-[15em]:min-h-11 ios:@max-[15em]:pb-1.5 ios:@max-[15em]:ps-4 ios:@max-[15em]:before:hidden ios:@min-[15em]:group-first/field:rounded-se-field`

/** iOS: rounded corners at the bottom of the group. If the last field has an error, the cell of the error has them instead. */
const bottomCornerClasses = {
  label: 'ios:@min-[15em]:group-last/field:rounded-es-field',
  box: 'ios:group-last/field:rounded-b-field ios:@min-[15em]:group-last/field:rounded-es-none',
}

/** iOS: the cell of the error, with the same background as the field above it. */
const errorCellClass =
  'squircle ios:relative ios:-mt-px ios:col-span-full ios:bg-(--field-background,var(--pb-surface-2)) ios:pt-1 ios:pb-2.5 ios:font-medium ios:group-last/field:rounded-b-field'

/** Material: the label and the box share one grid cell. The label is vertically centered until it floats up. */
const sharedGridCellClass = 'material:col-start-1 material:row-start-1'
const floatingLabelClass = `${sharedGridCellClass} material:pointer-events-none material:z-1 material:mx-3 material:max-w-[calc(100%-5rem)] material:origin-[0_50%] material:self-center material:justify-self-start material:overflow-x-clip material:text-ellipsis material:whitespace-nowrap material:px-1 material:transition-[translate,scale] material:motion-duration-150 material:ease-md material:rtl:origin-[100%_50%]`

// A label that has floated up is scaled from 16 to 12 px. It is on the outline, or on the first line inside a filled box (M3 text
// fields, 56 px).
const floatedLabelClasses = {
  outlined:
    'material:scale-75 baseline:-translate-y-[calc(1rem+.75em)] expressive:-translate-y-[calc(.75em-1px)]',
  filled: 'material:scale-75 material:-translate-y-[calc(.75em-1px)]',
}
const focusFloatedLabelClasses = {
  outlined:
    'material:group-focus-within/field:scale-75 baseline:group-focus-within/field:-translate-y-[calc(1rem+.75em)] expressive:group-focus-within/field:-translate-y-[calc(.75em-1px)]',
  filled:
    'material:group-focus-within/field:scale-75 material:group-focus-within/field:-translate-y-[calc(.75em-1px)]',
}

/** The box of a field in Material 3 Expressive: filled, with 16 px corners. */
export const expressiveFieldClass =
  'expressive:rounded-2xl expressive:border-transparent expressive:field-fill expressive:contrast-edge'

/** Expressive: the 2 px outline of a field with focus. */
export const expressiveFocusClass = 'expressive:focus-within:shadow-[inset_0_0_0_2px_var(--pb-primary)]'

/** Expressive: classes for the states and the input of a field. Both variants have the filled look. */
const expressiveBoxClasses = {
  valid: expressiveFocusClass,
  invalid: 'expressive:shadow-[inset_0_0_0_2px_var(--pb-error)]',
  input: 'expressive:pt-[calc(.5rem+1.125em)] expressive:pb-[5px]',
}

const boxClasses = {
  outlined: {
    valid:
      'baseline:border-outline baseline:focus-within:border-md-primary baseline:focus-within:shadow-[inset_0_0_0_1px_var(--pb-primary)]',
    invalid: 'baseline:border-error baseline:shadow-[inset_0_0_0_1px_var(--pb-error)]',
    shape: 'baseline:rounded-field baseline:border',
    input: 'baseline:py-[calc(1rem-1px)]',
    label: 'baseline:bg-(--field-label-background,var(--pb-page))',
  },
  filled: {
    valid:
      'baseline:border-on-surface-variant baseline:focus-within:border-md-primary baseline:focus-within:shadow-[inset_0_-1px_var(--pb-primary)]',
    invalid: 'baseline:border-error baseline:shadow-[inset_0_-1px_var(--pb-error)]',
    shape: 'baseline:border-b baseline:bg-fill baseline:rounded-t-field',
    input: 'baseline:pt-[calc(.5rem+1.125em)] baseline:pb-[5px]',
    label: '',
  },
}

/**
 * Returns the class names of a field's label, box, input, buttons, arrow (`chevron`), and error.
 * @param variant style of the field in Material 3 Baseline
 * @param state whether the field has an error, a value, and an icon at the start; and the number of letters in its placeholder
 */
export const fieldClasses = (
  variant: FieldVariant,
  state: { invalid: boolean; hasValue: boolean; hasStartIcon: boolean; placeholderLength: number },
) => {
  const variantClasses = boxClasses[variant]
  const labelColorClass = state.invalid
    ? 'text-danger'
    : 'material:text-on-surface-variant material:group-focus-within/field:text-md-primary'
  return {
    label: [
      labelCellClass,
      !state.invalid && bottomCornerClasses.label,
      floatingLabelClass,
      variantClasses.label,
      labelColorClass,
      (state.hasValue ? floatedLabelClasses : focusFloatedLabelClasses)[variant],
      state.hasStartIcon && 'material:ms-12',
    ]
      .filter(Boolean)
      .join(' '),
    box: `${inputCellClass} ${state.invalid ? '' : bottomCornerClasses.box} ${sharedGridCellClass} material:flex material:items-center material:gap-3 material:ps-4 material:pe-3 ${variantClasses.shape} ${expressiveFieldClass} ${state.invalid ? `${variantClasses.invalid} ${expressiveBoxClasses.invalid}` : `${variantClasses.valid} ${expressiveBoxClasses.valid}`}`,
    input: `w-full min-w-0 flex-1 bg-transparent text-body caret-tint outline-hidden placeholder:text-secondary-label ios:self-stretch material:placeholder:text-transparent material:focus:placeholder:text-secondary-label ${placeholderClass} ${letterCountClass(state.placeholderLength)} ${variantClasses.input} ${expressiveBoxClasses.input}`,
    button:
      'tap-target flex-none rounded-full text-secondary-label ios:last:-me-0.5 [&>svg]:size-5.5 material:[&>svg]:size-6',
    chevron: 'size-5 rotate-90 text-tertiary-label rtl:-rotate-90',
    error: `flex gap-1.5 px-4 text-danger text-footnote ${errorCellClass} material:row-start-2 material:pt-1 expressive:pb-2`,
  }
}
