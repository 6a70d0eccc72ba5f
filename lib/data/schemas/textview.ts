import * as v from 'valibot'
import { headerPictureFields, icon, id, nonEmptyArray, text, textObject } from './shared'

const size = v.picklist(['small', 'medium', 'large'])
const articleSection = <T extends v.GenericSchema>(item: T) =>
  v.strictObject({ title: text, items: nonEmptyArray(item) })

/** An article that shows text styles, buttons, and icons. */
export const textview = v.strictObject({
  toolbarTitle: text,
  ...headerPictureFields,
  /** The sign of a tram stop on the photo. */
  sign: textObject('line', 'stop', 'direction'),
  typography: articleSection(
    v.strictObject({
      id,
      style: v.picklist(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p']),
      title: text,
      note: v.optional(text),
    }),
  ),
  textSizes: articleSection(v.strictObject({ id, size, title: text, note: text })),
  buttons: v.strictObject({
    note: text,
    ...articleSection(
      v.strictObject({
        id,
        variant: v.picklist(['fill', 'soft', 'outline', 'text']),
        title: text,
        icon: v.optional(icon),
      }),
    ).entries,
    sizes: nonEmptyArray(
      v.strictObject({ id, size: v.picklist(['xs', 'sm', 'lg', 'xl', '2xl']), title: text }),
    ),
  }),
  icons: v.strictObject({
    title: text,
    note: text,
    items: nonEmptyArray(v.strictObject({ id, icon, title: text })),
    sizes: nonEmptyArray(v.strictObject({ id, size, title: text })),
  }),
})
