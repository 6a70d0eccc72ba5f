import * as v from 'valibot'
import {
  backgroundPictureFields,
  id,
  picture,
  pictureFields,
  price,
  reaction,
  rows,
  text,
  texts,
} from './parts'

const segmentFields = {
  toolbarTitle: text,
  segmentButton1: text,
  segmentButton2: text,
  labels: texts('segments'),
}

const products = v.strictObject({
  ...backgroundPictureFields,
  items: rows(v.strictObject({ id, image: picture, title: text, category: text, price })),
})

/** The “List” screen: a photo and five products on each page, and the store where customers can pick up the products. */
export const segment1 = v.strictObject({
  ...segmentFields,
  page1: products,
  page2: products,
  store: texts('header', 'title', 'subtitle', 'value'),
  toasts: texts('item'),
})

const stories = v.strictObject({
  items: rows(
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
  page1: stories,
  page2: stories,
  toasts: texts('item'),
})

const posts = v.strictObject({
  items: rows(
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

/**
 * The “Post” screen: offers. `value` is the amount that an offer saves or costs. Each offer has a like and a comment button, which are
 * initially not pressed.
 */
export const segment3 = v.strictObject({
  ...segmentFields,
  page1: posts,
  page2: posts,
  toasts: texts('item', 'like', 'unlike', 'comment', 'uncomment'),
})
