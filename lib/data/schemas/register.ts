import * as v from 'valibot'
import { icon, id, passwordLabels, picture, rows, text, texts } from './parts'

const fields = {
  toolbarTitle: text,
  logo: picture,
  username: text,
  usernamePlaceholder: text,
  password: text,
  passwordPlaceholder: text,
  email: text,
  emailPlaceholder: text,
  country: text,
  countryPlaceholder: text,
  city: text,
  cityPlaceholder: text,
  register: text,
  errorIcon: icon,
  errorUser: text,
  errorPassword: text,
  errorEmail: text,
  errorCountry: text,
  errorCity: text,
  countryTitle: text,
  countrySearch: text,
  countryNone: text,
  countries: rows(v.strictObject({ id, title: text })),
  consent: text,
  errorConsent: text,
  labels: passwordLabels,
}

/**
 * Register + logo 1 (behaviour §16): with a heading, a way to skip, and a member card that shows what is typed;
 * `strength.levels` are the words for one to four bars.
 */
export const register1 = v.strictObject({
  ...fields,
  title: text,
  subtitle: text,
  skip: text,
  card: v.strictObject({
    kind: text,
    number: text,
    owner: text,
    place: text,
    image: picture,
  }),
  strength: v.strictObject({ label: text, levels: v.pipe(rows(text), v.length(4)), hint: text }),
  toasts: texts('register', 'skip'),
})

/** Register + logo 2: a large logo before a wall of pictures, an icon for each field, and checks of the password. */
export const register2 = v.strictObject({
  ...fields,
  title: text,
  subtitle: text,
  pictures: v.pipe(rows(v.strictObject({ id, image: picture })), v.length(9)),
  checks: rows(v.strictObject({ id, name: v.picklist(['length', 'number', 'symbol']), title: text })),
  iconUsername: icon,
  iconPassword: icon,
  iconEmail: icon,
  iconCountry: icon,
  iconCity: icon,
  toasts: texts('register'),
})
