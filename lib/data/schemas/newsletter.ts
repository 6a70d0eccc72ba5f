import * as v from 'valibot'
import { dialogButton, dialogInput, icon, nonEmptyArray, text, textObject } from './shared'

/** The newsletter card. Demo builds, which send no address, show `sample` and `toasts.sample`. Both toasts contain {email}. */
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
