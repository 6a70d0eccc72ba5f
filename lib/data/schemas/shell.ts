import * as v from 'valibot'
import { backgroundPicture, picture, text } from './parts'

/** The header of the side menu; its entries are those of the catalog. */
export const menu = v.strictObject({ background: picture, image: picture, title: text })

/** The first screen. `title` contains a line break, and `description` contains {patterns} and {screens}. */
export const home = v.strictObject({
  toolbarTitle: text,
  logo: picture,
  title: text,
  subtitle: text,
  subtitle2: text,
  description: text,
  link: v.pipe(v.string(), v.startsWith('/')),
  linkText: text,
  ...backgroundPicture,
})
export type Home = v.InferOutput<typeof home>
