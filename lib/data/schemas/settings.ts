import * as v from 'valibot'
import { headerPictureFields, icon, id, rows, text, texts } from './shared'

const options = <K extends string>(...ids: K[]) => rows(v.strictObject({ id: v.picklist(ids), title: text }))
const accents = [
  'blue',
  'azure',
  'sky',
  'ocean',
  'slate',
  'green',
  'purple',
  'red',
  'orange',
  'yellow',
] as const

/**
 * The settings screen: the settings of the site, and rows that download the site for offline use, show the introduction, and
 * download the sample data.
 */
export const settings = v.strictObject({
  toolbarTitle: text,
  rtl: v.strictObject({ title: text, description: text, icon }),
  appearance: text,
  theme: v.strictObject({ title: text, options: options('light', 'dark', 'system') }),
  platform: v.strictObject({ title: text, options: options('ios', 'md') }),
  generation: v.strictObject({
    title: text,
    ios: options('26', '18'),
    md: options('expressive', 'baseline'),
  }),
  accent: v.strictObject({
    title: text,
    options: v.pipe(
      v.array(v.strictObject({ id: v.picklist(accents), title: text, description: text })),
      v.length(accents.length),
    ),
  }),
  language: v.strictObject({ title: text, options: options('en', 'ar') }),
  messages: v.strictObject({
    title: text,
    description: text,
    options: options('2000', '5000', '10000', '20000'),
  }),
  offline: v.strictObject({
    title: text,
    description: text,
    icon,
    note: text,
    downloading: text,
    progress: text,
    downloaded: text,
    failed: text,
    retry: text,
  }),
  intro: v.strictObject({ title: text, description: text, icon }),
  download: v.strictObject({ title: text, description: text, icon }),
  toasts: texts('rtl', 'ltr', 'messages', 'saved', 'failed'),
})
export type Settings = v.InferOutput<typeof settings>

const size = v.picklist(['small', 'medium', 'large'])
const articleSection = <T extends v.GenericSchema>(row: T) =>
  v.strictObject({ title: text, items: rows(row) })

/** An article that shows text styles, buttons, and icons. */
export const textview = v.strictObject({
  toolbarTitle: text,
  ...headerPictureFields,
  /** The sign of a tram stop on the photo. */
  sign: texts('line', 'stop', 'direction'),
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
    sizes: rows(v.strictObject({ id, size: v.picklist(['xs', 'sm', 'lg', 'xl', '2xl']), title: text })),
  }),
  icons: v.strictObject({
    title: text,
    note: text,
    items: rows(v.strictObject({ id, icon, title: text })),
    sizes: rows(v.strictObject({ id, size, title: text })),
  }),
})
