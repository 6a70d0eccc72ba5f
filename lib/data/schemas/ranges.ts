import * as v from 'valibot'
import { icon, template, text, texts } from './parts'

/** The strings of a slider. `subtitle` describes what the slider sets. Screen readers announce `valueText`, which contains {value}. */
const sliderText = { title: text, subtitle: text, valueText: template }
const bounds = { min: v.number(), max: v.number() }

/**
 * The four sliders of the range screen. `layout2` is a volume in tenths of a decibel, and `layout3` is a line spacing in tenths of a
 * percent. A slider without `min`, `max`, or `step` has a range from 0 to 100 in steps of 1. The value of `layout3` is below its
 * minimum, so its thumb starts at the minimum.
 */
export const ranges = v.strictObject({
  toolbarTitle: text,
  /** The page of a book that shows the effect of the sliders. */
  preview: texts('title', 'text'),
  layout1: v.strictObject({ ...sliderText, value: v.number() }),
  layout2: v.strictObject({ ...sliderText, iconStart: icon, iconEnd: icon, ...bounds, value: v.number() }),
  layout3: v.strictObject({
    ...sliderText,
    textStart: text,
    textEnd: text,
    ...bounds,
    step: v.number(),
    value: v.number(),
  }),
  layout4: v.strictObject({
    ...sliderText,
    textStart: text,
    textEnd: text,
    ...bounds,
    step: v.number(),
    value: v.strictObject({ lower: v.number(), upper: v.number() }),
    lower: text,
    upper: text,
  }),
})
