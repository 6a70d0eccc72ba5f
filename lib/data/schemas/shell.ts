import * as v from 'valibot'
import { backgroundPictureFields, picture, text } from './shared'

/** The header of the side menu. The entries of the menu come from the catalog and are not in this object. */
export const menu = v.strictObject({ background: picture, image: picture, title: text })

/** The home page. `title` has a line break, `description` contains {patterns} and {screens}, and `link` is a path of the site. */
export const home = v.strictObject({
  toolbarTitle: text,
  logo: picture,
  title: text,
  subtitle: text,
  subtitle2: text,
  description: text,
  link: v.pipe(v.string(), v.startsWith('/')),
  linkText: text,
  ...backgroundPictureFields,
})
export type Home = v.InferOutput<typeof home>
