import * as v from 'valibot'
import {
  backgroundPictureFields,
  id,
  nonEmptyArray,
  picture,
  pictureFields,
  price,
  reaction,
  text,
  textObject,
} from './shared'

const segmentFields = {
  toolbarTitle: text,
  segmentButton1: text,
  segmentButton2: text,
  labels: textObject('segments'),
}

const productsPage = v.strictObject({
  ...backgroundPictureFields,
  items: nonEmptyArray(v.strictObject({ id, image: picture, title: text, category: text, price })),
})

/** The “List” screen: a photo and products on each page, and the store where customers can pick up the products. */
export const segment1 = v.strictObject({
  ...segmentFields,
  page1: productsPage,
  page2: productsPage,
  store: textObject('header', 'title', 'subtitle', 'value'),
  toasts: textObject('item'),
})

const storiesPage = v.strictObject({
  items: nonEmptyArray(
    v.strictObject({
      id,
      ...pictureFields,
      category: text,
      title: text,
      time: text,
      description: v.optional(text),
    }),
  ),
})

/** The “Card” screen: news. The first story of a page is the lead story, which has a `description`. */
export const segment2 = v.strictObject({
  ...segmentFields,
  page1: storiesPage,
  page2: storiesPage,
  toasts: textObject('item'),
})

const postsPage = v.strictObject({
  items: nonEmptyArray(
    v.strictObject({
      id,
      ...pictureFields,
      date: text,
      value: text,
      title: text,
      description: text,
      like: reaction,
      comment: reaction,
    }),
  ),
})

/** The “Post” screen: offers. `value` is text such as `Save $14` or `3 for 2`. Each offer has a like and a comment button. */
export const segment3 = v.strictObject({
  ...segmentFields,
  page1: postsPage,
  page2: postsPage,
  toasts: textObject('item', 'like', 'unlike', 'comment', 'uncomment'),
})
