'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { email, required, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/register/layout2.json'
import { CredentialFields, PlaceFields } from './account-fields'
import { ConsentField } from './consent-field'
import { strongPassword } from './password'
import { PasswordRequirements } from './password-requirements'
import type { Account } from './use-account-form'

/** Props of Register1. */
export type Register1Props = ScreenProps<typeof english> & {
  /** Called with the valid values of both steps when the second step is submitted. */
  onSubmit?: (values: Account) => void
}

/**
 * Registration in two steps with a progress bar: first the account, then the place and the agreement to the terms. In the second
 * step, the back button returns to the first step. Pictures fill the bottom of the page.
 */
export default function Register1({ data = english, onBack, ...callbacks }: Register1Props) {
  const lang = useContentLang()
  const toast = useToast()
  const { onSubmit = ({ username }) => toast(interpolate(data.toasts.register, { username })) } = callbacks
  const [step, setStep] = useState(1)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const hasChangedStep = useRef(false)
  const accountForm = useForm({
    username: [required(data.errorUser)],
    email: [email(data.errorEmail)],
    password: [required(data.errorPassword), strongPassword(data.errorWeak)],
  })
  const placeForm = useForm({
    country: [required(data.errorCountry)],
    city: [required(data.errorCity)],
    consent: [required(data.errorConsent)],
  })
  const goToStep = (nextStep: number) => {
    hasChangedStep.current = true
    setStep(nextStep)
  }
  // Moves the focus to the heading of the new step, because the form that may contain the focus is replaced.
  useEffect(() => {
    if (hasChangedStep.current && step) headingRef.current?.focus()
  }, [step])
  const { title, subtitle } = step === 1 ? data : data.place

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={step === 1 ? onBack : () => goToStep(1)} />
      <Content>
        <form
          key={step}
          noValidate
          onSubmit={
            step === 1
              ? accountForm.handleSubmit(() => goToStep(2))
              : placeForm.handleSubmit((place) => onSubmit({ ...accountForm.values, ...place }))
          }
          className="mx-auto flex w-full max-w-md flex-none flex-col px-6 pt-2"
        >
          <p className="text-footnote text-secondary-label expressive:text-subhead">
            {interpolate(data.labels.step, { number: step }, lang)}
          </p>
          <div aria-hidden="true" className="mt-2 mb-5 flex gap-1.5">
            <span className="h-1.5 flex-1 rounded-full bg-tint-fill" />
            <span
              className={`h-1.5 flex-1 rounded-full transition-colors motion-duration-200 ${step === 2 ? 'bg-tint-fill' : 'bg-secondary-label/25'}`}
            />
          </div>
          <h1
            ref={headingRef}
            tabIndex={-1}
            className={`text-balance outline-hidden [--title-inset:3rem] ${fittedTitleClass(title)}`}
          >
            {title}
          </h1>
          <p className="mt-1 mb-5 text-pretty text-secondary-label">{subtitle}</p>
          <FieldGroup variant="filled">
            {step === 1 ? (
              <CredentialFields data={data} form={accountForm} showIcons />
            ) : (
              <PlaceFields data={data} form={placeForm} showIcons />
            )}
          </FieldGroup>
          {step === 1 ? (
            <PasswordRequirements
              password={accountForm.values.password}
              checks={data.checks}
              className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 px-4 text-footnote"
            />
          ) : (
            <ConsentField className="mt-3 px-1 ios-26:px-0" {...placeForm.getFieldProps('consent')}>
              {data.consent}
            </ConsentField>
          )}
          <Button type="submit" size="lg" className="mt-6">
            {step === 1 ? data.next : data.register}
          </Button>
        </form>
        <div
          aria-hidden="true"
          className="relative mt-8 -mb-[max(var(--safe-bottom,env(safe-area-inset-bottom)),2rem)] min-h-40 flex-1 overflow-hidden"
        >
          <div className="absolute -inset-x-10 top-5 grid -rotate-8 grid-cols-3 gap-2">
            {data.pictures.map(({ id, image }) => (
              <Picture
                key={id}
                src={image}
                eager
                ratio="square"
                sizes="160px"
                className="rounded-[14px] not-nth-[3n+2]:translate-y-6"
              />
            ))}
          </div>
        </div>
      </Content>
    </Page>
  )
}
