import * as v from 'valibot'
import { backgroundPictureFields, icon, nonEmptyArray, picture, socialLink, text, textObject } from './shared'

/** The English error message of an empty username or password field. */
export const EMPTY_FIELD_ERROR = "Field can't be empty."

/** The fields of both screens. The toasts `login` and `register` contain {username}, and `social` contains {network}. */
const loginFields = {
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
  socials: nonEmptyArray(socialLink),
  labels: textObject('showPassword', 'hidePassword', 'apple'),
}
const toastKeys = ['login', 'register', 'social', 'skip', 'forgot'] as const

/** The “Login + logo 1” screen: a plain page. `terms.text` contains {terms} and {privacy}. */
export const login1 = v.strictObject({
  ...loginFields,
  terms: textObject('text', 'terms', 'privacy'),
  toasts: textObject(...toastKeys, 'terms', 'privacy'),
})

/** The “Login + logo 2” screen: a form over a photo. `newHere` is the question before the `register` button. */
export const login2 = v.strictObject({
  ...loginFields,
  ...backgroundPictureFields,
  newHere: text,
  toasts: textObject(...toastKeys),
})
