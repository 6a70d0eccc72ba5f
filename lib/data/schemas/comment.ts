import * as v from 'valibot'
import { id, picture, rows, text, texts } from './parts'

/** A conversation: how many say something, about what, and the latest of them; also SlideIn Left of the animations. */
export const conversation = {
  toolbarTitle: text,
  allComments: text,
  subtitle: text,
  items: rows(v.strictObject({ id, image: picture, title: text, time: text, description: text })),
  toasts: texts('item'),
}

/** Comments Basic (behaviour §6); `title` is the author, `image` the avatar. */
export const comment1 = v.strictObject(conversation)

/** Comments With Timeline: oldest first, as the line runs. */
export const comment2 = v.strictObject(conversation)
