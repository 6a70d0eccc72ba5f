import * as v from 'valibot'
import { headed, icon, id, picture, price, rows, template, text, texts } from './parts'

/**
 * A list that answers while one types: `search` is the placeholder and the name of the field, `noResults` knows {query},
 * `labels.results` counts with {number} and {total}.
 */
const searching = {
  toolbarTitle: text,
  search: text,
  noResults: v.strictObject({ title: template, description: text }),
  toasts: texts('item'),
  labels: texts('results'),
}

/** Simple (behaviour §25): groups of people. */
export const searchBars1 = v.strictObject({
  ...searching,
  items: rows(v.strictObject({ id, title: text, subtitle: text, icon })),
})

/** What was searched for before. */
const recent = { recentTitle: text, recents: rows(v.strictObject({ id, title: text })) }

/** Field + header: the shelves of a music library. */
export const searchBars2 = v.strictObject({
  ...searching,
  ...headed,
  ...recent,
  browse: text,
  items: rows(v.strictObject({ id, title: text, image: picture })),
})

/** A word for the code: which tours a scope shows, `all` of them or one kind. */
const kinds = ['foot', 'water', 'night'] as const

/** Field + header 2: tours; `subtitle` of a tour says how long it takes. */
export const searchBars3 = v.strictObject({
  ...searching,
  ...headed,
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
