import * as v from 'valibot'
import { icon, template, text } from './parts'

/** `subtitle` says what the slider sets; `valueText` is read aloud for its {value}. */
const block = { title: text, subtitle: text, valueText: template }
const bounds = { min: v.number(), max: v.number() }

/**
 * The four sliders of the one range page; numbers of spec §3. What a block leaves out is 0 to 100 in steps of 1.
 * The value of `layout3` lies below its minimum, so its knob starts at the minimum (behaviour §23).
 */
export const ranges = v.strictObject({
  toolbarTitle: text,
  layout1: v.strictObject({ ...block, value: v.number() }),
  layout2: v.strictObject({ ...block, iconStart: icon, iconEnd: icon, ...bounds, value: v.number() }),
  layout3: v.strictObject({
    ...block,
    textStart: text,
    textEnd: text,
    ...bounds,
    step: v.number(),
    value: v.number(),
  }),
  layout4: v.strictObject({
    ...block,
    textStart: text,
    textEnd: text,
    ...bounds,
    step: v.number(),
    value: v.strictObject({ lower: v.number(), upper: v.number() }),
    lower: text,
    upper: text,
  }),
})
