import type { ReactNode } from 'react'
import { ratioOf, type Scale } from './range-value'

type RangeRailProps = {
  scale: Scale
  /** One value, or two in ascending order. */
  values: readonly number[]
  ticks?: boolean
  /** Fills the track from this value instead of from the start of the track. */
  neutral?: number
  /** Icon at the start of the track, or after the thumb while the thumb is near the start. */
  icon?: ReactNode
}

/** If the thumb is nearer to the start than this fraction of the rail, the icon is after the thumb. */
const ICON_SHARE = 0.16

/** A scale with more steps than this has no ticks, because there would be no space between the ticks. */
const MAX_TICKS = 40

// Each bar extends from a thumb beyond an end of the rail, which clips the bar. On Material, there is a gap of 6 px at the thumb.
const bar = 'absolute inset-y-0 w-[100cqw]'
const toStart = `${bar} end-0 material:end-2 material:rounded-e-[2px]`
const toEnd = `${bar} start-0 material:start-2 material:rounded-s-[2px]`
// app/forced-colors.css uses the class names `rail-on` and `rail-off` to color the bars in forced-colors mode.
const on = 'rail-on bg-tint ios-26:bg-tint-fill'
const off = 'rail-off bg-fill-2 material:bg-tint-soft'
const inset = 'absolute inset-x-3.5 inset-y-0 flex ios-26:inset-x-[18.5px] material:inset-x-2'

/**
 * A spacer that takes up a fraction of the rail's width. It is an svg element, because the width of an svg is an attribute: our
 * HTML has no style attributes.
 */
const Spacer = ({ of, className = '' }: { of: number; className?: string }) => (
  <svg
    aria-hidden="true"
    width={`${of * 100}%`}
    height="100%"
    className={`box-border flex-none ${className}`}
  />
)

/**
 * The track of a slider, filled up to the thumb, from a neutral value to the thumb, or between two thumbs, with its ticks. The
 * track is decorative, because screen readers read the inputs of the thumbs.
 */
export function RangeRail({ scale, values, ticks, neutral, icon }: RangeRailProps) {
  const { min, max, step } = scale
  const [from = 0, to] = values.map((value) => ratioOf(value, scale))
  const origin = neutral === undefined ? undefined : ratioOf(neutral, scale)
  const count = Math.floor((max - min) / step)
  const marks = ticks && count <= MAX_TICKS ? Array.from({ length: count + 1 }, (_, i) => min + i * step) : []
  const isOn = (mark: number) =>
    to === undefined ? mark <= (values[0] ?? min) : mark >= (values[0] ?? min) && mark <= (values[1] ?? max)
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 overflow-clip rounded-pill ios-26:h-1.5 material:h-4 expressive:rail-size">
        <div className={inset}>
          <Spacer of={from} />
          <span className="relative w-0">
            <span className={`${toStart} ${to === undefined && origin === undefined ? on : off}`} />
            {to === undefined && <span className={`${toEnd} ${off}`} />}
          </span>
          {to !== undefined && (
            <>
              <Spacer
                of={to - from}
                className={`bg-clip-padding material:rounded-[10px] material:border-x-8 material:border-transparent ${on}`}
              />
              <span className="relative w-0">
                <span className={`${toEnd} ${off}`} />
              </span>
            </>
          )}
        </div>
        {origin !== undefined && (
          <div className={inset}>
            <Spacer of={Math.min(from, origin)} />
            <Spacer
              of={Math.abs(from - origin)}
              className={`bg-clip-padding material:border-transparent ${from < origin ? 'material:border-s-8' : 'material:border-e-8'} ${on}`}
            />
          </div>
        )}
        {marks.length === 0 && (to ?? origin) !== undefined && (
          <span className="absolute start-1.5 top-[calc(50%-2px)] size-1 rounded-full bg-md-primary ios:hidden" />
        )}
        {marks.length === 0 && (
          <span className="absolute end-1.5 top-[calc(50%-2px)] size-1 rounded-full bg-md-primary ios:hidden" />
        )}
      </div>
      {icon && (
        <div className={`${inset} items-center ios:hidden baseline:hidden`}>
          {from < ICON_SHARE && <Spacer of={from} />}
          <span className={from < ICON_SHARE ? 'ms-4 text-on-secondary-container' : 'ms-1 text-on-primary'}>
            {icon}
          </span>
        </div>
      )}
      <div className={`${inset} justify-between`}>
        {marks.map((mark) => (
          <span key={mark} className="relative w-0">
            <span
              className={`absolute ios:top-[calc(50%-5px)] ios:-ms-px ios:h-2.5 ios:w-0.5 ios:rounded-full material:top-[calc(50%-2px)] material:-ms-0.5 material:size-1 material:rounded-full ${isOn(mark) ? 'bg-tint material:bg-on-primary' : 'bg-[#c7c7cc] material:bg-on-secondary-container ios:theme-dark:bg-[#545458]'}`}
            />
          </span>
        ))}
      </div>
    </div>
  )
}
