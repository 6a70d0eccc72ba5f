import * as v from 'valibot'
import { cardActionLabels } from './google-cards'
import {
  cardActionIcons,
  cardActionToasts,
  email,
  mapFallback as fallback,
  icon,
  id,
  map,
  rows,
  stars,
  text,
  texts,
  withPicture,
} from './parts'

/** Keys of the toasts and labels of the five lines under a place. The toasts contain {value}, the text of the line. */
const lineKeys = ['location', 'watch', 'phone', 'earth', 'email'] as const

/** The strings of a place: description, address, opening hours, and contacts. */
const placeFields = {
  ...cardActionIcons,
  title: text,
  titleDescription: text,
  contentTitle: text,
  contentDescription: text,
  iconLocation: icon,
  locationText: text,
  iconWatch: icon,
  watchText: text,
  iconPhone: icon,
  phoneText: text,
  iconEarth: icon,
  earthText: text,
  iconEmail: icon,
  emailText: email,
}

/** The closing time of a place, and the label of its main button. */
const actionFields = { open: text, directions: text }

/** Three photos of a place. */
const photos = v.pipe(rows(v.strictObject({ id, ...withPicture })), v.length(3))

/** The “GMAPS + Location Details” screen: a place with interactive stars. `toasts.rates` and `labels.star` contain {number}. */
export const maps1 = v.strictObject({
  toolbarTitle: text,
  map,
  iconsStars: stars,
  rating: text,
  reviews: text,
  ...placeFields,
  ...actionFields,
  call: text,
  photos,
  fallback,
  toasts: texts('rates', ...cardActionToasts, ...lineKeys),
  labels: texts('rate', 'star', 'map', 'marker', ...cardActionLabels, ...lineKeys),
})

/** A page about a company, with a map at the bottom. The “Map” tab also uses it. */
export const company = {
  toolbarTitle: text,
  ...placeFields,
  ...actionFields,
  titleMap: text,
  map,
  fallback,
  toasts: texts(...cardActionToasts, ...lineKeys),
}
/** Keys of the labels of a place or company. */
export const companyLabels = ['map', 'marker', ...cardActionLabels, ...lineKeys] as const

/** The “GMAPS + About Us” screen: a company. `steps` describe the way to the door. */
export const maps2 = v.strictObject({
  ...company,
  call: text,
  photos,
  steps: rows(v.strictObject({ id, text })),
  labels: texts(...companyLabels),
})

/** The “Full Screen View” screen: a map, and a card with the meeting point at the center of the map, the time to meet, and a photo. */
export const maps3 = v.strictObject({
  toolbarTitle: text,
  map,
  title: text,
  titleDescription: text,
  time: text,
  ...withPicture,
  share: text,
  fallback,
  labels: texts('map', 'marker'),
})
