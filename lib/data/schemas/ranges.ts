import * as v from 'valibot'
import { icon, template, text, texts } from './parts'

/** `subtitle` describes what the slider sets. Screen readers announce `valueText`, which contains {value}. */
const block = { title: text, subtitle: text, valueText: template }
const bounds = { min: v.number(), max: v.number() }

/**
 * The four sliders of the range page. The volume is in tenths of a decibel, the text size in tenths of a percent. By
 * default, a block has a range from 0 to 100 in steps of 1. The value of `layout3` is below its minimum, so its thumb
 * starts at the minimum.
 */
export const ranges = v.strictObject({
  toolbarTitle: text,
  /** The page of a book that shows the effect of the sliders. */
  preview: texts('title', 'text'),
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
