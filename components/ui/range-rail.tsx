import { Fragment, type ReactNode } from 'react'
import { type RangeScale, ratioOf } from './range-value'

type RangeRailProps = {
  scale: RangeScale
  /** One value, or two in ascending order. */
  values: readonly number[]
  showTicks?: boolean
  /** Fills the track from this value instead of from the start of the track. */
  neutralValue?: number
  /** Icon for Expressive: at the start of the track, or after the thumb while the thumb is near the start. */
  icon?: ReactNode
}

/** If the thumb is nearer to the start than this fraction of the track, the icon is after the thumb. */
const MIN_ICON_FRACTION = 0.16

/** A scale with more steps than this has no ticks, because there would be no space between the ticks. */
const MAX_STEPS_WITH_TICKS = 40

// Each bar extends from a thumb beyond an end of the track, which clips the bar. On Material, there is a gap of 6 px on each
// side of the thumb.
const barClass = 'absolute inset-y-0 w-[100cqw]'
const barBeforeThumbClass = `${barClass} end-0 material:end-2 material:rounded-e-[2px]`
const barAfterThumbClass = `${barClass} start-0 material:start-2 material:rounded-s-[2px]`
// app/forced-colors.css uses the class names `slider-filled` and `slider-unfilled` to color the bars in forced-colors mode.
const filledClass = 'slider-filled bg-tint ios-26:bg-tint-fill'
const unfilledClass = 'slider-unfilled bg-fill-2 material:bg-tint-soft'
const trackInsetClass = 'absolute inset-x-3.5 inset-y-0 flex ios-26:inset-x-[18.5px] material:inset-x-2'

/**
 * A spacer that takes up a fraction of the track's width. It is an svg element, whose width is an attribute, because the
 * server's HTML must not contain style attributes.
 */
const Spacer = ({ fraction, className = '' }: { fraction: number; className?: string }) => (
  <svg
    aria-hidden="true"
    width={`${fraction * 100}%`}
    height="100%"
    className={`box-border flex-none ${className}`}
  />
)

/**
 * The track of a slider, filled up to the thumb, from a neutral value to the thumb, or between two thumbs, with its ticks. The
 * track is decorative, because screen readers read the inputs of the thumbs.
 */
export function RangeRail({ scale, values, showTicks, neutralValue, icon }: RangeRailProps) {
  const { min, max, step } = scale
  const [firstRatio = 0, secondRatio] = values.map((value) => ratioOf(value, scale))
  const neutralRatio = neutralValue === undefined ? undefined : ratioOf(neutralValue, scale)
  // The small number compensates for rounding errors of the division.
  const stepCount = Math.floor((max - min) / step + 1e-9)
  const tickValues =
    showTicks && stepCount <= MAX_STEPS_WITH_TICKS
      ? Array.from({ length: stepCount + 1 }, (_, i) => min + i * step)
      : []
  const isFilled = (tickValue: number) =>
    secondRatio === undefined
      ? tickValue <= (values[0] ?? min)
      : tickValue >= (values[0] ?? min) && tickValue <= (values[1] ?? max)
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 overflow-clip rounded-pill ios-26:h-1.5 material:h-4 expressive:slider-track-size">
        <div className={trackInsetClass}>
          <Spacer fraction={firstRatio} />
          <span className="relative w-0">
            <span
              className={`${barBeforeThumbClass} ${secondRatio === undefined && neutralRatio === undefined ? filledClass : unfilledClass}`}
            />
            {secondRatio === undefined && <span className={`${barAfterThumbClass} ${unfilledClass}`} />}
          </span>
          {secondRatio !== undefined && (
            <>
              <Spacer
                fraction={secondRatio - firstRatio}
                className={`bg-clip-padding material:rounded-[10px] material:border-x-8 material:border-transparent ${filledClass}`}
              />
              <span className="relative w-0">
                <span className={`${barAfterThumbClass} ${unfilledClass}`} />
              </span>
            </>
          )}
        </div>
        {neutralRatio !== undefined && (
          <div className={trackInsetClass}>
            <Spacer fraction={Math.min(firstRatio, neutralRatio)} />
            <Spacer
              fraction={Math.abs(firstRatio - neutralRatio)}
              className={`bg-clip-padding material:border-transparent ${firstRatio < neutralRatio ? 'material:border-s-8' : 'material:border-e-8'} ${filledClass}`}
            />
          </div>
        )}
        {tickValues.length === 0 && (secondRatio ?? neutralRatio) !== undefined && (
          <span className="absolute start-1.5 top-[calc(50%-2px)] size-1 rounded-full bg-md-primary ios:hidden" />
        )}
        {tickValues.length === 0 && (
          <span className="absolute end-1.5 top-[calc(50%-2px)] size-1 rounded-full bg-md-primary ios:hidden" />
        )}
      </div>
      {icon && (
        <div className={`${trackInsetClass} items-center ios:hidden baseline:hidden`}>
          {firstRatio < MIN_ICON_FRACTION && <Spacer fraction={firstRatio} />}
          <span
            className={
              firstRatio < MIN_ICON_FRACTION ? 'ms-4 text-on-secondary-container' : 'ms-1 text-on-primary'
            }
          >
            {icon}
          </span>
        </div>
      )}
      <div className={trackInsetClass}>
        {tickValues.map((tickValue, index) => (
          <Fragment key={tickValue}>
            {index > 0 && <Spacer fraction={step / (max - min)} />}
            <span className="relative w-0">
              <span
                className={`absolute ios:top-[calc(50%-5px)] ios:-ms-px ios:h-2.5 ios:w-0.5 ios:rounded-full material:top-[calc(50%-2px)] material:-ms-0.5 material:size-1 material:rounded-full ${isFilled(tickValue) ? 'bg-tint material:bg-on-primary' : 'bg-[#c7c7cc] material:bg-on-secondary-container ios:theme-dark:bg-[#545458]'}`}
              />
            </span>
          </Fragment>
        ))}
      </div>
    </div>
  )
}
