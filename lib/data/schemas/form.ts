import * as v from 'valibot'
import {
  id,
  map,
  mapFallback,
  nonEmptyArray,
  picture,
  pictureFields,
  stars,
  text,
  textObject,
} from './shared'

const pageFields = { toolbarTitle: text, heading: text, subtitle: text }

/**
 * Keys of the toasts of forms without validation. `submit` contains {name}, except in `form4`. `submitEmpty` is shown if the user
 * did not enter a name or, in `form4`, a note.
 */
const submitToastKeys = ['submit', 'submitEmpty'] as const

/**
 * The fields of a form for a message. `yourName`, `title`, and `description` are labels. The “Form + Write Comment” screen and
 * the “Send” tab use these fields.
 */
export const messageFormFields = {
  ...pageFields,
  image: picture,
  yourName: text,
  yourNamePlaceholder: text,
  title: text,
  titlePlaceholder: text,
  description: text,
  descriptionPlaceholder: text,
  button: text,
  toasts: textObject(...submitToastKeys),
}

/**
 * The “Form + Write Comment” screen: a question to a host. `avatar` is the portrait of the host, and `isChecked` marks the
 * initially selected topics.
 */
export const form1 = v.strictObject({
  ...messageFormFields,
  imageAlt: text,
  avatar: picture,
  topicsTitle: text,
  topics: nonEmptyArray(v.strictObject({ id, title: text, isChecked: v.boolean() })),
})

/**
 * The “Form + Write Review” screen: a review of a hike. `iconsStars` sets the initial rating, `ratingLabels` are the labels of one
 * to five stars, and `facts` describe the hike. `labels.star` and all toasts contain {number}.
 */
export const form2 = v.strictObject({
  ...pageFields,
  facts: nonEmptyArray(v.strictObject({ label: text, value: text })),
  ratingTitle: text,
  iconsStars: stars,
  ratingLabels: v.pipe(nonEmptyArray(text), v.length(5)),
  yourName: text,
  yourNamePlaceholder: text,
  hint: text,
  description: text,
  descriptionPlaceholder: text,
  button: text,
  toasts: textObject('rates', ...submitToastKeys),
  labels: textObject('star'),
})

/** The “Form With Address” screen: an order, and the day and address of its delivery. `toasts.submit` contains {city}. */
export const form3 = v.strictObject({
  ...pageFields,
  order: v.strictObject({ ...pictureFields, title: text, note: text }),
  daysTitle: text,
  days: nonEmptyArray(v.strictObject({ id, title: text })),
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
  defaultAddress: text,
  defaultAddressHint: text,
  button: text,
  /** One message for each required field that is empty, and one for an invalid zip code. */
  errors: textObject('firstName', 'lastName', 'addressLine1', 'city', 'zipCode', 'zipCodeInvalid'),
  toasts: textObject('submit'),
})

/**
 * The “Form With Location” screen: a map, and a note about the place at its center. `title` and `subtitle` name the place,
 * `description` is the label of the note, and `draft` is its initial text.
 */
export const form4 = v.strictObject({
  toolbarTitle: text,
  map,
  title: text,
  subtitle: text,
  description: text,
  descriptionPlaceholder: text,
  draft: text,
  photos: nonEmptyArray(v.strictObject({ id, ...pictureFields })),
  reminder: text,
  reminderHint: text,
  button: text,
  fallback: mapFallback,
  toasts: textObject(...submitToastKeys),
  labels: textObject('map', 'marker', 'photos'),
})
