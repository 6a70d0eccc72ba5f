import * as v from 'valibot'
import { id, pictured, rows, slideLabels, text, texts } from './parts'

const steps = rows(
  v.strictObject({
    id,
    iconSlider: v.picklist(['star', 'star-half']),
    /** How much of the icon is filled. */
    fill: v.picklist(['outline', 'half', 'full']),
    title: text,
    description: text,
  }),
)

/** Every wizard has all four (spec section 2). */
const buttons = { toolbarTitle: text, btnPrev: text, btnNext: text, btnFinish: text, btnSkip: text }
const toasts = texts('finish', 'skip')

/** The introduction over the home page (behaviour §1.6); finishing it opens the book, so it has no toast. */
export const intro = v.strictObject({
  ...buttons,
  items: steps,
  labels: texts('slides', 'slide', 'dialog'),
})
export type Intro = v.InferOutput<typeof intro>

/** Simple + icon (behaviour §34). */
export const wizard1 = v.strictObject({ ...buttons, items: steps, toasts, labels: slideLabels })

const slide = { id, backgroundImage: pictured.image, backgroundImageAlt: text, title: text }

/** Big image: the title stands on the picture, one bar button below it. */
export const wizard2 = v.strictObject({
  ...buttons,
  items: rows(v.strictObject(slide)),
  toasts,
  labels: slideLabels,
})

/** Big Image + Text. */
export const wizard3 = v.strictObject({
  ...buttons,
  items: rows(v.strictObject({ ...slide, description: text })),
  toasts,
  labels: slideLabels,
})

/** Article with Text: a slider of bare pictures over an article. */
export const wizard4 = v.strictObject({
  ...buttons,
  items: rows(v.strictObject({ id, ...pictured })),
  toasts,
  title: text,
  description1: text,
  ...pictured,
  description2: text,
  labels: slideLabels,
})
