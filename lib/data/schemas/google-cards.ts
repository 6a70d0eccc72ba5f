import * as v from 'valibot'
import { answerIcons, answers, id, picture, pictured, rows, text, texts } from './parts'

/** A person on a card. `isLiked` and `favorite` are the initial states of the first two buttons. */
const personCard = v.strictObject({
  id,
  image: picture,
  title: text,
  birthYear: text,
  country: text,
  description: text,
  ...answerIcons,
  isLiked: v.boolean(),
  favorite: v.boolean(),
})

/** Cards of people. Also used by BounceIn of the animations. */
export const personCards = {
  toolbarTitle: text,
  items: rows(personCard),
  toasts: texts('item', ...answers),
}

/** Keys of the labels of `answerIcons`. All of them contain {title}. */
export const answerLabels = ['like', 'favorite', 'share'] as const

/** Cards with a headline on the picture and two buttons. Also used by ZoomIn of the animations. */
export const headlineCards = {
  toolbarTitle: text,
  share: text,
  explore: text,
  items: rows(v.strictObject({ id, ...pictured, title: text, subtitle: text, description: text })),
  toasts: texts('item', 'share', 'explore'),
}

/** Styled cards. */
export const googleCards1 = v.strictObject({ ...personCards, labels: texts(...answerLabels) })

/** Styled cards 2. The labels contain {title}, the title of the card. */
export const googleCards2 = v.strictObject({ ...headlineCards, labels: texts('share', 'explore') })

/** Full image cards: title and subtitle on the picture. */
export const googleCards3 = v.strictObject({
  toolbarTitle: text,
  items: rows(v.strictObject({ id, ...pictured, title: text, subtitle: text })),
  toasts: texts('item'),
})

/** Full image cards with avatar: the person who shared the picture, the place, and the time. */
export const googleCards4 = v.strictObject({
  toolbarTitle: text,
  items: rows(
    v.strictObject({
      id,
      avatar: picture,
      avatarTitle: text,
      avatarSubtitle: text,
      time: text,
      ...pictured,
      title: text,
      description: text,
    }),
  ),
  toasts: texts('item'),
})
