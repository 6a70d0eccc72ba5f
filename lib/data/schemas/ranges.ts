import * as v from 'valibot'
import { icon, template, text, textObject } from './shared'

/**
 * The strings of a slider. `subtitle` describes what the slider sets. Screen readers announce `valueText`, which contains
 * {value}.
 */
const sliderFields = { title: text, subtitle: text, valueText: template }
const boundsFields = { min: v.number(), max: v.number() }

/**
 * The four sliders of the range screen. `layout2` is a volume in tenths of a decibel, and `layout3` is a line spacing in tenths
 * of a percent. By default, `min` is 0, `max` is 100, and `step` is 1. The value of `layout3` is below its minimum, so its thumb
 * starts at the minimum.
 */
export const ranges = v.strictObject({
  toolbarTitle: text,
  /** The page of a book that shows the effect of the sliders. */
  preview: textObject('title', 'text'),
  layout1: v.strictObject({ ...sliderFields, value: v.number() }),
  layout2: v.strictObject({
    ...sliderFields,
    iconStart: icon,
    iconEnd: icon,
    ...boundsFields,
    value: v.number(),
  }),
  layout3: v.strictObject({
    ...sliderFields,
    textStart: text,
    textEnd: text,
    ...boundsFields,
    step: v.number(),
    value: v.number(),
  }),
  layout4: v.strictObject({
    ...sliderFields,
    textStart: text,
    textEnd: text,
    ...boundsFields,
    step: v.number(),
    value: v.strictObject({ lower: v.number(), upper: v.number() }),
    lower: text,
    upper: text,
  }),
})
