'use client'
import type { FrameState } from '@patternbook/engine/frame'
import { useId } from 'react'
import { ControlCheckIcon } from './control-icons'
import type { Option } from './segmented'

/** Colors of the ten accents; three are gradients. */
const SWATCH_CLASSES: Readonly<Record<string, string>> = {
  blue: 'bg-[#0b63e5] text-white',
  azure: 'bg-linear-150 from-[#3abcff] to-[#4154ff] text-white',
  sky: 'bg-linear-150 from-[#41ebff] to-[#3c9ef2] text-black',
  ocean: 'bg-linear-150 from-[#68bdff] to-[#007cdc] text-black',
  slate: 'bg-[#41586b] text-white',
  green: 'bg-[#5e9a1e] text-white',
  purple: 'bg-[#a94fbd] text-white',
  red: 'bg-[#e10e3c] text-white',
  orange: 'bg-[#e0631d] text-white',
  yellow: 'bg-[#f5bc0a] text-black',
}

type SwatchesProps = {
  /** Accessible name of the group. */
  label: string
  options: readonly Option[]
  /** `id` of the selected option. */
  value: string
  onChange: (id: string) => void
  /** Key of the frame's state that this control shows. On the Settings page, a script selects the option before hydration. */
  frameKey?: keyof FrameState
}

/**
 * A picker for accent colors: discs of 44 px on iOS and 48 px on Material, each above its name. The selected disc has a ring
 * and a checkmark; on Material, it becomes a rounded square.
 */
export function Swatches({ label, options, value, onChange, frameKey }: SwatchesProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} data-frame-key={frameKey} className="@container text-caption">
      <div className="grid grid-cols-3 gap-y-3 pb-1 tablet:grid-cols-10! @min-[20em]:grid-cols-5">
        {options.map((option) => (
          <label
            key={option.id}
            className="relative flex cursor-pointer flex-col items-center gap-2 text-center text-secondary-label has-checked:font-semibold has-checked:text-label"
          >
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
              className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <span
              className={`pointer-events-none relative grid size-11 place-items-center rounded-full outline-tint outline-offset-2 transition-[border-radius] motion-duration-200 peer-checked:outline-2 peer-checked:*:block peer-focus-visible:focus-ring peer-focus-visible:outline-offset-4! material:size-12 material:peer-checked:rounded-[16px] expressive:motion-duration-350 expressive:ease-(--pb-spring-fast) ${SWATCH_CLASSES[option.id]}`}
            >
              <ControlCheckIcon className="hidden size-6" />
            </span>
            {option.title}
          </label>
        ))}
      </div>
    </div>
  )
}
