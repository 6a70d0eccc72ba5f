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

/** The five lines under a place. Their toasts and labels have the same keys; toasts contain {value}, the line's text. */
const lines = ['location', 'watch', 'phone', 'earth', 'email'] as const

/** The strings of a place: description, address, opening hours, and contacts. */
const place = {
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

/** The closing time of a place, and its main action. */
const actions = { open: text, directions: text }

/** Three photos of a place. */
const photos = v.pipe(rows(v.strictObject({ id, ...withPicture })), v.length(3))

/** GMAPS + Location Details: interactive stars, {number} of 5. */
export const maps1 = v.strictObject({
  toolbarTitle: text,
  map,
  iconsStars: stars,
  rating: text,
  reviews: text,
  ...place,
  ...actions,
  call: text,
  photos,
  fallback,
  toasts: texts('rates', ...cardActionToasts, ...lines),
  labels: texts('rate', 'star', 'map', 'marker', ...cardActionLabels, ...lines),
})

/** A page about a company, with a map at the bottom. Also used by the Map tab. */
export const company = {
  toolbarTitle: text,
  ...place,
  ...actions,
  titleMap: text,
  map,
  fallback,
  toasts: texts(...cardActionToasts, ...lines),
}
/** Keys of the labels of a place or company. */
export const companyLabels = ['map', 'marker', ...cardActionLabels, ...lines] as const

/** GMAPS + About Us. `steps`: the way to the door. */
export const maps2 = v.strictObject({
  ...company,
  call: text,
  photos,
  steps: rows(v.strictObject({ id, text })),
  labels: texts(...companyLabels),
})

/** Full Screen View: the map, and a card with the place at its center, the time to meet, and a photo. */
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
