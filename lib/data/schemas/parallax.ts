import * as v from 'valibot'
import { cardActionLabelKeys } from './google-cards'
import {
  cardActionIcons,
  cardActionToastKeys,
  duration,
  headerPictureFields,
  icon,
  id,
  nonEmptyArray,
  picture,
  pictureFields,
  price,
  stars,
  text,
  textObject,
} from './shared'

/** The fields of a list of recordings, with a photo above it. The “FadeIn Right” screen of the animations also uses them. */
export const playlistFields = {
  toolbarTitle: text,
  ...headerPictureFields,
  title: text,
  subtitle: text,
  ...cardActionIcons,
  items: nonEmptyArray(
    v.strictObject({ id, image: picture, title: text, description: text, duration, iconDownload: icon }),
  ),
  toasts: textObject('item', 'download', ...cardActionToastKeys),
}
/** Keys of the labels of a playlist. */
export const playlistLabelKeys = [...cardActionLabelKeys, 'download'] as const

/** The “Friends” screen: a podcast, latest episode first. `description` of an episode is the guest. */
export const parallax1 = v.strictObject({
  ...playlistFields,
  play: text,
  listTitle: text,
  labels: textObject(...playlistLabelKeys),
})

/**
 * The “Product” screen: products on sale, and the discount on the photo. `labels.oldPrice` and `labels.newPrice` contain {price}.
 */
export const parallax2 = v.strictObject({
  toolbarTitle: text,
  ...headerPictureFields,
  title: text,
  subtitle: text,
  ...cardActionIcons,
  items: nonEmptyArray(
    v.strictObject({
      id,
      ...pictureFields,
      title: text,
      description: text,
      oldPrice: price,
      newPrice: price,
    }),
  ),
  toasts: textObject('item', ...cardActionToastKeys),
  labels: textObject(...cardActionLabelKeys, 'oldPrice', 'newPrice'),
})

/** The “Basic” screen: the leader and the members of a group. `favorite` is the initial state of a member's Follow button. */
export const parallax3 = v.strictObject({
  toolbarTitle: text,
  ...headerPictureFields,
  avatar: picture,
  title: text,
  subtitle: text,
  items: nonEmptyArray(
    v.strictObject({ id, avatar: picture, title: text, subtitle: text, icon, favorite: v.boolean() }),
  ),
  toasts: textObject('item', 'follow', 'unfollow'),
  labels: textObject('follow'),
})

/**
 * The “Location Details” screen: a restaurant with interactive stars, the number of `guests`, times at which a table is free
 * (`slots`), five contacts, and an article. `labels.star`, `toasts.rate`, `toasts.book`, and `guests.count` contain {number}.
 * `toasts.book` also contains {time}. `kind` of a contact is the key of a toast that contains {value}.
 */
export const parallax4 = v.strictObject({
  toolbarTitle: text,
  ...headerPictureFields,
  iconsStars: stars,
  rating: text,
  reviewCountText: text,
  title: text,
  subtitle: text,
  bookingTitle: text,
  guests: v.strictObject({ count: text, value: v.number(), min: v.number(), max: v.number() }),
  slots: nonEmptyArray(v.strictObject({ id, title: text })),
  bookingButton: text,
  iconLike: icon,
  iconComment: icon,
  iconShare: icon,
  items: nonEmptyArray(
    v.strictObject({
      id,
      icon,
      title: text,
      subtitle: text,
      kind: v.picklist(['address', 'phone', 'web', 'mail', 'hours']),
    }),
  ),
  paragraphs: nonEmptyArray(text),
  toasts: textObject(
    'rate',
    'book',
    'like',
    'unlike',
    'comment',
    'uncomment',
    'address',
    'phone',
    'web',
    'mail',
    'hours',
  ),
  labels: textObject('rate', 'star', 'like', 'comment', 'share', 'guests', 'fewer', 'more'),
})
