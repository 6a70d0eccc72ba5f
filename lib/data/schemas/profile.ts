import * as v from 'valibot'
import {
  carouselLabels,
  duration,
  email,
  headerPictureFields,
  icon,
  id,
  nonEmptyArray,
  picture,
  pictureFields,
  reaction,
  socialLink,
  text,
  textObject,
} from './shared'

const personFields = { toolbarTitle: text, avatar: picture, title: text, subtitle: text }
const counterFields = {
  followers: text,
  valueFollowers: text,
  following: text,
  valueFollowing: text,
  posts: text,
  valuePosts: text,
}
const postFields = { id, category: text, title: text, like: reaction, comment: reaction }
const picturePostFields = { ...postFields, ...pictureFields }
const postToastKeys = ['item', 'like', 'unlike', 'comment', 'uncomment'] as const
const toasts = textObject(...postToastKeys)
/** Labels of the Follow and Message buttons. The toasts of the buttons contain {name}. */
const contactFields = { follow: text, followed: text, message: text }
const contactToastKeys = ['follow', 'unfollow', 'message'] as const

/** The “With Avatar” screen: an artist and recordings. The top-level `category` is the heading of the recordings. */
export const profile1 = v.strictObject({
  ...personFields,
  ...contactFields,
  category: text,
  items: nonEmptyArray(v.strictObject({ ...postFields, image: picture, duration })),
  toasts: textObject(...postToastKeys, ...contactToastKeys),
})

/** The “Slider + Comments” screen: a carousel of text cards above a grid of photos. `slide` contains {number} and {total}. */
export const profile2 = v.strictObject({
  ...personFields,
  ...contactFields,
  ...counterFields,
  category: text,
  items: nonEmptyArray(v.strictObject(postFields)),
  photos: nonEmptyArray(v.strictObject({ id, ...pictureFields })),
  toasts: textObject(...postToastKeys, ...contactToastKeys, 'photo'),
  labels: textObject('slides', 'slide', 'photos'),
})

/** The “Basic” screen: counters, and posts with pictures. */
export const profile3 = v.strictObject({
  ...personFields,
  ...counterFields,
  category: text,
  items: nonEmptyArray(v.strictObject(picturePostFields)),
  toasts,
  labels: textObject('share'),
})

/** The “Slider” screen: a carousel of cards with pictures, and a Follow button. */
export const profile4 = v.strictObject({
  ...personFields,
  follow: text,
  followed: text,
  ...counterFields,
  category: text,
  items: nonEmptyArray(v.strictObject(picturePostFields)),
  toasts: textObject(...postToastKeys, 'follow', 'unfollow'),
  labels: carouselLabels,
})

/**
 * The “Big Image” screen: photos under the heading `category`, and contacts. The toast and the label `social` contain {name} and
 * {network}. The toasts `phone`, `mail`, and `web` contain {value}.
 */
export const profile5 = v.strictObject({
  ...personFields,
  ...headerPictureFields,
  ...contactFields,
  ...counterFields,
  category: text,
  photos: nonEmptyArray(v.strictObject({ id, ...pictureFields })),
  socials: nonEmptyArray(socialLink),
  items: nonEmptyArray(
    v.strictObject({
      id,
      title: text,
      subtitle: text,
      contactsTitle: text,
      iconPhone: icon,
      phone: text,
      iconMail: icon,
      mail: email,
      iconGlobe: icon,
      web: text,
    }),
  ),
  toasts: textObject(...contactToastKeys, 'photo', 'social', 'phone', 'mail', 'web'),
  labels: textObject('share', 'social'),
})
