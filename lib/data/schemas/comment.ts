import * as v from 'valibot'
import { id, picture, rows, text, texts } from './parts'

/** A conversation: number of comments, subject, and the latest comments. Also used by SlideIn Left of the animations. */
export const conversation = {
  toolbarTitle: text,
  allComments: text,
  subtitle: text,
  items: rows(v.strictObject({ id, image: picture, title: text, time: text, description: text })),
  toasts: texts('item'),
}

/** Keys of the labels of the bar for writing a message; `you` and `now` are author and time of a new one. */
export const composerLabels = ['message', 'send', 'you', 'now'] as const

/** Comments Basic. `title` is the author, `image` the avatar, `avatar` that of the user. */
export const comment1 = v.strictObject({ ...conversation, avatar: picture, labels: texts(...composerLabels) })

/** Comments With Timeline: the oldest comment first. */
export const comment2 = comment1
