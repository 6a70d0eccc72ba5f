import * as v from 'valibot'
import { id, picture, rows, text, texts, withPicture } from './parts'

const comment = { id, image: picture, title: text, time: text, description: text }
const heading = { toolbarTitle: text, allComments: text, subtitle: text, toasts: texts('item') }

/** A conversation: number of comments, subject, and the latest comments. Also used by SlideIn Left of the animations. */
export const conversation = { ...heading, items: rows(v.strictObject(comment)) }

/**
 * Keys of the labels of the bar for writing a message; `you` and `now` are the author and the time of a new message.
 */
export const composerLabels = ['message', 'send', 'you', 'now'] as const

/**
 * Comments Basic: `title` is the author’s name, `image` the author’s avatar, and `avatar` the avatar of the current
 * user. `post` is the subject of the comments; a `depth` of 1 is a reply. `subtitle` and `newest` name the two sort orders.
 * `replying` is above the composer while the user writes a reply.
 */
export const comment1 = v.strictObject({
  toolbarTitle: text,
  allComments: text,
  subtitle: text,
  newest: text,
  avatar: picture,
  post: v.strictObject({ avatar: picture, author: text, time: text, ...withPicture, title: text }),
  items: rows(v.strictObject({ ...comment, depth: v.picklist([0, 1]), likes: v.number() })),
  replying: text,
  labels: texts(...composerLabels, 'likes', 'reply', 'replyTo', 'cancelReply'),
})

/** Comments With Timeline: the oldest comment first, each with the place where it was written. The picture shows their subject. */
export const comment2 = v.strictObject({
  ...heading,
  ...withPicture,
  avatar: picture,
  labels: texts(...composerLabels),
  items: rows(v.strictObject({ ...comment, place: text })),
})
