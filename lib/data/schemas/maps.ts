import * as v from 'valibot'
import { cardActionLabelKeys } from './google-cards'
import {
  cardActionIcons,
  cardActionToastKeys,
  email,
  icon,
  id,
  map,
  mapFallback,
  nonEmptyArray,
  pictureFields,
  stars,
  text,
  textObject,
} from './shared'

/** Keys of the toasts and labels of the five contacts of a place. The toasts contain {value}, the text of the contact. */
const placeContactKeys = ['location', 'hours', 'phone', 'website', 'email'] as const

/** The name and description of a place, its contacts, and the names of the icons. */
const placeFields = {
  ...cardActionIcons,
  title: text,
  titleDescription: text,
  contentTitle: text,
  contentDescription: text,
  iconLocation: icon,
  locationText: text,
  iconHours: icon,
  hoursText: text,
  iconPhone: icon,
  phoneText: text,
  iconWebsite: icon,
  websiteText: text,
  iconEmail: icon,
  emailText: email,
}

/** The closing time of a place, and the label of the Directions button. */
const hoursAndDirectionsFields = { openUntil: text, directions: text }

/** Three photos of a place. */
const photos = v.pipe(nonEmptyArray(v.strictObject({ id, ...pictureFields })), v.length(3))

/** The “GMAPS + Location Details” screen: a place with interactive stars. `toasts.rates` and `labels.star` contain {number}. */
export const maps1 = v.strictObject({
  toolbarTitle: text,
  map,
  iconsStars: stars,
  rating: text,
  reviews: text,
  ...placeFields,
  ...hoursAndDirectionsFields,
  call: text,
  photos,
  fallback: mapFallback,
  toasts: textObject('rates', ...cardActionToastKeys, ...placeContactKeys),
  labels: textObject('rate', 'star', 'map', 'marker', ...cardActionLabelKeys, ...placeContactKeys),
})

/** The fields of a screen about a company, with a map. The “Map” tab also uses them. */
export const companyFields = {
  toolbarTitle: text,
  ...placeFields,
  ...hoursAndDirectionsFields,
  titleMap: text,
  map,
  fallback: mapFallback,
  toasts: textObject(...cardActionToastKeys, ...placeContactKeys),
}
/** Keys of the labels of a screen about a company. */
export const companyLabelKeys = ['map', 'marker', ...cardActionLabelKeys, ...placeContactKeys] as const

/** The “GMAPS + About Us” screen: a company. `steps` describe the way to the door. */
export const maps2 = v.strictObject({
  ...companyFields,
  call: text,
  photos,
  steps: nonEmptyArray(v.strictObject({ id, text })),
  labels: textObject(...companyLabelKeys),
})

/**
 * The “Full Screen View” screen: a map with a meeting point at its center, and a card with the place and time to meet and a
 * photo.
 */
export const maps3 = v.strictObject({
  toolbarTitle: text,
  map,
  title: text,
  titleDescription: text,
  time: text,
  ...pictureFields,
  share: text,
  fallback: mapFallback,
  labels: textObject('map', 'marker'),
})
