import * as v from 'valibot'
import {
  cardActionIcons,
  cardActionToastKeys,
  id,
  nonEmptyArray,
  picture,
  pictureFields,
  text,
  textObject,
} from './shared'

/** A musician on a card. `isLiked` and `favorite` are the initial states of the like and favorite buttons. */
const musicianCard = v.strictObject({
  id,
  image: picture,
  title: text,
  instrument: text,
  description: text,
  ...cardActionIcons,
  isLiked: v.boolean(),
  favorite: v.boolean(),
})

/** Keys of the labels of the like, favorite, and share buttons. */
export const cardActionLabelKeys = ['like', 'favorite', 'share'] as const

/**
 * The fields of a list of cards, each with a picture, a headline, and two buttons. The “ZoomIn” screen of the animations and the
 * “All Posts” tab use these fields.
 */
export const headlineCardsFields = {
  toolbarTitle: text,
  share: text,
  explore: text,
  items: nonEmptyArray(
    v.strictObject({ id, ...pictureFields, title: text, subtitle: text, description: text }),
  ),
  toasts: textObject('item', 'explore'),
}

/** The “Styled cards” screen: musicians. */
export const googleCards1 = v.strictObject({
  toolbarTitle: text,
  items: nonEmptyArray(musicianCard),
  toasts: textObject('item', ...cardActionToastKeys),
  labels: textObject(...cardActionLabelKeys),
})

/**
 * The “Styled cards 2” screen: trips. `action` is the text of a card's main button. The labels contain {title}, and
 * `labels.explore` and `toasts.explore` also contain {action}.
 */
export const googleCards2 = v.strictObject({
  toolbarTitle: text,
  items: nonEmptyArray(
    v.strictObject({ id, ...pictureFields, title: text, subtitle: text, description: text, action: text }),
  ),
  toasts: textObject('item', 'explore'),
  labels: textObject('share', 'explore'),
})

/** The “Full image cards” screen: cards with all text on the picture. */
export const googleCards3 = v.strictObject({
  toolbarTitle: text,
  items: nonEmptyArray(v.strictObject({ id, ...pictureFields, title: text, subtitle: text, distance: text })),
  toasts: textObject('item'),
})

/**
 * The “Full image cards with avatar” screen: `avatarTitle` is the person who shared the picture, and `avatarSubtitle` is the
 * person's location. The labels contain {number}.
 */
export const googleCards4 = v.strictObject({
  toolbarTitle: text,
  items: nonEmptyArray(
    v.strictObject({
      id,
      avatar: picture,
      avatarTitle: text,
      avatarSubtitle: text,
      time: text,
      ...pictureFields,
      title: text,
      description: text,
      likes: v.number(),
      replies: v.number(),
    }),
  ),
  toasts: textObject('item'),
  labels: textObject('likes', 'replies'),
})
