import * as v from 'valibot'

/** Any text for users. It is never empty, because data without a text omits the field. */
export const text = v.pipe(v.string(), v.nonEmpty())

/**
 * A string that can contain placeholders, as in `{title} opened`. `interpolate()` replaces the placeholders. In toasts and labels
 * of rows, {title} is the title of the row. The comments of the schemas list all other placeholders.
 */
export const template = text

/** ID of a row, unique within its list. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Name of a picture: the name of its file in `media/masters` without the extension. */
export const picture = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z0-9]+)*$/))

/** Name of a Lucide icon, in kebab-case. */
export const icon = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** An email address. All addresses end in `.example`, so that tapping an address never contacts a real person. */
export const email = v.pipe(v.string(), v.email(), v.endsWith('.example'))

/** Returns the schema of a list with at least one row. */
export const nonEmptyArray = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.minLength(1))

/** A picture with its alternative text. */
export const pictureFields = { image: picture, imageAlt: text }

/** The background picture of a page. */
export const backgroundPictureFields = { background: picture, backgroundAlt: text }

/** A photo at the top of a page. */
export const headerPictureFields = { headerImage: picture, headerImageAlt: text }

/** Returns the schema of an object of strings with the given keys, such as the toasts of a screen. */
export const textObject = <K extends string>(...keys: K[]) =>
  v.strictObject(Object.fromEntries(keys.map((key) => [key, template])) as Record<K, typeof template>)

/** Labels of the button that shows or hides the value of a password field. */
export const passwordLabels = textObject('showPassword', 'hidePassword')

/** The rules for a new password. */
export const passwordChecks = nonEmptyArray(
  v.strictObject({ id, name: v.picklist(['length', 'number', 'symbol']), title: text }),
)

/** Labels of a carousel: its name, and the position of one slide, which contains {number} and {total}. */
export const carouselLabels = textObject('slides', 'slide')

/** A button of a dialog. A button without a role confirms the dialog. */
export const dialogButton = v.strictObject({
  text,
  role: v.optional(v.picklist(['cancel', 'destructive', 'send'])),
})

/** The input of a dialog: an email field. */
export const dialogInput = v.strictObject({
  name: v.literal('email'),
  type: v.literal('email'),
  placeholder: text,
})

/** A link to a social network or sign-in service. `network` selects its logo. */
export const socialLink = v.strictObject({
  id,
  network: v.picklist(['apple', 'facebook', 'twitter', 'google', 'pinterest', 'instagram']),
  title: text,
})

/** The like or the comment button of a post. `text` is the name of the button and contains {number}. */
export const reaction = v.strictObject({ icon, number: v.number(), text, isActive: v.boolean() })

/** An amount with its currency sign, in the format of the language: `$42.99`, `٤٢٫٩٩ $`. */
export const price = v.pipe(v.string(), v.regex(/^\P{Sc}*\p{N}.*\p{Sc}$|^\p{Sc}\p{N}/u))

/** Duration of a recording: `3:42`, `1:04:10`, in the digits of the language. */
export const duration = v.pipe(v.string(), v.regex(/^\p{Nd}{1,2}(:\p{Nd}{2}){1,2}$/u))

/** The five stars of a rating. `isActive` marks the filled and half-filled stars. */
export const stars = v.pipe(v.array(v.strictObject({ isActive: v.boolean(), icon })), v.length(5))

/** The center of a map in degrees, its zoom level, and its controls. */
export const map = v.strictObject({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  zoom: v.pipe(v.number(), v.minValue(0), v.maxValue(22)),
  mapTypeControl: v.boolean(),
  streetViewControl: v.boolean(),
})

/** Texts below a map: why Google's map is not shown, except for a missing API key; `open` is the link to a maps app. */
export const mapFallback = textObject('loading', 'noNetwork', 'refused', 'open')

/** Names of the icons of the like, favorite, and share buttons. Screens do not read them, because the icons are fixed. */
export const cardActionIcons = { iconLike: icon, iconFavorite: icon, iconShare: icon }

/** Keys of the toasts of the like and favorite buttons. The share button needs no keys: `useShare` has its own texts. */
export const cardActionToastKeys = ['like', 'unlike', 'favorite', 'unfavorite'] as const
