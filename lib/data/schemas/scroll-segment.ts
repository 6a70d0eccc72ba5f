import * as v from 'valibot'
import {
  backgroundPictureFields,
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

const tabsWithFields = <T extends v.ObjectEntries>(entries: T) =>
  v.pipe(v.array(v.strictObject({ id, text, ...entries })), v.length(3))

/** The tabs of the three pages. Each tab of `iconTabs` shows its icon and its `text`. */
const textTabs = tabsWithFields({})
const iconTabs = tabsWithFields({ icon })

const personFields = { avatar: picture, title: text, subtitle: text }
const followFields = { buttonFollow: text, buttonFollowed: text }
const personToastKeys = ['follow', 'unfollow', 'message'] as const
const itemsWithId = <T extends v.ObjectEntries>(row: T) => nonEmptyArray(v.strictObject({ id, ...row }))

const menuPage = v.strictObject({
  title: text,
  items: itemsWithId({ title: text, description: text, price, image: v.optional(picture) }),
})

/**
 * The “Text top” screen: the menus of a food hall. Dishes with an image are shown larger, above the others. The toast `item` and
 * the labels `add` and `added` contain {title} and {price}. `labels.added` also contains {number}, the number of ordered dishes.
 */
export const scrollSegment1 = v.strictObject({
  toolbarTitle: text,
  segmentHeader: textTabs,
  page1: menuPage,
  page2: menuPage,
  page3: menuPage,
  toasts: textObject('item', 'add'),
  labels: textObject('segments', 'add', 'added'),
})

/** Returns the schema of a time in half hours, up to `max`: a length, or a position in the program, where 1 is the start. */
const halfHours = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))
const dayPage = v.strictObject({
  title: text,
  subtitle: text,
  items: itemsWithId({
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
 * The “Text bottom” screen: the program of a festival. An act is on the stage with the ID `stage`, starts in half hour `rowStart`
 * (1 is the start of the program), and lasts `rowSpan` half hours. `travel` describes how to get there. `labels.act` contains
 * {title}, {time}, and {stage}.
 */
export const scrollSegment2 = v.strictObject({
  toolbarTitle: text,
  segmentHeader: textTabs,
  stages: v.pipe(v.array(v.strictObject({ id, title: text })), v.length(2)),
  hours: v.pipe(v.array(v.strictObject({ id, title: text })), v.length(6)),
  page1: dayPage,
  page2: dayPage,
  page3: dayPage,
  travel: textObject('title', 'subtitle'),
  toasts: textObject('save', 'unsave'),
  labels: textObject('segments', 'act'),
})

const commentFields = { image: picture, title: text, time: text, description: text }

/**
 * A page of reviews. `rating` is the average as text, and the top-level `iconsStars` is the average in stars. `labels.stars` of
 * the screen contains {number}.
 */
const reviewsPage = v.strictObject({
  iconsStars: stars,
  rating: text,
  reviewCountText: text,
  items: itemsWithId({ date: text, iconsStars: stars, title: text, description: text }),
})

/**
 * The “Icon top” screen: rental instruments, questions and answers, and reviews. `period` is the text after the price, such as
 * “a month”.
 */
export const scrollSegment3 = v.strictObject({
  toolbarTitle: text,
  segmentHeader: iconTabs,
  page1: v.strictObject({
    items: itemsWithId({ ...pictureFields, title: text, rating: text, price, period: text, available: text }),
  }),
  page2: v.strictObject({ allComments: text, subtitle: text, items: itemsWithId(commentFields) }),
  page3: reviewsPage,
  toasts: textObject('item', 'comment', 'review'),
  labels: textObject('segments', 'stars'),
})

/**
 * The “Icon with text bottom” screen: a person with a collage of three pictures, comments with the numbers of likes and dislikes,
 * and reviews. `labels.likes` and `labels.dislikes` contain {number}.
 */
export const scrollSegment4 = v.strictObject({
  toolbarTitle: text,
  segmentHeader: iconTabs,
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
    items: itemsWithId({
      ...commentFields,
      iconsStars: stars,
      iconLike: icon,
      numberLike: text,
      iconDislike: icon,
      numberDislike: text,
    }),
  }),
  page3: reviewsPage,
  toasts: textObject('item', 'comment', 'review', ...personToastKeys),
  labels: textObject('segments', 'stars', 'likes', 'dislikes'),
})
