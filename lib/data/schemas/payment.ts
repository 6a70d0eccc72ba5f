import * as v from 'valibot'
import { icon, pictured, text, texts } from './parts'

/**
 * Payment (spec §3, behaviour §19): labels of the four fields and what each says when it is wrong. `errors.expDatePast`
 * knows {date}, the month and year typed; `toasts.pay` knows {cardHolder} and {digits}, the card's last four,
 * `toasts.wallet` the {wallet}.
 */
export const payment1 = v.strictObject({
  toolbarTitle: text,
  ...pictured,
  title: text,
  subtitle: text,
  or: text,
  cardNumber: text,
  cardNumberPlaceholder: text,
  cardHolder: text,
  cardHolderPlaceholder: text,
  expDate: text,
  expDatePlaceholder: text,
  code: text,
  codePlaceholder: text,
  continue: text,
  note: text,
  errorIcon: icon,
  errors: texts(
    'cardNumberEmpty',
    'cardNumberInvalid',
    'cardHolderEmpty',
    'expDateEmpty',
    'expDateInvalid',
    'expDatePast',
    'codeEmpty',
    'codeInvalid',
  ),
  toasts: texts('pay', 'wallet'),
  labels: texts('month', 'year'),
})
