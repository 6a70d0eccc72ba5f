import * as v from 'valibot'
import { icon, id, nonEmptyArray, passwordChecks, passwordLabels, picture, text, textObject } from './shared'

/** The fields of both screens. `countryNoResults` contains {query}, and `toasts.register` contains {username}. */
const registerFields = {
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
  countryNoResults: text,
  countries: nonEmptyArray(v.strictObject({ id, title: text })),
  consent: text,
  errorConsent: text,
  labels: passwordLabels,
}

/**
 * The “Register + logo 1” screen: a form with a skip button, and a member card that shows the typed name and place.
 * `strength.levels` are the labels of the password strength meter with one, two, three, and four colored bars.
 */
export const register1 = v.strictObject({
  ...registerFields,
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
  strength: v.strictObject({ label: text, levels: v.pipe(nonEmptyArray(text), v.length(4)), hint: text }),
  toasts: textObject('register', 'skip'),
})

/**
 * The “Register + logo 2” screen: a form in two steps, with rules for the password. A grid of pictures is below the form. `place`
 * is the heading of the second step. `labels.step` contains {number}.
 */
export const register2 = v.strictObject({
  ...registerFields,
  title: text,
  subtitle: text,
  place: textObject('title', 'subtitle'),
  next: text,
  errorWeak: text,
  pictures: v.pipe(nonEmptyArray(v.strictObject({ id, image: picture })), v.length(9)),
  checks: passwordChecks,
  iconUsername: icon,
  iconPassword: icon,
  iconEmail: icon,
  iconCountry: icon,
  iconCity: icon,
  labels: textObject('showPassword', 'hidePassword', 'step'),
  toasts: textObject('register'),
})
