import type { ComponentProps } from 'react'
import { ControlCheckIcon } from './control-icons'

type ToggleProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'size'>

/** The track and thumb of a switch. It must follow an input with the class `peer` in an element of the same size. */
export function SwitchTrack({ className = '' }: { className?: string }) {
  return (
    <span
      className={`pointer-events-none absolute inset-0 rounded-full transition-colors motion-duration-200 after:absolute after:rounded-full after:transition-[translate,scale,width,background-color] after:motion-duration-200 peer-checked:after:translate-x-5 rtl:peer-checked:after:-translate-x-5 peer-focus-visible:focus-ring ios:contrast-edge ios:after:contrast-edge ios:bg-fill-2 ios:after:start-0.5 ios:after:top-0.5 ios-18:after:size-[27px] ios:after:bg-white ios-18:after:shadow-[0_3px_8px_rgb(0_0_0/.15),0_1px_1px_rgb(0_0_0/.12),0_3px_1px_rgb(0_0_0/.04)] ios:after:ease-ios ios:peer-checked:bg-green ios-18:peer-active:after:w-[31px] ios-18:peer-checked:peer-active:after:translate-x-4 ios-18:rtl:peer-checked:peer-active:after:-translate-x-4 ios-26:switch-thumb material:border-2 material:border-outline material:bg-surface-container-highest material:after:start-0.5 material:after:top-0.5 material:after:size-6 baseline:after:scale-[.667] material:after:bg-outline material:after:ease-md material:peer-checked:border-md-primary material:peer-checked:bg-md-primary material:peer-checked:after:scale-100 material:peer-checked:after:bg-on-primary material:peer-active:after:scale-[1.167] forced-colors:border forced-colors:after:bg-[CanvasText] expressive:switch-track ${className}`}
    />
  )
}

/**
 * A switch that turns one setting on or off: 63 × 28 px on iOS 26, 51 × 31 px on iOS 18, and 52 × 32 px on Material. The switch
 * is a native checkbox with the role `switch`. If it is in a row that is a `<label>`, a tap on the row toggles the switch.
 */
export function Toggle(props: ToggleProps) {
  return (
    <span className="relative block flex-none ios-18:h-[31px] ios-18:w-[51px] ios-26:h-7 ios-26:w-[63px] material:h-8 material:w-13">
      <input
        {...props}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state
        role="switch"
        className="peer absolute inset-x-0 -inset-y-2 m-0 h-12 w-full cursor-pointer opacity-0"
      />
      <SwitchTrack />
      <ControlCheckIcon className="pointer-events-none absolute start-7 top-2 hidden size-4 text-on-primary-container expressive:text-md-primary opacity-0 transition-opacity motion-duration-200 peer-checked:opacity-100 material:block" />
    </span>
  )
}
