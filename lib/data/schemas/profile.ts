import * as v from 'valibot'
import {
  duration,
  email,
  headerPicture,
  icon,
  id,
  picture,
  reaction,
  rows,
  slideLabels,
  social,
  text,
  texts,
  withPicture,
} from './parts'

const person = { toolbarTitle: text, avatar: picture, title: text, subtitle: text }
const counters = {
  followers: text,
  valueFollowers: text,
  following: text,
  valueFollowing: text,
  posts: text,
  valuePosts: text,
}
const post = { id, category: text, title: text, like: reaction, comment: reaction }
const picturedPost = { ...post, ...withPicture }
const posted = ['item', 'like', 'unlike', 'comment', 'uncomment'] as const
const toasts = texts(...posted)
/** Two buttons under the name. Their toasts contain {name}. */
const contact = { follow: text, followed: text, message: text }
const contacted = ['follow', 'unfollow', 'message'] as const

/** With Avatar: an artist and recordings, without counters. `category` is the heading of the recordings. */
export const profile1 = v.strictObject({
  ...person,
  ...contact,
  category: text,
  items: rows(v.strictObject({ ...post, image: picture, duration })),
  toasts: texts(...posted, ...contacted),
})

/** Slider + Comments: a carousel of text cards above a grid of photos. */
export const profile2 = v.strictObject({
  ...person,
  ...contact,
  ...counters,
  category: text,
  items: rows(v.strictObject(post)),
  photos: rows(v.strictObject({ id, ...withPicture })),
  toasts: texts(...posted, ...contacted, 'photo'),
  labels: texts('slides', 'slide', 'photos'),
})

/** Basic: picture cards. */
export const profile3 = v.strictObject({
  ...person,
  ...counters,
  category: text,
  items: rows(v.strictObject(picturedPost)),
  toasts,
  labels: texts('share'),
})

/** Slider: a carousel of picture cards, and a button that follows. */
export const profile4 = v.strictObject({
  ...person,
  follow: text,
  followed: text,
  ...counters,
  category: text,
  items: rows(v.strictObject(picturedPost)),
  toasts: texts(...posted, 'follow', 'unfollow'),
  labels: slideLabels,
})

/** Big Image: no posts, but photos under the heading `category`. Toasts contain {name}, {network}, and {value}. */
export const profile5 = v.strictObject({
  ...person,
  ...headerPicture,
  ...contact,
  ...counters,
  category: text,
  photos: rows(v.strictObject({ id, ...withPicture })),
  socials: rows(social),
  items: rows(
    v.strictObject({
      id,
      title: text,
      subtitle: text,
      content: text,
      iconPhone: icon,
      phone: text,
      iconMail: icon,
      mail: email,
      iconGlobe: icon,
      globe: text,
    }),
  ),
  toasts: texts(...contacted, 'photo', 'social', 'phone', 'mail', 'globe'),
  labels: texts('share', 'social'),
})
