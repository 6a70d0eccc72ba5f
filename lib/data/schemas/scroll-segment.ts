import * as v from 'valibot'
import {
  backgroundPictureFields,
  icon,
  id,
  picture,
  pictureFields,
  price,
  rows,
  stars,
  text,
  texts,
} from './shared'

const headers = <T extends v.ObjectEntries>(entries: T) =>
  v.pipe(v.array(v.strictObject({ id, text, ...entries })), v.length(3))

/** The headers of the three pages. An icon header shows its icon and `text`. */
const textHeaders = headers({})
const iconHeaders = headers({ icon })

const personFields = { avatar: picture, title: text, subtitle: text }
const followFields = { buttonFollow: text, buttonFollowed: text }
const personToastKeys = ['follow', 'unfollow', 'message'] as const
const rowsWithId = <T extends v.ObjectEntries>(row: T) => rows(v.strictObject({ id, ...row }))

const menuPage = v.strictObject({
  title: text,
  items: rowsWithId({ title: text, description: text, price, image: v.optional(picture) }),
})

/** The “Text top” screen: the menus of a food hall. Dishes with an image are shown larger, above the others. */
export const scrollSegment1 = v.strictObject({
  toolbarTitle: text,
  segmentHeader: textHeaders,
  page1: menuPage,
  page2: menuPage,
  page3: menuPage,
  toasts: texts('item', 'add'),
  labels: texts('segments', 'add', 'added'),
})

/** Returns the schema of the number of a half hour in the program (1 is the first), or of a length in half hours, up to `max`. */
const halfHours = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))
const dayPage = v.strictObject({
  title: text,
  subtitle: text,
  items: rowsWithId({
    title: text,
    time: text,
    stage: v.picklist([1, 2]),
    rowStart: halfHours(12),
    rowSpan: halfHours(4),
    favorite: v.boolean(),
    image: v.optional(picture),
  }),
})

/**
 * The “Text bottom” screen: the program of a festival. An act on a `stage` starts at the half hour `rowStart` and lasts `rowSpan`
 * half hours.
 */
export const scrollSegment2 = v.strictObject({
  toolbarTitle: text,
  segmentHeader: textHeaders,
  stages: v.pipe(v.array(v.strictObject({ id, title: text })), v.length(2)),
  hours: v.pipe(v.array(v.strictObject({ id, title: text })), v.length(6)),
  page1: dayPage,
  page2: dayPage,
  page3: dayPage,
  travel: texts('title', 'subtitle'),
  toasts: texts('save', 'unsave'),
  labels: texts('segments', 'act'),
})

const commentFields = { image: picture, title: text, time: text, description: text }

/** A page of reviews. `rating` is the average as text, and the first `iconsStars` is the average in stars. */
const reviewsPage = v.strictObject({
  iconsStars: stars,
  rating: text,
  reviewCountText: text,
  items: rowsWithId({ date: text, iconsStars: stars, title: text, description: text }),
})

/** The “Icon top” screen: rentals, comments, and reviews. */
export const scrollSegment3 = v.strictObject({
  toolbarTitle: text,
  segmentHeader: iconHeaders,
  page1: v.strictObject({
    items: rowsWithId({ ...pictureFields, title: text, rating: text, price, period: text, available: text }),
  }),
  page2: v.strictObject({ allComments: text, subtitle: text, items: rowsWithId(commentFields) }),
  page3: reviewsPage,
  toasts: texts('item', 'comment', 'review'),
  labels: texts('segments', 'stars'),
})

/**
 * The “Icon with text bottom” screen: a person with a collage of three pictures, comments with a like and a dislike button, and
 * reviews.
 */
export const scrollSegment4 = v.strictObject({
  toolbarTitle: text,
  segmentHeader: iconHeaders,
  page1: v.strictObject({
    ...personFields,
    ...backgroundPictureFields,
    buttonMessage: text,
    ...followFields,
    category: text,
    items: v.pipe(v.array(v.strictObject({ id, ...pictureFields, title: text })), v.length(3)),
  }),
  page2: v.strictObject({
    allComments: text,
    subtitle: text,
    items: rowsWithId({
      ...commentFields,
      iconsStars: stars,
      iconLike: icon,
      numberLike: text,
      iconDislike: icon,
      numberDislike: text,
    }),
  }),
  page3: reviewsPage,
  toasts: texts('item', 'comment', 'review', ...personToastKeys),
  labels: texts('segments', 'stars', 'likes', 'dislikes'),
})
