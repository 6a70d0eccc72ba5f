import * as v from 'valibot'
import { actionSheet2 } from './action-sheet'
import { conversationFields } from './comment'
import { messageFormFields } from './form'
import { headlineCardsFields } from './google-cards'
import { companyFields, companyLabelKeys } from './maps'
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

/**
 * A tab of a tab bar. Each of the three screens of a bar lists all three tabs, because any of the screens may be loaded first.
 */
const tab = v.strictObject({
  id,
  name: v.pipe(v.string(), v.regex(/^tab[1-9]$/)),
  title: text,
  icon,
  /** URL of the screen that the tab opens. Default: the URL of the screen on this site. */
  href: v.optional(v.pipe(v.string(), v.startsWith('/'))),
})
const tabBarFields = { tabs: v.pipe(v.array(tab), v.length(3)) }
const labels = textObject('tabs')
const hour = v.pipe(v.number(), v.minValue(0), v.maxValue(24))
const commentFields = { id, image: picture, title: text, time: text, description: text }

/**
 * The “All Posts” screen: recipes with a main button and a share button, and quick recipes as tiles. In all three tabs of
 * the first bar, `labels.noResults` contains {query}.
 */
export const tab1 = v.strictObject({
  ...headlineCardsFields,
  ...tabBarFields,
  quickTitle: text,
  quickRecipes: nonEmptyArray(v.strictObject({ id, image: picture, title: text, time: text })),
  labels: textObject('tabs', 'share', 'explore', 'search', 'noResults'),
})

/**
 * The “Followers” screen: people, sorted by the number of `dishes` that they have cooked. The top-level `dishes` is the word
 * after each number, and `more` is the heading of the people below the first three.
 */
export const tab2 = v.strictObject({
  toolbarTitle: text,
  ...tabBarFields,
  title: text,
  subtitle: text,
  more: text,
  dishes: text,
  items: nonEmptyArray(v.strictObject({ id, avatar: picture, title: text, subtitle: text, dishes: text })),
  toasts: textObject('item'),
  labels: textObject('tabs', 'search', 'noResults'),
})

/**
 * The “Comments” screen of the first bar: a thread. A comment with depth 1 is a reply to the last comment with depth 0 before it.
 * `isAuthor` marks comments by the author of the recipe.
 */
export const tab3 = v.strictObject({
  ...conversationFields,
  ...tabBarFields,
  ...headerPictureFields,
  items: nonEmptyArray(
    v.strictObject({ ...commentFields, likes: v.number(), depth: v.picklist([0, 1]), isAuthor: v.boolean() }),
  ),
  toasts: textObject('item', 'like', 'unlike'),
  labels: textObject('tabs', 'author', 'like', 'search', 'noResults'),
})

/** The “Likes” screen: the liked songs on a card, and albums in a grid. */
export const tab4 = v.strictObject({
  toolbarTitle: text,
  ...tabBarFields,
  title: text,
  subtitle: text,
  image: picture,
  play: text,
  shuffle: text,
  albums: text,
  items: nonEmptyArray(v.strictObject({ id, image: picture, title: text, subtitle: text })),
  toasts: textObject('item', 'play', 'shuffle'),
  labels,
})

/**
 * The “Comments” screen of the second bar: comments on a song. `time` is the position in the song that a comment refers to.
 * `labels.moment` contains {title} and {time}.
 */
export const tab5 = v.strictObject({
  ...conversationFields,
  ...tabBarFields,
  ...headerPictureFields,
  title: text,
  artist: text,
  duration,
  items: nonEmptyArray(v.strictObject({ ...commentFields, time: duration })),
  toasts: textObject('item', 'play', 'pause', 'previous', 'next'),
  labels: textObject('tabs', 'play', 'pause', 'previous', 'next', 'moment'),
})

/** The “Send” screen: a form that sends a song to a friend. `from` contains {name}. */
export const tab6 = v.strictObject({
  ...messageFormFields,
  ...tabBarFields,
  image: picture,
  song: text,
  artist: text,
  duration: text,
  from: text,
  to: text,
  people: nonEmptyArray(v.strictObject({ id, avatar: picture, title: text })),
  labels,
})

const { author: seller, ...articleFields } = actionSheet2.entries

/** The “Product” screen: a product, its seller, and an action sheet. `about` is the heading of the description. */
export const tab7 = v.strictObject({
  ...articleFields,
  seller,
  ...tabBarFields,
  price,
  oldPrice: price,
  about: text,
  facts: nonEmptyArray(v.strictObject({ id, label: text, value: text })),
  labels: textObject('tabs', 'more'),
})

/**
 * The “Comments” screen of the third bar: comments with a rating. The top-level `rating` is the average, `stars` has the number
 * of comments for each rating, and `topics` are frequent topics. `outOf` is the text after the average, such as “out of 5”.
 * `labels.stars` contains {number} and {count}, and `labels.rating` contains {number}.
 */
export const tab8 = v.strictObject({
  ...conversationFields,
  ...tabBarFields,
  rating: text,
  outOf: text,
  stars: v.pipe(nonEmptyArray(v.strictObject({ id, count: text })), v.length(5)),
  topics: nonEmptyArray(v.strictObject({ id, title: text })),
  items: nonEmptyArray(
    v.strictObject({ ...commentFields, rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)) }),
  ),
  labels: textObject('tabs', 'stars', 'rating'),
})

/** The “Map” screen: a shop with a map, opening hours for each day of the week, and reviews. */
export const tab9 = v.strictObject({
  ...companyFields,
  ...tabBarFields,
  ...pictureFields,
  reviewsTitle: text,
  reviews: nonEmptyArray(v.strictObject({ id, avatar: picture, title: text, description: text })),
  /** The opening hours as text, shown for each open day. */
  hours: text,
  /** The hours (0 to 24) at which the shop opens and closes. The screen uses them to show whether the shop is open now. */
  openingHour: hour,
  closingHour: hour,
  /** The days of the week; `id` is 1 for Monday and 7 for Sunday. */
  week: v.pipe(nonEmptyArray(v.strictObject({ id, day: text, isOpen: v.boolean() })), v.length(7)),
  closed: text,
  labels: textObject('tabs', ...companyLabelKeys),
})
