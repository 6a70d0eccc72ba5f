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

const step = { toolbarTitle: text, btnPrev: text, btnNext: text, btnFinish: text, items: steps }

/** The introduction over the home page (behaviour §1.6); finishing it opens the book, so it has no toast. */
export const intro = v.strictObject({ ...step, btnSkip: text, labels: texts('slides', 'slide', 'dialog') })
export type Intro = v.InferOutput<typeof intro>

/** Simple + icon (behaviour §34). */
export const wizard1 = v.strictObject({ ...step, toasts: texts('finish'), labels: slideLabels })
export type Wizard1 = v.InferOutput<typeof wizard1>

const slide = { id, backgroundImage: pictured.image, backgroundImageAlt: text, title: text }

/** Big image: the title stands on the picture, one bar button below it. */
export const wizard2 = v.strictObject({
  toolbarTitle: text,
  btnNext: text,
  btnFinish: text,
  items: rows(v.strictObject(slide)),
  toasts: texts('finish'),
  labels: slideLabels,
})
export type Wizard2 = v.InferOutput<typeof wizard2>

/** Big Image + Text: the only wizard that can be skipped. */
export const wizard3 = v.strictObject({
  toolbarTitle: text,
  btnNext: text,
  btnFinish: text,
  btnSkip: text,
  items: rows(v.strictObject({ ...slide, description: text })),
  toasts: texts('finish', 'skip'),
  labels: slideLabels,
})
export type Wizard3 = v.InferOutput<typeof wizard3>

/** Article with Text: a slider of bare pictures over an article. */
export const wizard4 = v.strictObject({
  toolbarTitle: text,
  items: rows(v.strictObject({ id, ...pictured })),
  title: text,
  description1: text,
  ...pictured,
  description2: text,
  labels: slideLabels,
})
export type Wizard4 = v.InferOutput<typeof wizard4>
