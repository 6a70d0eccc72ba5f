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
  nonEmptyArray,
  picture,
  pictureFields,
  price,
  text,
  textObject,
} from './shared'
import { offerFields } from './swipe-to-dismiss'

/** Returns the field `name`: the name of the entrance of the rows, which is the same in every language. */
const entranceNameField = <N extends string>(name: N) => ({ name: v.literal(name) })

/** The “FadeIn Up” screen: a set list with checkboxes. `count` and `footer` contain {checked} and {total}. */
export const animation1 = v.strictObject({
  toolbarTitle: text,
  ...entranceNameField('fadeInUp'),
  title: text,
  count: text,
  footer: text,
  ...headerPictureFields,
  items: nonEmptyArray(v.strictObject({ id, title: text, subtitle: text, duration, isChecked: v.boolean() })),
  toasts: textObject('checked', 'unchecked'),
  labels: textObject('replay'),
})

/**
 * The “FadeIn Left” screen: an order as a receipt. `subtotal` is the sum of the items, and `price` is `subtotal` plus `shipping`.
 */
export const animation2 = v.strictObject({
  toolbarTitle: text,
  ...entranceNameField('fadeInLeft'),
  ...headerPictureFields,
  title: text,
  subtitle: text,
  subtotal: price,
  shipping: price,
  price,
  button: text,
  items: nonEmptyArray(v.strictObject({ id, ...pictureFields, title: text, seller: text, price })),
  toasts: textObject('item', 'proceed'),
  labels: textObject('replay', 'subtotal', 'shipping', 'total'),
})

/** The “BounceIn” screen: events on tickets. `favorite` is the initial state of a ticket's favorite button. */
export const animation3 = v.strictObject({
  toolbarTitle: text,
  ...entranceNameField('bounceIn'),
  items: nonEmptyArray(
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
  toasts: textObject('item', 'favorite', 'unfavorite'),
  labels: textObject('replay', 'favorite'),
})

/** The “ZoomIn” screen: cards with two buttons. */
export const animation4 = v.strictObject({
  ...entranceNameField('zoomIn'),
  ...headlineCardsFields,
  labels: textObject('replay', 'share', 'explore'),
})

/** The “BounceIn Left” screen: trips and their fares. `labels.oldPrice` and `labels.newPrice` contain {price}. */
export const animation5 = v.strictObject({
  toolbarTitle: text,
  subtitle: text,
  ...entranceNameField('bounceInLeft'),
  items: nonEmptyArray(v.strictObject(offerFields)),
  toasts: textObject('item'),
  labels: textObject('replay', 'oldPrice', 'newPrice'),
})

/** The “FadeIn” screen: cards with a picture, a title, and a sentence. */
export const animation6 = v.strictObject({
  toolbarTitle: text,
  ...entranceNameField('fadeIn'),
  items: nonEmptyArray(v.strictObject({ id, ...pictureFields, title: text, description: text })),
  toasts: textObject('item'),
  labels: textObject('replay'),
})

/** The “BounceIn Right” screen: the people in a house. `floor` is the ID of a floor. The floors are sorted from the top down. */
export const animation7 = v.strictObject({
  toolbarTitle: text,
  ...entranceNameField('bounceInRight'),
  title: text,
  floors: nonEmptyArray(v.strictObject({ id, title: text })),
  items: nonEmptyArray(v.strictObject({ id, floor: id, avatar: picture, title: text, subtitle: text })),
  toasts: textObject('item'),
  labels: textObject('replay'),
})

/**
 * The “SlideIn Left” screen: a group chat about a song. The top-level `image` is the cover of the song, `image` of a message is
 * the author's avatar, and `isAuthor` marks the singer's messages.
 */
export const animation8 = v.strictObject({
  ...entranceNameField('slideInLeft'),
  ...conversationFields,
  image: picture,
  avatar: picture,
  items: nonEmptyArray(
    v.strictObject({ id, image: picture, title: text, time: text, description: text, isAuthor: v.boolean() }),
  ),
  labels: textObject('replay', 'listen', ...composerLabelKeys),
  toasts: textObject('item', 'listen'),
})

/** The “SlideIn Up” screen: a profile. Only the posts are animated. */
export const animation9 = v.strictObject({
  ...profile3.entries,
  ...entranceNameField('slideInUp'),
  labels: textObject('replay', 'share'),
})

/** The “FadeIn Right” screen: a playlist as a record. */
export const animation10 = v.strictObject({
  ...entranceNameField('fadeInRight'),
  ...playlistFields,
  /** The sides of the record. Each side has half of the songs, and `duration` is the sum of their durations. */
  sides: v.pipe(nonEmptyArray(v.strictObject({ id, title: text, duration })), v.length(2)),
  labels: textObject('replay', ...playlistLabelKeys),
})
