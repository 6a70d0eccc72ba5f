import * as v from 'valibot'
import { icon, id, nonEmptyArray, pictureFields, text, textObject } from './shared'

/**
 * The “Payment” screen: an order, and a form with four fields for a bank card. `errors.expDatePast` contains {date}, the month
 * and the year that the user typed. `bank` is printed on the card, and `continue` is the button that pays by card. `toasts.pay`
 * contains {cardHolder} and {digits}, the last four digits of the card number, and `toasts.wallet` contains {wallet}.
 */
export const payment1 = v.strictObject({
  toolbarTitle: text,
  ...pictureFields,
  bank: text,
  title: text,
  /** A picture of the first item. */
  product: v.strictObject(pictureFields),
  items: nonEmptyArray(v.strictObject({ id, title: text, price: text })),
  total: v.strictObject({ label: text, price: text }),
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
  errors: textObject(
    'cardNumberEmpty',
    'cardNumberInvalid',
    'cardHolderEmpty',
    'expDateEmpty',
    'expDateInvalid',
    'expDatePast',
    'codeEmpty',
    'codeInvalid',
  ),
  toasts: textObject('pay', 'wallet'),
  labels: textObject('month', 'year'),
})
