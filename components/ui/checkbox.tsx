import type { ComponentProps } from 'react'
import { ControlCheckIcon } from './control-icons'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'size'>

/** The box and the checkmark of a checkbox. They must follow a `peer` input in a `relative` 24 px grid that centers them. */
export function CheckboxIndicator({ className = '' }: { className?: string }) {
  return (
    <>
      <span
        className={`pointer-events-none absolute border-control-ring transition-colors motion-duration-150 peer-checked:border-tint-fill peer-checked:bg-tint-fill peer-focus-visible:focus-ring ios:inset-px ios:rounded-full ios:border-[1.5px] material:inset-[3px] material:rounded-[2px] material:border-2 material:before:absolute material:before:-inset-[13px] material:before:rounded-full material:before:bg-on-surface material:before:opacity-0 material:before:transition-opacity material:before:motion-duration-150 material:peer-checked:before:bg-md-primary material:peer-hover:before:opacity-8 material:peer-active:before:opacity-12 ${className}`}
      />
      <ControlCheckIcon
        className={`pointer-events-none relative size-4 scale-50 text-on-tint opacity-0 transition-[opacity,scale] motion-duration-150 expressive:motion-duration-350 expressive:ease-(--pb-spring-fast) peer-checked:scale-100 peer-checked:opacity-100 forced-colors:peer-checked:text-[CanvasText] ${className}`}
      />
    </>
  )
}

/**
 * A checkbox: a 22 px ring on iOS or an 18 px box with a 40 px state layer on Material. The ring or box is filled when checked. A
 * native input covers the whole touch target (44 px on iOS, 48 px on Material); inside a label row, the whole row is the target.
 */
export function Checkbox(props: CheckboxProps) {
  return (
    <span className="relative grid size-6 flex-none place-items-center">
      <input
        {...props}
        type="checkbox"
        className="peer absolute -inset-2.5 m-0 size-target cursor-pointer opacity-0 material:-inset-3"
      />
      <CheckboxIndicator />
    </span>
  )
}
