import * as v from 'valibot'
import { backgroundPicture, icon, picture, rows, social, text, texts } from './parts'

/** The text of both login errors in English. */
export const LOGIN_ERROR = "Field can't be empty."

const fields = {
  toolbarTitle: text,
  logo: picture,
  title: text,
  subtitle: text,
  username: text,
  usernamePlaceholder: text,
  password: text,
  passwordPlaceholder: text,
  login: text,
  forgot: text,
  register: text,
  skip: text,
  errorUser: text,
  errorPassword: text,
  errorIcon: icon,
  socialTitle: text,
  socials: rows(social),
  labels: texts('showPassword', 'hidePassword', 'apple'),
}
const toastKeys = ['login', 'register', 'social', 'skip', 'forgot'] as const

/** Login + logo 1: a plain page. `terms.text` contains {terms} and {privacy}. */
export const login1 = v.strictObject({
  ...fields,
  terms: texts('text', 'terms', 'privacy'),
  toasts: texts(...toastKeys, 'terms', 'privacy'),
})

/** Login + logo 2: a sheet over a photo. `newHere` is the question before the link to `register`. */
export const login2 = v.strictObject({
  ...fields,
  ...backgroundPicture,
  newHere: text,
  toasts: texts(...toastKeys),
})
