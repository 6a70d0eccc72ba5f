'use client'
import { use } from 'react'
import { ControlCheckIcon } from './control-icons'
import { RadioContext } from './radio-context'

type RadioProps = {
  /** The value of the group when this radio button is selected. */
  value: string
}

/**
 * A radio button of a RadioGroup. iOS marks the selected row with a tinted checkmark; Material draws a 20 px ring, with a dot if
 * selected, and a 40 px state layer. A native input covers the whole touch target (44 px on iOS, 48 px on Material).
 */
export function Radio({ value }: RadioProps) {
  const group = use(RadioContext)
  if (!group)
    throw new Error('Patternbook: Radio must be inside a RadioGroup, which provides its name and value.')
  return (
    <span className="relative grid size-6 flex-none place-items-center">
      <input
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        onChange={() => group.onChange(value)}
        className="peer absolute -inset-2.5 m-0 size-target cursor-pointer opacity-0 material:-inset-3"
      />
      <span className="pointer-events-none absolute inset-0.5 rounded-full border-control-ring transition-colors motion-duration-150 peer-focus-visible:focus-ring material:border-2 material:before:absolute material:before:-inset-3 material:before:rounded-full material:before:bg-on-surface material:before:opacity-0 material:before:transition-opacity material:before:motion-duration-150 material:after:absolute material:after:inset-[3px] material:after:scale-0 material:after:rounded-full material:after:bg-md-primary material:after:transition-[scale] material:after:motion-duration-150 expressive:after:motion-duration-350 expressive:after:ease-(--pb-spring-fast) material:peer-checked:border-md-primary material:peer-checked:before:bg-md-primary material:peer-hover:before:opacity-8 material:peer-active:before:opacity-12 material:peer-checked:after:scale-100 forced-colors:after:bg-[CanvasText]" />
      <ControlCheckIcon className="pointer-events-none relative size-5.5 scale-75 text-tint opacity-0 transition-[opacity,scale] motion-duration-150 ios:peer-checked:scale-100 ios:peer-checked:opacity-100" />
    </span>
  )
}
