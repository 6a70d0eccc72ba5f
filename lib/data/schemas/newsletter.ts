import * as v from 'valibot'
import { dialogButton, dialogInput, icon, nonEmptyArray, text, textObject } from './shared'

/** The newsletter card. Demo builds, which do not send the email address, show `sample` and `toasts.sample`. */
export const newsletter = v.strictObject({
  icon,
  header: text,
  message: text,
  sample: text,
  sending: text,
  input: dialogInput,
  buttons: nonEmptyArray(dialogButton),
  errors: textObject('email', 'refused', 'timeout', 'offline'),
  toasts: textObject('sent', 'sample'),
})
export type Newsletter = v.InferOutput<typeof newsletter>
