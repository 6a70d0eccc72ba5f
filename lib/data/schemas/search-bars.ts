import * as v from 'valibot'
import { headerPicture, icon, id, picture, price, rows, template, text, texts } from './parts'

/**
 * A list with a search field. `search` is its placeholder and label, `noResults` contains {query}, and `labels.results`
 * contains {number} and {total}.
 */
const searching = {
  toolbarTitle: text,
  search: text,
  noResults: v.strictObject({ title: template, description: text }),
  toasts: texts('item'),
  labels: texts('results'),
}

/**
 * Simple: groups of people. `tone` is the color of a group's icon. Recent groups have a `latest` message, and the others have
 * `faces`.
 */
export const searchBars1 = v.strictObject({
  ...searching,
  recentTitle: text,
  allTitle: text,
  items: rows(
    v.strictObject({
      id,
      title: text,
      subtitle: v.optional(text),
      latest: v.optional(text),
      time: v.optional(text),
      faces: v.optional(rows(v.strictObject({ id, avatar: picture }))),
      icon,
      tone: v.picklist(['clay', 'teal', 'violet', 'blue', 'rose', 'green', 'amber', 'slate']),
    }),
  ),
})

/** Recent searches. */
const recent = { recentTitle: text, recents: rows(v.strictObject({ id, title: text })) }

/** Field + header: the shelves of a music library. `keywords`: what a search finds in a shelf besides its title. */
export const searchBars2 = v.strictObject({
  ...searching,
  ...headerPicture,
  ...recent,
  browse: text,
  items: rows(v.strictObject({ id, title: text, image: picture, keywords: v.optional(text) })),
})

/** Kinds of tours. A scope shows one kind, or `all` of them. */
const kinds = ['foot', 'water', 'night'] as const

/** Field + header 2: tours. `subtitle` of a tour is its duration. */
export const searchBars3 = v.strictObject({
  ...searching,
  ...headerPicture,
  ...recent,
  subtitle: text,
  scopesTitle: text,
  scopes: rows(v.strictObject({ id, scope: v.picklist(['all', ...kinds]), title: text })),
  suggestionsTitle: text,
  items: rows(
    v.strictObject({
      id,
      icon,
      image: picture,
      scope: v.picklist(kinds),
      title: text,
      subtitle: text,
      price,
    }),
  ),
})
