import * as v from 'valibot'
import { icon, nonEmptyArray, text, textObject } from './shared'

const options = <K extends string>(...ids: K[]) =>
  nonEmptyArray(v.strictObject({ id: v.picklist(ids), title: text }))
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
 * download the sample data. `messages` is the duration of toasts; the IDs of its options are in ms. `offline.downloading`
 * contains {percent}, `toasts.messages` contains {time}, and `toasts.saved` contains {name}, the name of the downloaded file.
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
  toasts: textObject('rtl', 'ltr', 'messages', 'saved', 'failed'),
})
export type Settings = v.InferOutput<typeof settings>
