import * as v from 'valibot'
import { icon, id, picture, pictured, price, rows, stars, text, texts } from './parts'

const header = <T extends v.ObjectEntries>(entries: T) =>
  v.pipe(v.array(v.strictObject({ id, text, ...entries })), v.length(3))

/** Text strips; icon strips keep `text` as the name of the icon. */
const textHeader = header({})
const iconHeader = header({ icon })

const person = { avatar: picture, title: text, subtitle: text }
const counters = {
  followers: text,
  valueFollowers: text,
  following: text,
  valueFollowing: text,
  posts: text,
  valuePosts: text,
}
const follow = { buttonFollow: text, buttonFollowed: text }
const personToasts = ['follow', 'unfollow', 'message'] as const
const list = <T extends v.ObjectEntries>(row: T) => rows(v.strictObject({ id, ...row }))
const good = { image: picture, title: text, description: text, price }

/** Text top (behaviour §27): a singer, and two pages of things to buy. */
export const scrollSegment1 = v.strictObject({
  toolbarTitle: text,
  segmentHeader: textHeader,
  page1: v.strictObject({
    ...person,
    ...counters,
    ...follow,
    buttonMessage: text,
    items: list({ date: text, category: text, title: text, description: text }),
  }),
  page2: v.strictObject({ items: list(good) }),
  page3: v.strictObject({ button: text, items: list(good) }),
  toasts: texts('item', ...personToasts, 'buy'),
  labels: texts('segments', 'buy'),
})
export type ScrollSegment1 = v.InferOutput<typeof scrollSegment1>

const trips = v.strictObject({ items: list({ ...good, ...pictured }) })

/** Text bottom: a photographer and two pages of journeys; `icon` writes to her, `subtitle` is where she lives. */
export const scrollSegment2 = v.strictObject({
  toolbarTitle: text,
  segmentHeader: textHeader,
  page1: v.strictObject({
    ...person,
    icon,
    description: text,
    ...counters,
    ...follow,
    items: list({ ...pictured, title: text }),
  }),
  page2: trips,
  page3: trips,
  toasts: texts('item', ...personToasts),
  labels: texts('segments', 'message'),
})
export type ScrollSegment2 = v.InferOutput<typeof scrollSegment2>

const remark = { image: picture, title: text, time: text, description: text }

/** Reviews: `rating` is their average as people write it, and `iconsStars` the same in stars. */
const reviews = v.strictObject({
  iconsStars: stars,
  rating: text,
  reviews: text,
  items: list({ date: text, iconsStars: stars, title: text, description: text }),
})

/** Icon top: things to rent, what is said about them, and how they are rated. */
export const scrollSegment3 = v.strictObject({
  toolbarTitle: text,
  segmentHeader: iconHeader,
  page1: v.strictObject({
    items: list({ ...pictured, title: text, iconsStars: stars, price, period: text, available: text }),
  }),
  page2: v.strictObject({ allComments: text, subtitle: text, items: list(remark) }),
  page3: reviews,
  toasts: texts('item', 'comment', 'review'),
  labels: texts('segments', 'stars'),
})
export type ScrollSegment3 = v.InferOutput<typeof scrollSegment3>

/** Icon with text bottom: a person with a collage of three pictures, comments with two thumbs, reviews. */
export const scrollSegment4 = v.strictObject({
  toolbarTitle: text,
  segmentHeader: iconHeader,
  page1: v.strictObject({
    ...person,
    buttonMessage: text,
    ...follow,
    category: text,
    items: v.pipe(v.array(v.strictObject({ id, ...pictured, title: text })), v.length(3)),
  }),
  page2: v.strictObject({
    allComments: text,
    subtitle: text,
    items: list({
      ...remark,
      iconsStars: stars,
      iconLike: icon,
      numberLike: text,
      iconDislike: icon,
      numberDislike: text,
    }),
  }),
  page3: reviews,
  toasts: texts('item', 'comment', 'review', ...personToasts),
  labels: texts('segments', 'stars', 'likes', 'dislikes'),
})
export type ScrollSegment4 = v.InferOutput<typeof scrollSegment4>
