import * as v from 'valibot'
import { composerLabelKeys, conversationFields } from './comment'
import { headlineCardsFields } from './google-cards'
import { playlistFields, playlistLabelKeys } from './parallax'
import { profile3 } from './profile'
import {
  duration,
  headerPictureFields,
  icon,
  id,
  picture,
  pictureFields,
  price,
  rows,
  text,
  texts,
} from './shared'
import { offerFields } from './swipe-to-dismiss'

/** Returns the field `name`: the name of the entrance of the rows, which is the same in every language. */
const entranceName = <N extends string>(name: N) => ({ name: v.literal(name) })

/** The “FadeIn Up” screen: a set list with checkboxes. `count` and `footer` contain {checked} and {total}. */
export const animation1 = v.strictObject({
  toolbarTitle: text,
  ...entranceName('fadeInUp'),
  title: text,
  count: text,
  footer: text,
  ...headerPictureFields,
  items: rows(v.strictObject({ id, title: text, subtitle: text, duration, isChecked: v.boolean() })),
  toasts: texts('checked', 'unchecked'),
  labels: texts('replay'),
})

/**
 * The “FadeIn Left” screen: an order as a receipt. `subtotal` is the sum of the items, and `price` is `subtotal` plus `shipping`.
 */
export const animation2 = v.strictObject({
  toolbarTitle: text,
  ...entranceName('fadeInLeft'),
  ...headerPictureFields,
  title: text,
  subtitle: text,
  subtotal: price,
  shipping: price,
  price,
  button: text,
  items: rows(v.strictObject({ id, ...pictureFields, title: text, seller: text, price })),
  toasts: texts('item', 'proceed'),
  labels: texts('replay', 'subtotal', 'shipping', 'total'),
})

/** The “BounceIn” screen: events on tickets. `favorite` is the initial state of a ticket's favorite button. */
export const animation3 = v.strictObject({
  toolbarTitle: text,
  ...entranceName('bounceIn'),
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

/** The “ZoomIn” screen: cards with two buttons. */
export const animation4 = v.strictObject({
  ...entranceName('zoomIn'),
  ...headlineCardsFields,
  labels: texts('replay', 'share', 'explore'),
})

/** The “BounceIn Left” screen: trips and their fares. */
export const animation5 = v.strictObject({
  toolbarTitle: text,
  subtitle: text,
  ...entranceName('bounceInLeft'),
  items: rows(v.strictObject(offerFields)),
  toasts: texts('item'),
  labels: texts('replay', 'oldPrice', 'newPrice'),
})

/** The “FadeIn” screen: cards with a picture, a title, and a sentence. */
export const animation6 = v.strictObject({
  toolbarTitle: text,
  ...entranceName('fadeIn'),
  items: rows(v.strictObject({ id, ...pictureFields, title: text, description: text })),
  toasts: texts('item'),
  labels: texts('replay'),
})

/** The “BounceIn Right” screen: the people in a house. `floor` is the ID of a floor. The floors are sorted from the top down. */
export const animation7 = v.strictObject({
  toolbarTitle: text,
  ...entranceName('bounceInRight'),
  title: text,
  floors: rows(v.strictObject({ id, title: text })),
  items: rows(v.strictObject({ id, floor: id, avatar: picture, title: text, subtitle: text })),
  toasts: texts('item'),
  labels: texts('replay'),
})

/**
 * The “SlideIn Left” screen: a group chat about a song. The top-level `image` is the cover of the song, `image` of a message is
 * the author's avatar, and `isAuthor` marks the singer's messages.
 */
export const animation8 = v.strictObject({
  ...entranceName('slideInLeft'),
  ...conversationFields,
  image: picture,
  avatar: picture,
  items: rows(
    v.strictObject({ id, image: picture, title: text, time: text, description: text, isAuthor: v.boolean() }),
  ),
  labels: texts('replay', 'listen', ...composerLabelKeys),
  toasts: texts('item', 'listen'),
})

/** The “SlideIn Up” screen: a profile. Only the posts are animated. */
export const animation9 = v.strictObject({
  ...profile3.entries,
  ...entranceName('slideInUp'),
  labels: texts('replay', 'share'),
})

/** The “FadeIn Right” screen: a playlist as a record. */
export const animation10 = v.strictObject({
  ...entranceName('fadeInRight'),
  ...playlistFields,
  /** The sides of the record. Each side has half of the songs, and `duration` is the sum of their durations. */
  sides: v.pipe(rows(v.strictObject({ id, title: text, duration })), v.length(2)),
  labels: texts('replay', ...playlistLabelKeys),
})
