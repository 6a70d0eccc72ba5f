import * as v from 'valibot'
import {
  backgroundPictureFields,
  icon,
  id,
  nonEmptyArray,
  passwordChecks,
  passwordLabels,
  picture,
  text,
  textObject,
} from './shared'

/** The fields of both screens of forgot-password. `toasts.send` contains {email}. */
const forgotPasswordFields = {
  toolbarTitle: text,
  logo: picture,
  title: text,
  subtitle: text,
  /** The label of the email field. The key is misspelled because databases already contain it. */
  lableEmail: text,
  /** The placeholder of the email field. */
  email: text,
  send: text,
  errorIcon: icon,
  errorEmail: text,
}

/** The “Simple” screen of forgot-password: a form, and an explanation of what happens after it is sent. */
export const forgetPassword1 = v.strictObject({
  ...forgotPasswordFields,
  /** Text of the button that requests a code by text message. */
  requestCode: text,
  /** A note at the end of the form. */
  help: text,
  toasts: textObject('send', 'requestCode'),
  /** Steps below the form that explain what happens after the form is sent. */
  nextSteps: v.strictObject({
    title: text,
    steps: nonEmptyArray(v.strictObject({ id, title: text, note: text })),
  }),
  /** Text that replaces the form after it is sent. `description` contains {email}; `again` is a button that shows the form again. */
  sent: textObject('title', 'description', 'note', 'again'),
})

/** The “With Background” screen of forgot-password: a form below a picture. */
export const forgetPassword2 = v.strictObject({
  ...forgotPasswordFields,
  ...backgroundPictureFields,
  toasts: textObject('send'),
})

const newPasswordFields = {
  toolbarTitle: text,
  title: text,
  subtitle: text,
  password: text,
  passwordPlaceholder: text,
  confirm: text,
  confirmPlaceholder: text,
  done: text,
  errorIcon: icon,
  errorPassword: text,
  errorConfirm: text,
  errorMatch: text,
  toasts: textObject('done'),
  labels: passwordLabels,
}

/** The “With Background” screen of new-password: the user's name on a picture, and the rules for the password. */
export const newPassword1 = v.strictObject({
  ...newPasswordFields,
  ...backgroundPictureFields,
  avatar: picture,
  fullName: text,
  username: text,
  rules: text,
  checks: passwordChecks,
  errorWeak: text,
})

/** The “Simple” screen of new-password, with the user's devices. */
export const newPassword2 = v.strictObject({
  ...newPasswordFields,
  logo: picture,
  /** The advice below the fields. */
  hint: text,
  /** The devices on which the user is logged in; the one with the ID 1 is this phone. */
  devices: v.strictObject({
    title: text,
    note: text,
    items: nonEmptyArray(
      v.strictObject({
        id,
        icon: v.picklist(['smartphone', 'laptop', 'tablet', 'tv']),
        title: text,
        note: text,
        /** Text of a warning on a device that the user may not recognize. */
        alert: v.optional(text),
      }),
    ),
  }),
  /** Text that replaces the form after the password is changed. */
  changed: textObject('title', 'description', 'button'),
})
