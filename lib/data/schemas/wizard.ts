import * as v from 'valibot'
import { carouselLabels, id, nonEmptyArray, pictureFields, text, textObject } from './shared'

const stepFields = { id, title: text, description: text }
const fillLevel = v.picklist(['outline', 'half', 'full'])

/** The toolbar title and the labels of the buttons of every wizard. */
const wizardFields = { toolbarTitle: text, btnPrev: text, btnNext: text, btnFinish: text, btnSkip: text }
const toasts = textObject('finish', 'skip')

/**
 * The introduction that opens over the home page. It shows no toasts. `labels.dialog` is its name, `labels.slides` is the name of
 * the carousel, and `labels.slide` contains {number} and {total}.
 */
export const intro = v.strictObject({
  ...wizardFields,
  items: nonEmptyArray(
    v.strictObject({
      ...stepFields,
      iconSlider: v.picklist(['star', 'star-half']),
      /** How much of the icon is filled. */
      fill: fillLevel,
    }),
  ),
  labels: textObject('slides', 'slide', 'dialog'),
})
export type Intro = v.InferOutput<typeof intro>

/**
 * The “Simple + icon” screen: the first picture of each step has the icon as its badge, and the two other pictures are beside it.
 */
export const wizard1 = v.strictObject({
  ...wizardFields,
  items: nonEmptyArray(
    v.strictObject({
      ...stepFields,
      iconSlider: v.picklist(['heart', 'scan-search', 'users']),
      /** Selects the shape of the first picture in Material 3 Expressive. The names are those of `fill` in the introduction. */
      shape: fillLevel,
      pictures: v.pipe(v.array(v.strictObject({ id, image: pictureFields.image })), v.length(3)),
    }),
  ),
  toasts,
  labels: carouselLabels,
})

const slideFields = { id, backgroundImage: pictureFields.image, backgroundImageAlt: text, title: text }

/** The “Big image” screen: the time of day, the title, and a sentence are on the picture, and the buttons are below it. */
export const wizard2 = v.strictObject({
  ...wizardFields,
  items: nonEmptyArray(v.strictObject({ ...slideFields, time: text, description: text })),
  toasts,
  labels: carouselLabels,
})

/** The “Big Image + Text” screen: the facts are an example of what the app shows. */
export const wizard3 = v.strictObject({
  ...wizardFields,
  items: nonEmptyArray(
    v.strictObject({
      ...slideFields,
      description: text,
      facts: nonEmptyArray(v.strictObject({ id, title: text, value: text })),
    }),
  ),
  toasts,
  labels: carouselLabels,
})

/**
 * The “Article with Text” screen: a carousel of pictures above an article with a schedule. Each picture belongs to one of the
 * times in the schedule.
 */
export const wizard4 = v.strictObject({
  ...wizardFields,
  items: nonEmptyArray(v.strictObject({ id, ...pictureFields, time: text, title: text, description: text })),
  toasts,
  title: text,
  description1: text,
  description2: text,
  labels: carouselLabels,
})
