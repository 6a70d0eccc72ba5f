'use client'
import { axisOf } from '@patternbook/engine/gesture/axis'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { RangeRail } from './range-rail'
import { clamp, ratioOf, steppedValue, valueAt, valueForKey } from './range-value'
import { useRangeDrag } from './use-range-drag'

/** Values of two thumbs. */
export type RangePair = { lower: number; upper: number }

/** Props of Range. */
export type RangeProps = {
  /** Accessible name of the thumb, or of the group of both thumbs. */
  label: string
  /** Smallest value. */
  min?: number
  /** Largest value, which can be selected even if it is not a step. */
  max?: number
  /** Step, counted from `min`. */
  step?: number
  /** Formats the number in the bubble. */
  format?: (value: number) => string
  /** Formats the number for screen readers. Default: `format`. */
  valueText?: (value: number) => string
  /** Shows the value in a bubble above a thumb while the thumb is pressed or has keyboard focus. */
  showValue?: boolean
  /** Shows a tick at each step, if there are at most 40 steps. */
  showTicks?: boolean
  /** Fills the track from this neutral value to the thumb instead of from the start. Only for sliders with one thumb. */
  neutralValue?: number
  /** A 24 px icon in the track in Expressive. The slider must be in an element with `expressive:slider-m` or `…-l`. */
  icon?: ReactNode
  /** Decoration at the start, such as an icon or a letter. */
  start?: ReactNode
  /** Decoration at the end. */
  end?: ReactNode
} & (
  | { value: number; onChange: (value: number) => void; thumbLabels?: undefined }
  | { value: RangePair; onChange: (value: RangePair) => void; thumbLabels: Record<keyof RangePair, string> }
)

const touchTargetClass =
  'pointer-events-none absolute top-[calc(50%-var(--pb-target)/2)] -ms-[calc(var(--pb-target)/2)] grid size-target place-content-center place-items-center'
const thumbClass =
  'rounded-full transition-[width,scale] motion-duration-150 peer-focus-visible:focus-ring ios-18:size-7 ios:bg-white ios-18:shadow-[0_0_0_.5px_rgb(0_0_0/.06),0_1px_2px_rgb(0_0_0/.12),0_4px_12px_rgb(0_0_0/.18)] ios-18:in-data-held:scale-110 ios-26:range-thumb material:h-11 expressive:h-(--thumb-height,44px) material:w-1 material:bg-md-primary material:in-data-held:w-0.5 material:peer-focus-visible:w-0.5 forced-colors:border'
const bubbleClass =
  'absolute bottom-full z-2 grid min-w-12 origin-bottom scale-50 place-items-center whitespace-nowrap px-3 text-center tabular-nums opacity-0 transition-[opacity,scale] motion-duration-150 in-data-held:scale-100 in-data-held:opacity-100 peer-focus-visible:scale-100 peer-focus-visible:opacity-100 reduced-motion:scale-100 ios:mb-px ios:min-h-8 ios:rounded-[10px] ios:bg-tint-fill ios:font-medium ios:text-on-tint ios:text-subhead material:-mb-px material:min-h-11 material:rounded-pill material:bg-inverse-surface material:text-button material:text-inverse-on-surface'

/**
 * A slider with one or two thumbs. Each thumb is a native range input: arrow keys move it by one step, Page Up and Page Down by
 * about a tenth of the scale, and Home and End to the ends. A tap moves the nearest thumb. Thumbs can pass each other.
 */
export function Range(props: RangeProps) {
  const {
    label,
    min = 0,
    max = 100,
    step = 1,
    format = String,
    valueText = format,
    showValue,
    showTicks,
  } = props
  const scale = { min, max, step }
  const track = useRef<HTMLDivElement>(null)
  const [areThumbsCrossed, setAreThumbsCrossed] = useState(false)
  const values = props.thumbLabels ? [props.value.lower, props.value.upper] : [props.value]
  const clampedValues = values.map((value) => clamp(value, scale))
  const thumbValues = areThumbsCrossed ? [...clampedValues].reverse() : clampedValues
  const ratios = thumbValues.map((value) => ratioOf(value, scale))

  const setThumbValue = (thumbIndex: number, value: number) => {
    if (value === thumbValues[thumbIndex]) return
    const [first = min, second = first] = thumbValues.map((currentValue, index) =>
      index === thumbIndex ? value : currentValue,
    )
    if (!props.thumbLabels) return props.onChange(first)
    setAreThumbsCrossed(first === second ? areThumbsCrossed : first > second)
    props.onChange({ lower: Math.min(first, second), upper: Math.max(first, second) })
  }
  const { pressedThumbIndex, moveNearestThumb } = useRangeDrag(track, {
    getRatios: () => ratios,
    moveThumb: (thumbIndex, ratio) => setThumbValue(thumbIndex, valueAt(ratio, scale)),
  })
  useEffect(() => {
    if (pressedThumbIndex !== undefined)
      track.current?.querySelectorAll('input')[pressedThumbIndex]?.focus({ preventScroll: true })
  }, [pressedThumbIndex])

  const renderThumb = (value: number, index: number) => {
    const name = props.thumbLabels?.[index === (areThumbsCrossed ? 1 : 0) ? 'lower' : 'upper'] ?? label
    return (
      <div key={index} className="pointer-events-none absolute inset-0 flex">
        <svg width={`${(ratios[index] ?? 0) * 100}%`} height="1" className="flex-none" aria-hidden="true" />
        <div className="relative w-0">
          <div
            className={`${touchTargetClass} ${pressedThumbIndex === index ? 'z-1' : ''}`}
            data-held={pressedThumbIndex === index || undefined}
          >
            <input
              type="range"
              aria-label={name}
              aria-valuetext={valueText(value)}
              min={min}
              max={max}
              step="any"
              value={value}
              onChange={(event) =>
                setThumbValue(index, steppedValue(value, Number(event.target.value), scale))
              }
              onKeyDown={(event) => {
                const next = valueForKey(value, event.key, scale, axisOf(event.currentTarget).sign)
                if (next === undefined) return
                event.preventDefault()
                setThumbValue(index, next)
              }}
              className="peer absolute inset-0 m-0 size-full opacity-0"
            />
            <span aria-hidden="true" className={thumbClass} />
            {showValue && (
              <span aria-hidden="true" className={bubbleClass}>
                {format(value)}
              </span>
            )}
          </div>
        </div>
      </div>
    )
  }

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: with two thumbs it is a group with a name
    <div
      role={props.thumbLabels && 'group'}
      aria-label={props.thumbLabels && label}
      className="flex items-center gap-3 select-none"
    >
      {props.start && (
        <span aria-hidden="true" className="flex-none text-secondary-label">
          {props.start}
        </span>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: for pointers; the inputs handle the keys */}
      <div
        className="relative h-target min-w-0 flex-1 cursor-pointer touch-pan-y expressive:h-[max(var(--pb-target),var(--track-height,0px)+.75rem)]"
        onClick={(event) =>
          track.current?.querySelectorAll('input')[moveNearestThumb(event.clientX)]?.focus()
        }
      >
        <RangeRail
          scale={scale}
          values={clampedValues}
          showTicks={showTicks}
          neutralValue={props.neutralValue}
          icon={props.icon}
        />
        <div
          ref={track}
          className="absolute inset-x-3.5 inset-y-0 ios-26:inset-x-[18.5px] material:inset-x-2"
        >
          {thumbValues.map(renderThumb)}
        </div>
      </div>
      {props.end && (
        <span aria-hidden="true" className="flex-none text-secondary-label">
          {props.end}
        </span>
      )}
    </div>
  )
}
