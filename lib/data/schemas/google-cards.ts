import * as v from 'valibot'
import { cardActionIcons, cardActionToasts, id, picture, rows, text, texts, withPicture } from './parts'

/** A musician on a card. `isLiked` and `favorite` are the initial states of the first two buttons. */
const personCard = v.strictObject({
  id,
  image: picture,
  title: text,
  instrument: text,
  description: text,
  ...cardActionIcons,
  isLiked: v.boolean(),
  favorite: v.boolean(),
})

/** Keys of the labels of `cardActionIcons`. All of them contain {title}. */
export const cardActionLabels = ['like', 'favorite', 'share'] as const

/** Cards with a headline on the picture and two buttons. Used by ZoomIn of the animations and by a tab. */
export const headlineCards = {
  toolbarTitle: text,
  share: text,
  explore: text,
  items: rows(v.strictObject({ id, ...withPicture, title: text, subtitle: text, description: text })),
  toasts: texts('item', 'explore'),
}

/** Styled cards: people. */
export const googleCards1 = v.strictObject({
  toolbarTitle: text,
  items: rows(personCard),
  toasts: texts('item', ...cardActionToasts),
  labels: texts(...cardActionLabels),
})

/** Styled cards 2: trips. `action` is the text of a card's main button. The labels contain {title}; `explore` also contains {action}. */
export const googleCards2 = v.strictObject({
  toolbarTitle: text,
  items: rows(
    v.strictObject({ id, ...withPicture, title: text, subtitle: text, description: text, action: text }),
  ),
  toasts: texts('item', 'explore'),
  labels: texts('share', 'explore'),
})

/** Full image cards: title and subtitle on the picture. */
export const googleCards3 = v.strictObject({
  toolbarTitle: text,
  items: rows(v.strictObject({ id, ...withPicture, title: text, subtitle: text, distance: text })),
  toasts: texts('item'),
})

/** Full image cards with avatar: the person who shared the picture, the place, and the time. The labels contain {number}. */
export const googleCards4 = v.strictObject({
  toolbarTitle: text,
  items: rows(
    v.strictObject({
      id,
      avatar: picture,
      avatarTitle: text,
      avatarSubtitle: text,
      time: text,
      ...withPicture,
      title: text,
      description: text,
      likes: v.number(),
      replies: v.number(),
    }),
  ),
  toasts: texts('item'),
  labels: texts('likes', 'replies'),
})
