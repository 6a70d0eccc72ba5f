import * as v from 'valibot'
import { cardActionLabels } from './google-cards'
import {
  cardActionIcons,
  cardActionToasts,
  duration,
  headerPicture,
  icon,
  id,
  picture,
  price,
  rows,
  stars,
  text,
  texts,
  withPicture,
} from './parts'

/** A playlist under a photo. Also used by FadeIn Right of the animations. */
export const playlist = {
  toolbarTitle: text,
  ...headerPicture,
  title: text,
  subtitle: text,
  ...cardActionIcons,
  items: rows(
    v.strictObject({ id, image: picture, title: text, description: text, duration, iconDownload: icon }),
  ),
  toasts: texts('item', 'download', ...cardActionToasts),
}
/** Keys of the labels of a playlist. */
export const playlistLabels = [...cardActionLabels, 'download'] as const

/** Friends: a podcast, the latest episode first. `description` is the guest. */
export const parallax1 = v.strictObject({
  ...playlist,
  play: text,
  listTitle: text,
  labels: texts(...playlistLabels),
})

/** Product: a discount on the photo. The labels of the prices contain {price}. */
export const parallax2 = v.strictObject({
  toolbarTitle: text,
  ...headerPicture,
  title: text,
  subtitle: text,
  ...cardActionIcons,
  items: rows(
    v.strictObject({ id, ...withPicture, title: text, description: text, oldPrice: price, newPrice: price }),
  ),
  toasts: texts('item', ...cardActionToasts),
  labels: texts(...cardActionLabels, 'oldPrice', 'newPrice'),
})

/** Basic: a person on the photo, friends below. Every `favorite` is initially false. */
export const parallax3 = v.strictObject({
  toolbarTitle: text,
  ...headerPicture,
  avatar: picture,
  title: text,
  subtitle: text,
  items: rows(
    v.strictObject({ id, avatar: picture, title: text, subtitle: text, icon, favorite: v.boolean() }),
  ),
  toasts: texts('item', 'favorite', 'unfavorite'),
  labels: texts('favorite'),
})

/**
 * Location Details: interactive stars, {number} of 5; the size of the party, {number}; times with a free table; five
 * contacts, whose `data` is the key of a toast that contains {value}; and an article.
 */
export const parallax4 = v.strictObject({
  toolbarTitle: text,
  ...headerPicture,
  iconsStars: stars,
  rating: text,
  reviews: text,
  title: text,
  subtitle: text,
  bookTitle: text,
  party: v.strictObject({ count: text, value: v.number(), min: v.number(), max: v.number() }),
  slots: rows(v.strictObject({ id, title: text })),
  book: text,
  iconLike: icon,
  iconComment: icon,
  iconShare: icon,
  items: rows(
    v.strictObject({
      id,
      icon,
      title: text,
      subtitle: text,
      data: v.picklist(['address', 'phone', 'web', 'mail', 'hours']),
    }),
  ),
  paragraphs: rows(text),
  toasts: texts(
    'rates',
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
  labels: texts('rate', 'star', 'like', 'comment', 'share', 'guests', 'fewer', 'more'),
})
