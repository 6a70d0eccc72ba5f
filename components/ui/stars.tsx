'use client'
import { axisOf } from '@patternbook/engine/gesture/axis'
import { type KeyboardEvent, useId } from 'react'
import { Star } from './symbols/star'

type StarsProps = {
  /** Accessible name of the group: what is rated. */
  label: string
  /** Number of filled stars; 0 for none. */
  value: number
  onChange: (value: number) => void
  /** Returns the accessible name of the star with a given number, such as "3 of 5 stars". */
  starLabel: (number: number) => string
  /** Number of stars. Default: 5. */
  total?: number
  className?: string
}

// Mirrors the left and right arrow keys in right-to-left layouts, because not all browsers do.
const moveWithArrowKeys = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const stars = [...event.currentTarget.querySelectorAll('input')]
  const currentIndex = stars.indexOf(event.target as HTMLInputElement)
  const next = stars[currentIndex + axisOf(event.currentTarget).mirrorInRtl(step)]
  next?.focus()
  next?.click()
}

/**
 * A rating: tapping a star fills it and all stars before it. The stars are native radio buttons, so arrow keys change the
 * rating. Filled stars are 36 px wide, in touch targets of 44 px on iOS and 48 px on Material.
 */
export function Stars({ label, value, onChange, starLabel, total = 5, className = '' }: StarsProps) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      onKeyDown={moveWithArrowKeys}
      className={`flex w-fit ${className}`}
    >
      {Array.from({ length: total }, (_, index) => index + 1).map((number) => (
        <label
          key={number}
          className="relative grid size-target cursor-pointer place-items-center rounded-full active:opacity-60 has-focus-visible:focus-ring-inset"
        >
          <input
            type="radio"
            name={name}
            value={number}
            checked={number === value}
            onChange={() => onChange(number)}
            aria-label={starLabel(number)}
            className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
          />
          <Star
            aria-hidden="true"
            strokeWidth={2.25}
            className={`pointer-events-none relative size-9 transition-[scale,fill,color] motion-duration-300 ease-[cubic-bezier(.34,1.9,.5,1)] material:stroke-2 material:[stroke-linejoin:miter] ${number <= value ? 'fill-current text-tint ios-26:text-star expressive:text-star' : 'scale-90 fill-transparent text-control-ring'}`}
          />
        </label>
      ))}
    </div>
  )
}
