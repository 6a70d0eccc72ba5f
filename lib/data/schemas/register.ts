import * as v from 'valibot'
import { icon, passwordLabels, picture, text, texts } from './parts'

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
  labels: passwordLabels,
}

/** Register + logo 1 (behaviour §16): with a heading and a way to skip. */
export const register1 = v.strictObject({
  ...fields,
  title: text,
  subtitle: text,
  skip: text,
  toasts: texts('register', 'skip'),
})
export type Register1 = v.InferOutput<typeof register1>

/** Register + logo 2: a large logo, and an icon for each field. */
export const register2 = v.strictObject({
  ...fields,
  iconUsername: icon,
  iconPassword: icon,
  iconEmail: icon,
  iconCountry: icon,
  iconCity: icon,
  toasts: texts('register'),
})
export type Register2 = v.InferOutput<typeof register2>

/** What both have: enough for the form itself. */
export type Register = Register1 | Register2
