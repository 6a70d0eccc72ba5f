import * as v from 'valibot'
import { mapFallback as fallback, id, map, picture, rows, stars, text, texts, withPicture } from './parts'

const pageFields = { toolbarTitle: text, heading: text, subtitle: text }

/** Keys of the toasts of forms without validation. `submitEmpty` is shown if the user did not enter a name or, in `form4`, a note. */
const submitToasts = ['submit', 'submitEmpty'] as const

/** A letter or comment. `yourName`, `title`, and `description` are the labels of the fields. The “Send” tab also uses this form. */
export const letter = {
  ...pageFields,
  image: picture,
  yourName: text,
  yourNamePlaceholder: text,
  title: text,
  titlePlaceholder: text,
  description: text,
  descriptionPlaceholder: text,
  button: text,
  toasts: texts(...submitToasts),
}

/** The “Form + Write Comment” screen: a question to a host. `avatar` is the host, and `isChecked` marks the initially selected topics. */
export const form1 = v.strictObject({
  ...letter,
  imageAlt: text,
  avatar: picture,
  topicsTitle: text,
  topics: rows(v.strictObject({ id, title: text, isChecked: v.boolean() })),
})

/** The “Form + Write Review” screen: a review of a hike. `rates` are the labels of one to five stars, and `facts` are data of the hike. */
export const form2 = v.strictObject({
  ...pageFields,
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
  toasts: texts('rates', ...submitToasts),
  labels: texts('star'),
})

/** The “Form With Address” screen: an order, and the day and address of its delivery. */
export const form3 = v.strictObject({
  ...pageFields,
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
  /** One message for each required field that is empty, and one for an invalid zip code. */
  errors: texts('firstName', 'lastName', 'addressLine1', 'city', 'zipCode', 'zipCodeInvalid'),
  toasts: texts('submit'),
})

/** The “Form With Location” screen: a map, and a note about the place at its center. `draft` is the initial text of the note. */
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
  toasts: texts(...submitToasts),
  labels: texts('map', 'marker', 'photos'),
})
