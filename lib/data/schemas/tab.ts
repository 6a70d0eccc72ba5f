import * as v from 'valibot'
import { actionSheet2 } from './action-sheet'
import { conversation } from './comment'
import { form1 } from './form'
import { googleCards4, headlineCards } from './google-cards'
import { company, companyLabels } from './maps'
import { icon, id, picture, rows, text, texts } from './parts'

/** The bar that three tabs share; each of their files holds it, because each can be the first one read. */
const tab = v.strictObject({ id, name: v.pipe(v.string(), v.regex(/^tab[1-9]$/)), title: text, icon })
const bar = { tabs: v.pipe(v.array(tab), v.length(3)) }
const labels = texts('tabs')

/** All Posts (behaviour §30): cards with two buttons, as on Google cards 2. */
export const tab1 = v.strictObject({ ...headlineCards, ...bar, labels: texts('tabs', 'share', 'explore') })
export type Tab1 = v.InferOutput<typeof tab1>

/** Followers: sixteen people and where they are from. */
export const tab2 = v.strictObject({
  toolbarTitle: text,
  ...bar,
  title: text,
  items: rows(v.strictObject({ id, avatar: picture, title: text, subtitle: text })),
  toasts: texts('item'),
  labels,
})
export type Tab2 = v.InferOutput<typeof tab2>

/** Comments of the first bar. */
export const tab3 = v.strictObject({ ...conversation, ...bar, labels })
export type Tab3 = v.InferOutput<typeof tab3>

/** Likes: full image cards with avatar. */
export const tab4 = v.strictObject({ ...googleCards4.entries, ...bar, labels })
export type Tab4 = v.InferOutput<typeof tab4>

/** Comments of the second bar, on a line: oldest first. */
export const tab5 = v.strictObject({ ...conversation, ...bar, labels })
export type Tab5 = v.InferOutput<typeof tab5>

/** Send: the fields of Form + Write Comment. */
export const tab6 = v.strictObject({ ...form1.entries, ...bar, labels })
export type Tab6 = v.InferOutput<typeof tab6>

/** Product: under a parallax photo, with the sheet of spec §3; `subtitle` is the seller. */
export const tab7 = v.strictObject({ ...actionSheet2.entries, ...bar, labels: texts('tabs', 'more') })
export type Tab7 = v.InferOutput<typeof tab7>

/** Comments of the third bar. */
export const tab8 = v.strictObject({ ...conversation, ...bar, labels })
export type Tab8 = v.InferOutput<typeof tab8>

/** Map: as GMAPS + About Us. */
export const tab9 = v.strictObject({ ...company, ...bar, labels: texts('tabs', ...companyLabels) })
export type Tab9 = v.InferOutput<typeof tab9>
