import { createContext } from 'react'
import { letters } from './letters'

/** Material's two looks of a text field. */
export type FieldVariant = 'outlined' | 'filled'

/** Set by FieldGroup, read by Field. */
export const FieldVariantContext = createContext<FieldVariant>('outlined')

/** Where a field is as wide as its group, its placeholder shrinks to fit, as UIKit's may; a letter is .58 em wide at most, on average. */
const hint =
  'text-ellipsis ios:@max-[15em]:placeholder:text-[length:min(1em,(100cqi-2.25rem)/(var(--letters)*.58))] material:placeholder:text-[length:min(1em,(100cqi-2rem)/(var(--letters)*.58))]'

/** A cell of the iOS group: 52 high, a hairline above it, the group's corners on its outer edges. Cells overlap by a pixel, so that no ground is seen between them. */
const cell =
  'squircle ios:relative ios:-mt-px ios:flex ios:group-first/field:mt-0 ios:group-has-[input:focus-visible]/field:z-1 ios:min-h-13 ios:items-center ios:bg-(--field-cell,var(--pb-surface-2)) ios:before:absolute ios:before:end-0 ios-26:last:before:end-4 ios:before:top-0 ios:before:h-hair ios:before:bg-separator ios:group-first/field:before:hidden'

/** iOS: the line of a row that is being written in; a caret alone is hard to find. */
const written = 'ios:group-has-[input:focus-visible]/field:shadow-[inset_0_-2px_var(--pb-tint)]'

/** iOS: the label's cell, whose hairline begins where the text begins; above the input where there is no room beside it. */
const labelCell = `${cell} ${written} ios:@max-[15em]:shadow-none! ios:before:start-4 ios:py-2 ios:leading-[1.2] ios:ps-4 ios:pe-3 ios:group-first/field:rounded-t-field ios:@max-[15em]:min-h-0 ios:@max-[15em]:pt-2.5 ios:@min-[15em]:group-first/field:rounded-se-none`

/** iOS: the cell of the input and its buttons. */
// Lies one pixel over the label's cell: where a pixel of the screen is none of ours, no line is seen between the two.
const inputCell = `${cell} ${written} ios:@min-[15em]:-ms-px ios:@min-[15em]:ps-px ios:before:start-0 ios:pe-3.5 ios:@max-[15em]:min-h-11 ios:@max-[15em]:pb-1.5 ios:@max-[15em]:ps-4 ios:@max-[15em]:before:hidden ios:@min-[15em]:group-first/field:rounded-se-field`

/** iOS: corners at the foot of the group; an error that follows the last field has them instead. */
const foot = {
  label: 'ios:@min-[15em]:group-last/field:rounded-es-field',
  box: 'ios:group-last/field:rounded-b-field ios:@min-[15em]:group-last/field:rounded-es-none',
}

/** iOS: the error's cell, of one ground with the field above it. */
const errorCell =
  'squircle ios:relative ios:-mt-px ios:col-span-full ios:bg-(--field-cell,var(--pb-surface-2)) ios:pt-1 ios:pb-2.5 ios:font-medium ios:group-last/field:rounded-b-field'

/** Material: label and box share one grid cell; the label rests in its middle and floats to its edge. */
const overlay = 'material:col-start-1 material:row-start-1'
const floatingLabel = `${overlay} material:pointer-events-none material:z-1 material:mx-3 material:max-w-[calc(100%-5rem)] material:origin-[0_50%] material:self-center material:justify-self-start material:overflow-x-clip material:text-ellipsis material:whitespace-nowrap material:px-1 material:transition-[translate,scale] material:tempo-150 material:ease-md material:rtl:origin-[100%_50%]`

// 12 px label over 16 px text: the same label, scaled. Up by half the box when it sits on the outline, to the upper line
// inside a filled box (M3 text fields, 56 px).
const floated = {
  outlined: 'material:scale-75 material:-translate-y-[calc(1rem+.75em)]',
  filled: 'material:scale-75 material:-translate-y-[calc(.75em-1px)]',
}
const floatsOnFocus = {
  outlined:
    'material:group-focus-within/field:scale-75 material:group-focus-within/field:-translate-y-[calc(1rem+.75em)]',
  filled:
    'material:group-focus-within/field:scale-75 material:group-focus-within/field:-translate-y-[calc(.75em-1px)]',
}

const boxes = {
  outlined: {
    valid:
      'material:border-outline material:focus-within:border-md-primary material:focus-within:shadow-[inset_0_0_0_1px_var(--pb-primary)]',
    invalid: 'material:border-error material:shadow-[inset_0_0_0_1px_var(--pb-error)]',
    shape: 'material:rounded-field material:border',
    input: 'material:py-[calc(1rem-1px)]',
    label: 'material:bg-(--field-notch,var(--pb-page))',
  },
  filled: {
    valid:
      'material:border-on-surface-variant material:focus-within:border-md-primary material:focus-within:shadow-[inset_0_-1px_var(--pb-primary)]',
    invalid: 'material:border-error material:shadow-[inset_0_-1px_var(--pb-error)]',
    shape: 'material:rounded-t-field material:border-b material:bg-fill',
    input: 'material:pt-[calc(.5rem+1.125em)] material:pb-[5px]',
    label: '',
  },
}

/**
 * Class names of a field's parts.
 * @param variant Material's look
 * @param state what the drawing depends on besides focus, which CSS sees by itself; `hint` is the length of the placeholder
 */
export const fieldLook = (
  variant: FieldVariant,
  state: { invalid: boolean; filled: boolean; lead: boolean; hint: number },
) => {
  const box = boxes[variant]
  const color = state.invalid
    ? 'text-danger'
    : 'material:text-on-surface-variant material:group-focus-within/field:text-md-primary'
  return {
    label: [
      labelCell,
      !state.invalid && foot.label,
      floatingLabel,
      box.label,
      color,
      (state.filled ? floated : floatsOnFocus)[variant],
      state.lead && 'material:ms-12',
    ]
      .filter(Boolean)
      .join(' '),
    box: `${inputCell} ${state.invalid ? '' : foot.box} ${overlay} material:flex material:items-center material:gap-3 material:ps-4 material:pe-3 ${box.shape} ${state.invalid ? box.invalid : box.valid}`,
    input: `w-full min-w-0 flex-1 bg-transparent text-body caret-tint outline-hidden placeholder:text-label-2 ios:self-stretch material:placeholder:text-transparent material:focus:placeholder:text-label-2 ${hint} ${letters(state.hint)} ${box.input}`,
    button:
      'tap-target flex-none rounded-full text-label-2 ios:last:-me-0.5 [&>svg]:size-5.5 material:[&>svg]:size-6',
    error: `flex gap-1.5 px-4 text-danger text-footnote ${errorCell} material:row-start-2 material:pt-1`,
  }
}
