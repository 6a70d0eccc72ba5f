import * as v from 'valibot'
import {
  backgroundPictureFields,
  icon,
  id,
  passwordChecks,
  passwordLabels,
  picture,
  rows,
  text,
  texts,
} from './shared'

const forgotPasswordFields = {
  toolbarTitle: text,
  logo: picture,
  title: text,
  subtitle: text,
  /** The label of the field; the misspelled key is part of the database. */
  lableEmail: text,
  /** The placeholder of the field. */
  email: text,
  send: text,
  errorIcon: icon,
  errorEmail: text,
}

/** The “Simple” screen of forgot-password: a plain page with the next steps. */
export const forgetPassword1 = v.strictObject({
  ...forgotPasswordFields,
  /** Text of the button for another way to get access. */
  requestCode: text,
  /** A note at the end of the page. */
  help: text,
  toasts: texts('send', 'requestCode'),
  /** What happens after the link is sent. */
  nextSteps: v.strictObject({ title: text, steps: rows(v.strictObject({ id, title: text, note: text })) }),
  /** Replaces the form after the link is sent; `description` contains {email}. */
  sent: texts('title', 'description', 'note', 'again'),
})

/** The “With Background” screen of forgot-password: the form is on a picture. */
export const forgetPassword2 = v.strictObject({
  ...forgotPasswordFields,
  ...backgroundPictureFields,
  toasts: texts('send'),
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
  toasts: texts('done'),
  labels: passwordLabels,
}

/** The “With Background” screen of new-password: the user's account on a picture, and the rules for the password. */
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
  /** The devices with an open session; the first one is this phone. */
  devices: v.strictObject({
    title: text,
    note: text,
    items: rows(
      v.strictObject({
        id,
        icon: v.picklist(['smartphone', 'laptop', 'tablet', 'tv']),
        title: text,
        note: text,
        /** A warning, on a device that the user may not know. */
        alert: v.optional(text),
      }),
    ),
  }),
  /** Replaces the form after the password is changed. */
  changed: texts('title', 'description', 'button'),
})
