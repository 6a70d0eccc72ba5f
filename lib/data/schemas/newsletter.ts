import * as v from 'valibot'
import { dialogButton, dialogInput, icon, rows, text, texts } from './shared'

/** The newsletter card. Demo builds, which do not send the email address, show `sample` and `toasts.sample`. */
export const newsletter = v.strictObject({
  icon,
  header: text,
  message: text,
  sample: text,
  sending: text,
  input: dialogInput,
  buttons: rows(dialogButton),
  errors: texts('email', 'refused', 'timeout', 'offline'),
  toasts: texts('sent', 'sample'),
})
export type Newsletter = v.InferOutput<typeof newsletter>
