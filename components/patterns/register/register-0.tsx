'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { BarButton } from '@/components/ui/bar-button'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Logo } from '@/components/ui/logo'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/register/layout1.json'
import { CredentialFields, PlaceFields } from './account-fields'
import { ConsentField } from './consent-field'
import { passwordStrength } from './password'
import { type Account, useAccountForm } from './use-account-form'

/** Props of Register0. */
export type Register0Props = ScreenProps<typeof english> & {
  /** Called with the valid values when the form is submitted. */
  onSubmit?: (values: Account) => void
  /** Called when the user skips the registration. */
  onSkip?: () => void
}

/** Colors of the strength meter, by the number of colored bars (1 to 4). */
const barColorClasses = ['', 'bg-[#D13438]', 'bg-[#C77700]', 'bg-[#2E8B57]', 'bg-[#1B7A43]']

/**
 * Registration: a member card that shows the typed username, city, and country; five fields in two groups; a password strength
 * meter; and the agreement to the terms. The user can skip the registration.
 */
export default function Register0({ data = english, onBack, ...callbacks }: Register0Props) {
  const toast = useToast()
  const {
    onSubmit = ({ username }) => toast(interpolate(data.toasts.register, { username })),
    onSkip = () => toast(data.toasts.skip),
  } = callbacks
  const form = useAccountForm(data)
  const { username, password, city, country } = form.values
  const { card, strength } = data
  const strengthLevel = passwordStrength(password)
  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        onBack={onBack}
        end={<BarButton onClick={onSkip}>{data.skip}</BarButton>}
      />
      <Content grouped>
        <form
          noValidate
          onSubmit={form.handleSubmit(onSubmit)}
          className="mx-auto flex w-full max-w-md flex-col px-margin pt-2 ios:[--field-background:var(--pb-surface)] material:pt-1"
        >
          {/* A decorative card, hidden from screen readers: what the user types is also in the fields. */}
          <div
            aria-hidden="true"
            className="squircle relative isolate flex min-h-42 ios-18:min-h-50 baseline:min-h-40 flex-col overflow-hidden rounded-card p-5 text-white shadow-[0_12px_32px_rgb(0_40_50/.3)]"
          >
            <Picture
              src={card.image}
              eager
              ratio="fill"
              className="absolute! inset-0 -z-1 after:absolute after:inset-0 after:bg-[rgb(4_22_30/.35)]"
            />
            <span className="flex items-center justify-between gap-3 text-footnote">
              <Logo className="size-9" />
              {card.kind}
            </span>
            <span className="mt-auto flex flex-wrap items-end justify-between gap-x-3 pt-3">
              <span className="min-w-0 flex-[1_1_7em]">
                <span className="line-clamp-1 break-all text-title2">{username || card.owner}</span>
                <span className="line-clamp-1 break-all text-subhead text-white/90">
                  {[city, country].filter(Boolean).join(' · ') || card.place}
                </span>
              </span>
              <span className="flex-none text-footnote tabular-nums">{card.number}</span>
            </span>
          </div>
          <h1 className={`mt-5 [--title-inset:3rem] ${fittedTitleClass(data.title, 'title1')}`}>
            {data.title}
          </h1>
          <p className="mb-4 text-pretty text-secondary-label text-subhead material:mb-5">{data.subtitle}</p>
          <FieldGroup className="ios:[&_label]:min-w-[7em] expressive:*:segmented-list expressive:*:mx-0! expressive:*:gap-0.5!">
            <CredentialFields data={data} form={form} />
            {/* The strength meter looks like the last cell of the group, except in Material 3 Baseline. */}
            <div className="px-4 text-footnote text-secondary-label ios:col-span-full ios:-mt-px ios:rounded-b-field ios:bg-surface ios:pt-1 ios:pb-3.5 baseline:pt-1 baseline:pb-2 expressive:pt-3 expressive:pb-3.5 expressive:text-subhead">
              <div aria-hidden="true" className="mb-1.5 flex gap-1">
                {strength.levels.map((word, barIndex) => (
                  <span
                    key={word}
                    className={`h-1 flex-1 rounded-full transition-colors motion-duration-200 ${barIndex < strengthLevel ? barColorClasses[strengthLevel] : 'bg-secondary-label/25'}`}
                  />
                ))}
              </div>
              <p role="status">
                {strengthLevel > 0
                  ? `${strength.label}: ${strength.levels[strengthLevel - 1]}`
                  : strength.hint}
              </p>
            </div>
          </FieldGroup>
          {/* Material: country and city share a line if both fit. */}
          <FieldGroup className="mt-4 ios:[&_label]:min-w-[7em] material:*:items-start material:*:@min-[20.5em]:grid-cols-2 expressive:*:segmented-list expressive:*:mx-0! expressive:*:gap-0.5! expressive:@min-[20.5em]:*:*:first:rounded-se-[4px]! expressive:@min-[20.5em]:*:*:first:rounded-es-group expressive:@min-[20.5em]:*:*:last:rounded-es-[4px]! expressive:@min-[20.5em]:*:*:last:rounded-se-group">
            <PlaceFields data={data} form={form} />
          </FieldGroup>
          <ConsentField className="mt-3 px-1 ios-26:px-0" {...form.getFieldProps('consent')}>
            {data.consent}
          </ConsentField>
          <Button type="submit" size="lg" className="mt-6">
            {data.register}
          </Button>
        </form>
      </Content>
    </Page>
  )
}
