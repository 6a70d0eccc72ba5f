import * as v from 'valibot'
import { composerLabels, conversation } from './comment'
import { headlineCards } from './google-cards'
import { playlist, playlistLabels } from './parallax'
import { duration, headerPicture, icon, id, picture, price, rows, text, texts, withPicture } from './parts'
import { profile3 } from './profile'
import { offer } from './swipe-to-dismiss'

/** Name of the entrance of the rows. The same in every language. */
const motion = <N extends string>(name: N) => ({ name: v.literal(name) })

/** FadeIn Up: checkboxes. `count` and `footer` contain {checked} and {total}. */
export const animation1 = v.strictObject({
  toolbarTitle: text,
  ...motion('fadeInUp'),
  title: text,
  count: text,
  footer: text,
  ...headerPicture,
  items: rows(v.strictObject({ id, title: text, subtitle: text, duration, isChecked: v.boolean() })),
  toasts: texts('checked', 'unchecked'),
  labels: texts('replay'),
})

/** FadeIn Left: an order as a receipt. `price` is the total: `subtotal`, the sum of the items, plus `shipping`. */
export const animation2 = v.strictObject({
  toolbarTitle: text,
  ...motion('fadeInLeft'),
  ...headerPicture,
  title: text,
  subtitle: text,
  subtotal: price,
  shipping: price,
  price,
  button: text,
  items: rows(v.strictObject({ id, ...withPicture, title: text, seller: text, price })),
  toasts: texts('item', 'proceed'),
  labels: texts('replay', 'subtotal', 'shipping', 'total'),
})

/** BounceIn: events on tickets. `favorite` is the initial state of the button. */
export const animation3 = v.strictObject({
  toolbarTitle: text,
  ...motion('bounceIn'),
  items: rows(
    v.strictObject({
      id,
      image: picture,
      weekday: text,
      hour: text,
      period: text,
      title: text,
      description: text,
      price: text,
      iconFavorite: icon,
      favorite: v.boolean(),
    }),
  ),
  toasts: texts('item', 'favorite', 'unfavorite'),
  labels: texts('replay', 'favorite'),
})

/** ZoomIn: cards with two buttons. */
export const animation4 = v.strictObject({
  ...motion('zoomIn'),
  ...headlineCards,
  labels: texts('replay', 'share', 'explore'),
})

/** BounceIn Left: trips and their fares. */
export const animation5 = v.strictObject({
  toolbarTitle: text,
  subtitle: text,
  ...motion('bounceInLeft'),
  items: rows(v.strictObject(offer)),
  toasts: texts('item'),
  labels: texts('replay', 'oldPrice', 'newPrice'),
})

/** FadeIn: cards with a picture, a title, and a sentence. */
export const animation6 = v.strictObject({
  toolbarTitle: text,
  ...motion('fadeIn'),
  items: rows(v.strictObject({ id, ...withPicture, title: text, description: text })),
  toasts: texts('item'),
  labels: texts('replay'),
})

/** BounceIn Right: the people in a house. `floor` is the id of a floor; the floors are sorted from the top down. */
export const animation7 = v.strictObject({
  toolbarTitle: text,
  ...motion('bounceInRight'),
  title: text,
  floors: rows(v.strictObject({ id, title: text })),
  items: rows(v.strictObject({ id, floor: id, avatar: picture, title: text, subtitle: text })),
  toasts: texts('item'),
  labels: texts('replay'),
})

/** SlideIn Left: a group chat about a song. `image` is its cover, `isAuthor` marks the messages of the singer. */
export const animation8 = v.strictObject({
  ...motion('slideInLeft'),
  ...conversation,
  image: picture,
  avatar: picture,
  items: rows(
    v.strictObject({ id, image: picture, title: text, time: text, description: text, isAuthor: v.boolean() }),
  ),
  labels: texts('replay', 'listen', ...composerLabels),
  toasts: texts('item', 'listen'),
})

/** SlideIn Up: a profile. Only its posts are animated. */
export const animation9 = v.strictObject({
  ...profile3.entries,
  ...motion('slideInUp'),
  labels: texts('replay', 'share'),
})

/** FadeIn Right: a playlist. */
export const animation10 = v.strictObject({
  ...motion('fadeInRight'),
  ...playlist,
  /** The sides of the record; each has half of the songs. `duration` is the sum of the songs. */
  sides: v.pipe(rows(v.strictObject({ id, title: text, duration })), v.length(2)),
  labels: texts('replay', ...playlistLabels),
})
