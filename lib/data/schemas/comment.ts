import * as v from 'valibot'
import { id, nonEmptyArray, picture, pictureFields, text, textObject } from './shared'

const commentFields = { id, image: picture, title: text, time: text, description: text }
const headingFields = { toolbarTitle: text, allComments: text, subtitle: text, toasts: textObject('item') }

/**
 * A conversation: its heading (`allComments`), subject (`subtitle`), and comments. The “Comments” tabs and the “SlideIn Left”
 * screen use these fields.
 */
export const conversationFields = { ...headingFields, items: nonEmptyArray(v.strictObject(commentFields)) }

/**
 * Keys of the labels of the composer, the bar for writing a message. `you` and `now` are the author and the time of a
 * new message.
 */
export const composerLabelKeys = ['message', 'send', 'you', 'now'] as const

/**
 * The “Comments Basic” screen. `title` of a comment is the author’s name, and `image` is the author’s avatar. The top-level
 * `avatar` is that of the current user. `post` is the subject of the comments. A comment with a `depth` of 1 is a reply. `oldest`
 * and `newest` are the names of the two sort orders. `replying` is shown above the composer while the user writes a reply.
 * `labels.likes` contains {title} and {number}.
 */
export const comment1 = v.strictObject({
  toolbarTitle: text,
  allComments: text,
  oldest: text,
  newest: text,
  avatar: picture,
  post: v.strictObject({ avatar: picture, author: text, time: text, ...pictureFields, title: text }),
  items: nonEmptyArray(v.strictObject({ ...commentFields, depth: v.picklist([0, 1]), likes: v.number() })),
  replying: text,
  labels: textObject(...composerLabelKeys, 'likes', 'reply', 'replyTo', 'cancelReply'),
})

/**
 * The “Comments With Timeline” screen: comments, oldest first, and the places where they were written. The picture shows the
 * subject.
 */
export const comment2 = v.strictObject({
  ...headingFields,
  ...pictureFields,
  avatar: picture,
  labels: textObject(...composerLabelKeys),
  items: nonEmptyArray(v.strictObject({ ...commentFields, place: text })),
})
