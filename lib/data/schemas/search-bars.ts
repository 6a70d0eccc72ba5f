import * as v from 'valibot'
import {
  headerPictureFields,
  icon,
  id,
  nonEmptyArray,
  picture,
  price,
  template,
  text,
  textObject,
} from './shared'

/**
 * The fields of all three screens, each of which is a list with a search field. `search` is the placeholder and label of the
 * search field, `noResults.title` contains {query}, and `labels.results` contains {number} and {total}.
 */
const searchListFields = {
  toolbarTitle: text,
  search: text,
  noResults: v.strictObject({ title: template, description: text }),
  toasts: textObject('item'),
  labels: textObject('results'),
}

/**
 * The “Simple” screen: groups of people. `tone` is the color of a group's icon. Recent groups have a `latestMessage`, and the
 * other groups have `faces`, the avatars of a few members.
 */
export const searchBars1 = v.strictObject({
  ...searchListFields,
  recentTitle: text,
  allTitle: text,
  items: nonEmptyArray(
    v.strictObject({
      id,
      title: text,
      subtitle: v.optional(text),
      latestMessage: v.optional(text),
      time: v.optional(text),
      faces: v.optional(nonEmptyArray(v.strictObject({ id, avatar: picture }))),
      icon,
      tone: v.picklist(['clay', 'teal', 'violet', 'blue', 'rose', 'green', 'amber', 'slate']),
    }),
  ),
})

/** The list of recent searches and its heading. */
const recentSearchesFields = {
  recentTitle: text,
  recents: nonEmptyArray(v.strictObject({ id, title: text })),
}

/**
 * The “Field + header” screen: the categories of a music library. `browse` is the heading of the categories. A search finds a
 * category by its title or `keywords`.
 */
export const searchBars2 = v.strictObject({
  ...searchListFields,
  ...headerPictureFields,
  ...recentSearchesFields,
  browse: text,
  items: nonEmptyArray(v.strictObject({ id, title: text, image: picture, keywords: v.optional(text) })),
})

/** Kinds of tours. A search scope shows the tours of one kind, or `all` tours. */
const tourKinds = ['foot', 'water', 'night'] as const

/** The “Field + header 2” screen: tours. `subtitle` of a tour is its duration and a detail, such as “3 hours, seated”. */
export const searchBars3 = v.strictObject({
  ...searchListFields,
  ...headerPictureFields,
  ...recentSearchesFields,
  subtitle: text,
  scopesTitle: text,
  scopes: nonEmptyArray(v.strictObject({ id, scope: v.picklist(['all', ...tourKinds]), title: text })),
  suggestionsTitle: text,
  items: nonEmptyArray(
    v.strictObject({
      id,
      icon,
      image: picture,
      scope: v.picklist(tourKinds),
      title: text,
      subtitle: text,
      price,
    }),
  ),
})
