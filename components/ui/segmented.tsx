'use client'
import type { FrameState } from '@patternbook/engine/frame'
import { useId } from 'react'
import { ControlCheckIcon } from './control-icons'
import { useSegmentDrag } from './use-segment-drag'

/** An option of a control, with its visible title. */
export type Option = { id: string; title: string }

type SegmentedProps = {
  /** Accessible name of the group. */
  label: string
  /** A `disabled` option cannot be selected, and the indicator skips it. */
  options: readonly (Option & { disabled?: boolean })[]
  /** `id` of the selected option. */
  value: string
  onChange: (id: string) => void
  /** Key of the frame's state that this control shows. On the Settings page, a script selects the option before hydration. */
  frameKey?: keyof FrameState
}

// Complete class names, because Tailwind scans the source for them.
const COUNT_CLASSES = [
  '',
  '[--segment-count:1]',
  '[--segment-count:2]',
  '[--segment-count:3]',
  '[--segment-count:4]',
  '[--segment-count:5]',
]
// The indicator follows the checked radio button, which can differ from React's state before hydration.
const POSITION_CLASSES =
  'has-[label:nth-child(1)>:checked]:[--indicator-position:0] has-[label:nth-child(2)>:checked]:[--indicator-position:1] has-[label:nth-child(3)>:checked]:[--indicator-position:2] has-[label:nth-child(4)>:checked]:[--indicator-position:3] has-[label:nth-child(5)>:checked]:[--indicator-position:4]'

// The segments are stacked if the control is narrower than 9em (very large text in a narrow frame).
const trackClass =
  'relative isolate grid touch-pan-y select-none ios:auto-cols-fr material:auto-cols-[minmax(min-content,1fr)] grid-flow-col [--indicator-position:0] @max-[9em]:grid-flow-row ios:min-h-8 ios-18:rounded-[9px] ios-26:rounded-[16px] ios:bg-fill ios:p-0.5 ios:before:absolute ios:before:inset-y-0.5 ios:before:start-[calc(2px+(100%-4px)*var(--indicator-position)/var(--segment-count))] ios:before:-z-1 ios:before:w-[calc((100%-4px)/var(--segment-count))] ios-18:before:rounded-[7px] ios-26:before:segment-thumb ios:before:contrast-edge ios:before:bg-surface ios-18:before:shadow-[0_3px_8px_rgb(0_0_0/.12),0_3px_1px_rgb(0_0_0/.04)] ios:before:transition-[inset-inline-start,scale] ios:before:motion-duration-260 ios:before:ease-[cubic-bezier(.4,0,.2,1)] ios-18:data-held:before:scale-95 ios-26:data-held:before:held-segment-thumb ios:@max-[9em]:before:hidden ios-18:theme-dark:before:bg-[#636366] ios-26:theme-dark:before:bg-white/27 material:min-h-10 material:rounded-[20px] baseline:border material:border-outline expressive:connected-group'
const segmentClass =
  'group/segment relative flex items-center justify-center gap-2 px-1 py-1 text-center has-enabled:cursor-pointer has-disabled:opacity-40 has-focus-visible:focus-ring-inset ios-18:rounded-[7px] ios-26:rounded-[14px] ios:font-medium ios:text-[calc(var(--text-scale)*.875rem)] ios:leading-tight ios:selected-segment:font-semibold ios:@max-[9em]:selected-segment:bg-surface ios:@max-[9em]:selected-segment:contrast-edge ios:transition-[scale,opacity] ios:motion-duration-260 ios:ease-[cubic-bezier(.4,0,.2,1)] ios-18:data-under-indicator:scale-95 ios:data-pressed:opacity-40 material:text-button baseline:transition-colors baseline:motion-duration-250 baseline:ease-[cubic-bezier(.4,0,.2,1)] baseline:first:rounded-s-[19px] baseline:last:rounded-e-[19px] material:not-first:border-outline baseline:not-first:border-s baseline:selected-segment:bg-tint-soft baseline:selected-segment:text-on-secondary-container expressive:connected-button material:@max-[9em]:rounded-[19px]! material:@max-[9em]:border-s-0! material:after:pointer-events-none material:after:absolute material:after:inset-0 material:after:rounded-[inherit] material:after:bg-current material:after:opacity-0 material:after:transition-opacity material:after:motion-duration-150 material:data-under-indicator:after:opacity-10 material:data-pressed:after:opacity-10'

/**
 * A segmented control for two to five options. On iOS, an indicator slides to the selected segment; on Material, this segment has
 * a checkmark if there is room. A drag from the selected segment selects another segment. The segments are native radio buttons
 * with touch targets that are at least 44 px high on iOS and 48 px on Material.
 */
export function Segmented({ label, options, value, onChange, frameKey }: SegmentedProps) {
  const name = useId()
  const trackRef = useSegmentDrag(onChange)
  return (
    <div role="radiogroup" aria-label={label} data-frame-key={frameKey} className="@container text-body">
      <div ref={trackRef} className={`${trackClass} ${COUNT_CLASSES[options.length]} ${POSITION_CLASSES}`}>
        {options.map((option) => (
          <label key={option.id} className={segmentClass}>
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === value}
              disabled={option.disabled}
              onChange={() => onChange(option.id)}
              className="absolute inset-x-0 -inset-y-2 m-0 h-[calc(100%+16px)] w-full opacity-0 enabled:cursor-pointer"
            />
            <ControlCheckIcon className="hidden size-4.5 flex-none material:@min-[17em]:group-selected-segment/segment:block" />
            {option.title}
          </label>
        ))}
      </div>
    </div>
  )
}
