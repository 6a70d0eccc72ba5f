'use client'
import { formatDigits, interpolate } from '@patternbook/engine/data/interpolate'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { required, useForm, type ValidationRule } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { OrDivider } from '@/components/ui/or-divider'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/payment/layout1.json'
import {
  digitsOf,
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
  type ValidationError,
  validateCardNumber,
  validateExpiry,
  validateSecurityCode,
} from './bank-card'
import { BankCardIllustration } from './bank-card-illustration'
import { getFormatOnInputProps } from './format-on-input'
import { PayButton, type Wallet } from './pay-button'

const errorMessage = (
  error: ValidationError,
  messages: Partial<Record<NonNullable<ValidationError>, string>>,
) => error && messages[error]

// Material: the two short fields, date and code, share a line if both fit.
const twoColumnClass =
  'material:*:@min-[20.5em]:grid-cols-2 material:*:@min-[20.5em]:*:nth-[-n+2]:col-span-full material:*:items-start'

// Material 3 Expressive: the fields are one group with rounded corners. If date and code share the last line, the bottom corners
// of the group are the bottom start corner of the date and the bottom end corner of the code.
const segmentedClass =
  'expressive:*:segmented-list expressive:*:mx-0! expressive:*:gap-0.5! expressive:@min-[20.5em]:*:*:nth-3:rounded-es-group expressive:@min-[20.5em]:*:*:last:rounded-es-[4px]!'

/** Props of Payment0. */
export type Payment0Props = ScreenProps<typeof english> & {
  /** Called with the valid values when the form is submitted: the number without spaces, and the expiry date as MM/YY. */
  onSubmit?: (card: { number: string; holder: string; expiry: string; code: string }) => void
  /** Called with the wallet whose pay button is pressed. */
  onPayWithWallet?: (wallet: Wallet) => void
}

/** Payment with a wallet or a card. An illustrated card shows the typed values. By default, nothing is sent. */
export default function Payment0({ data = english, onBack, ...callbacks }: Payment0Props) {
  const lang = useContentLang()
  const { errors } = data
  const toast = useToast()
  const {
    onSubmit = ({ number, holder }) =>
      toast(
        interpolate(data.toasts.pay, { cardHolder: holder, digits: formatDigits(number.slice(-4), lang) }),
      ),
    onPayWithWallet = (wallet) => toast(interpolate(data.toasts.wallet, { wallet })),
  } = callbacks

  const numberRule: ValidationRule = (value) =>
    errorMessage(validateCardNumber(value), {
      empty: errors.cardNumberEmpty,
      invalid: errors.cardNumberInvalid,
    })
  const holderRule: ValidationRule = required(errors.cardHolderEmpty)
  const expiryRule: ValidationRule = (value) =>
    errorMessage(validateExpiry(value, new Date()), {
      empty: errors.expDateEmpty,
      invalid: errors.expDateInvalid,
      past: interpolate(errors.expDatePast, { date: formatDigits(value, lang) }),
    })
  const codeRule: ValidationRule = (value, { number = '' }) =>
    errorMessage(validateSecurityCode(value, number), {
      empty: errors.codeEmpty,
      invalid: errors.codeInvalid,
    })
  const form = useForm({ number: [numberRule], holder: [holderRule], expiry: [expiryRule], code: [codeRule] })
  const { values } = form
  const pay = form.handleSubmit((card) =>
    onSubmit({ ...card, number: digitsOf(card.number), holder: card.holder.trim() }),
  )
  const digitFieldProps = { inputMode: 'numeric', dir: 'ltr' } as const

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content grouped>
        <BankCardIllustration image={data.image} alt={data.imageAlt} bank={data.bank} {...values} />
        <form
          noValidate
          onSubmit={pay}
          className="mx-auto flex w-full max-w-lg flex-1 flex-col px-margin pt-3 ios:[--field-background:var(--pb-surface)]"
        >
          <section className="squircle mb-3 rounded-field bg-surface p-3.5 material:rounded-card">
            <h1 className="text-title3">{data.title}</h1>
            <div className="mt-2 flex items-center gap-2">
              <Picture
                src={data.product.image}
                alt={data.product.imageAlt}
                ratio="square"
                sizes="40px"
                eager
                className="w-10 flex-none rounded-thumbnail"
              />
              <ul className="grid min-w-0 flex-1 gap-0.5 text-subhead">
                {data.items.map((item) => (
                  <li key={item.id} className="flex flex-wrap justify-between gap-x-2">
                    <span className="min-w-0 flex-[1_1_8em] wrap-break-word text-secondary-label">
                      {item.title}
                    </span>
                    <span className="flex-none tabular-nums">{item.price}</span>
                  </li>
                ))}
              </ul>
            </div>
            <p className="mt-2.5 flex justify-between gap-4 border-separator border-t-hairline pt-2.5 text-headline">
              <span>{data.total.label}</span>
              <span className="flex-none tabular-nums">{data.total.price}</span>
            </p>
          </section>
          <PayButton onPay={onPayWithWallet} />
          <OrDivider className="my-3">{data.or}</OrDivider>
          <FieldGroup className={`rtl:[&_[dir=ltr]]:text-end ${twoColumnClass} ${segmentedClass}`}>
            <Field
              label={data.cardNumber}
              placeholder={data.cardNumberPlaceholder}
              autoComplete="cc-number"
              enterKeyHint="next"
              {...digitFieldProps}
              {...getFormatOnInputProps(formatCardNumber)}
              {...form.getFieldProps('number')}
            />
            <Field
              label={data.cardHolder}
              placeholder={data.cardHolderPlaceholder}
              autoComplete="cc-name"
              autoCapitalize="words"
              spellCheck={false}
              enterKeyHint="next"
              {...form.getFieldProps('holder')}
            />
            <Field
              label={data.expDate}
              placeholder={data.expDatePlaceholder}
              autoComplete="cc-exp"
              enterKeyHint="next"
              {...digitFieldProps}
              {...getFormatOnInputProps(formatExpiry)}
              {...form.getFieldProps('expiry')}
            />
            <Field
              label={data.code}
              placeholder={data.codePlaceholder}
              autoComplete="cc-csc"
              enterKeyHint="done"
              {...digitFieldProps}
              {...getFormatOnInputProps((text) => formatSecurityCode(text, values.number))}
              {...form.getFieldProps('code')}
            />
          </FieldGroup>
          <Button type="submit" size="lg" className="mt-3.5 baseline:self-end">
            {data.continue}
          </Button>
          <p className="mt-auto pt-6 text-footnote text-secondary-label expressive:text-subhead">
            {data.note}
          </p>
        </form>
      </Content>
    </Page>
  )
}
