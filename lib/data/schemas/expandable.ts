import * as v from 'valibot'
import { answerLabels } from './google-cards'
import { answerIcons, answers, headed, icon, id, picture, pictured, price, rows, text, texts } from './parts'

/** List big image (behaviour §12): singers, and the albums inside; `labels` know {title} and {count}. */
export const expandable1 = v.strictObject({
  toolbarTitle: text,
  items: rows(
    v.strictObject({
      id,
      title: text,
      description: text,
      image: picture,
      ...answerIcons,
      isLiked: v.boolean(),
      favorite: v.boolean(),
      items: rows(v.strictObject({ id, title: text, description: text, image: picture, iconPlay: icon })),
    }),
  ),
  toasts: texts('item', ...answers),
  labels: texts('play', 'records', ...answerLabels),
})

/**
 * Full image with CTA: only the button opens, `labels.expand` says what it buys; inside are the ways to pay,
 * `labels.option` fills in {option}.
 */
export const expandable2 = v.strictObject({
  toolbarTitle: text,
  button: text,
  items: rows(v.strictObject({ id, ...pictured, title: text, price, items: rows(text) })),
  toasts: texts('item'),
  labels: texts('expand', 'option'),
})

/** Centered with header: a place, and what to do there. */
export const expandable3 = v.strictObject({
  toolbarTitle: text,
  ...headed,
  title: text,
  subtitle: text,
  count: text,
  items: rows(v.strictObject({ id, icon, title: text, items: rows(text) })),
  toasts: texts('item'),
})
