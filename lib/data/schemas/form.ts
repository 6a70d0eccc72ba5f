import * as v from 'valibot'
import { mapFallback as fallback, id, map, picture, rows, stars, text, texts, withPicture } from './parts'

const page = { toolbarTitle: text, heading: text, subtitle: text }

/** Toasts of the forms without validation. `submit` contains the value of a field; `submitEmpty` is shown if it is empty. */
const sent = ['submit', 'submitEmpty'] as const

/** A letter or comment: `yourName`, `title`, and `description` are the labels of the fields. Also used by the Send tab. */
export const letter = {
  ...page,
  image: picture,
  yourName: text,
  yourNamePlaceholder: text,
  title: text,
  titlePlaceholder: text,
  description: text,
  descriptionPlaceholder: text,
  button: text,
  toasts: texts(...sent),
}

/** Form + Write Comment: a question to a host. The photo shows the place, `avatar` the host; `isChecked` marks the topics. */
export const form1 = v.strictObject({
  ...letter,
  imageAlt: text,
  avatar: picture,
  topicsTitle: text,
  topics: rows(v.strictObject({ id, title: text, isChecked: v.boolean() })),
})

/** Form + Write Review: the first four stars are active. `rates` are the labels of one to five stars, `facts` the figures of the hike. */
export const form2 = v.strictObject({
  ...page,
  facts: rows(v.strictObject({ label: text, value: text })),
  rate: text,
  iconsStars: stars,
  rates: v.pipe(rows(text), v.length(5)),
  yourName: text,
  yourNamePlaceholder: text,
  hint: text,
  description: text,
  descriptionPlaceholder: text,
  button: text,
  toasts: texts('rates', ...sent),
  labels: texts('star'),
})

/** Form With Address: an order, and the day and address of its delivery. */
export const form3 = v.strictObject({
  ...page,
  order: v.strictObject({ ...withPicture, title: text, note: text }),
  daysTitle: text,
  days: rows(v.strictObject({ id, title: text })),
  recipient: text,
  firstName: text,
  firstNamePlaceholder: text,
  lastName: text,
  lastNamePlaceholder: text,
  address: text,
  addressLine1: text,
  addressLine1Placeholder: text,
  addressLine2: text,
  addressLine2Placeholder: text,
  city: text,
  cityPlaceholder: text,
  zipCode: text,
  zipCodePlaceholder: text,
  standard: text,
  standardHint: text,
  button: text,
  /** One message for each required field, and one for an invalid zip code. */
  errors: texts('firstName', 'lastName', 'addressLine1', 'city', 'zipCode', 'zipCodeInvalid'),
  toasts: texts('submit'),
})

/** Form With Location: a map, and a note about the place at its center. `draft` is the note so far. */
export const form4 = v.strictObject({
  toolbarTitle: text,
  map,
  title: text,
  subtitle: text,
  description: text,
  descriptionPlaceholder: text,
  draft: text,
  photos: rows(v.strictObject({ id, ...withPicture })),
  reminder: text,
  reminderHint: text,
  button: text,
  fallback,
  toasts: texts(...sent),
  labels: texts('map', 'marker', 'photos'),
})
