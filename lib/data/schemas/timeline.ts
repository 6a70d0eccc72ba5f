import * as v from 'valibot'
import { icon, id, nonEmptyArray, picture, pictureFields, text, textObject } from './shared'

const timelineFields = { toolbarTitle: text, toasts: textObject('item') }

/** The “Cards” screen: events on cards, newest first. `description` is the name and location of a friend. */
export const timeline1 = v.strictObject({
  ...timelineFields,
  items: nonEmptyArray(v.strictObject({ id, title: text, description: text, time: text, ...pictureFields })),
})

const team = v.strictObject({ title: text, score: text, icon })

/**
 * The “Avatar” screen: the events of a match, each with its `team`. The toast contains {time}, {title}, and {subtitle}, and
 * `labels.score` contains {home}, {homeScore}, {away}, and {awayScore}.
 */
export const timeline2 = v.strictObject({
  ...timelineFields,
  ...pictureFields,
  title: text,
  description: text,
  home: team,
  away: team,
  items: nonEmptyArray(
    v.strictObject({
      id,
      title: text,
      subtitle: text,
      time: text,
      avatar: picture,
      team: v.picklist(['home', 'away']),
      icon,
    }),
  ),
  labels: textObject('score'),
})

/** The “Comments” screen: `subtitle` is the author's handle without its @ sign, in Latin letters in every language. */
export const timeline3 = v.strictObject({
  ...timelineFields,
  items: nonEmptyArray(
    v.strictObject({
      id,
      day: text,
      time: text,
      avatar: picture,
      title: text,
      subtitle: text,
      description: text,
    }),
  ),
})
