import * as v from 'valibot'

/** Anything a person reads. Never empty: a screen that has nothing to say leaves the field out. */
export const text = v.pipe(v.string(), v.nonEmpty())

/** A text with places for values, such as `{title} opened`; `fill()` puts them in. */
export const template = text

/** Number of a row, unique within its list. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Name of a picture: the file's name in `media/` without its ending. */
export const picture = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z0-9]+)*$/))

/** Name of an icon of lucide, in kebab-case. */
export const icon = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** An e-mail address; ours end in `.example` so that a tap never writes to a real person. */
export const email = v.pipe(v.string(), v.email(), v.endsWith('.example'))

/** A list with at least one row. */
export const rows = <T extends v.GenericSchema>(row: T) => v.pipe(v.array(row), v.minLength(1))

/** A picture that carries meaning, with the words that stand for it. */
export const pictured = { image: picture, imageAlt: text }

/** A picture behind a whole page. */
export const backdrop = { background: picture, backgroundAlt: text }

/** A photo at the top of a page. */
export const headed = { headerImage: picture, headerImageAlt: text }

/** The words of an object whose keys are given, such as the toasts of a screen. */
export const texts = <K extends string>(...keys: K[]) =>
  v.strictObject(Object.fromEntries(keys.map((key) => [key, template])) as Record<K, typeof template>)

/** Words for the button that shows or hides what is typed into a password field. */
export const passwordLabels = texts('showPassword', 'hidePassword')

/** Words for a slider: what it shows, and the place of one slide. */
export const slideLabels = texts('slides', 'slide')

/** A button of a dialog (spec §3); a button without a role confirms. */
export const dialogButton = v.strictObject({
  text,
  role: v.optional(v.picklist(['cancel', 'destructive', 'send'])),
})

/** The one input of a dialog. */
export const dialogInput = v.strictObject({
  name: v.literal('email'),
  type: v.literal('email'),
  placeholder: text,
})

/** A way in through another service; its mark is chosen by `network`. */
export const social = v.strictObject({
  id,
  network: v.picklist(['apple', 'facebook', 'twitter', 'google', 'pinterest', 'instagram']),
  title: text,
})

/** The like or the comment button of a post (spec §3). */
export const reaction = v.strictObject({ icon, number: v.number(), text, isActive: v.boolean() })

/** An amount with its currency sign (spec §3), as readers of the language write it: `$42.99`, `٤٢٫٩٩ $`. */
export const price = v.pipe(v.string(), v.regex(/^\P{Sc}*\p{N}.*\p{Sc}$|^\p{Sc}\p{N}/u))

/** How long a piece of music plays: `3:42`, `1:04:10`, in the digits of the language. */
export const duration = v.pipe(v.string(), v.regex(/^\p{Nd}{1,2}(:\p{Nd}{2}){1,2}$/u))

/** The five stars of a rating (spec §3). */
export const stars = v.pipe(v.array(v.strictObject({ isActive: v.boolean(), icon })), v.length(5))

/** What a map shows (spec §3), degrees and zoom steps. */
export const map = v.strictObject({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  zoom: v.pipe(v.number(), v.minValue(0), v.maxValue(22)),
  mapTypeControl: v.boolean(),
  streetViewControl: v.boolean(),
})

/** Under a map that is not Google's: one sentence for each reason, and the name of the link to the device's own maps. */
export const mapFallback = texts('loading', 'noNetwork', 'refused', 'open')

/** The three icon buttons of cards and headers; like and favourite stay pressed, share only answers. */
export const answerIcons = { iconLike: icon, iconFavorite: icon, iconShare: icon }

/** What the toasts of `answerIcons` are called. */
export const answers = ['like', 'unlike', 'favorite', 'unfavorite', 'share'] as const
