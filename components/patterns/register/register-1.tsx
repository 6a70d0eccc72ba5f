'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitle } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { LogoTile } from '@/components/ui/logo'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { shade } from '@/components/ui/shade'
import { Check } from '@/components/ui/symbols/check'
import { Circle } from '@/components/ui/symbols/circle'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/register/layout2.json'
import { ContactFields, SignInFields } from './account-form'
import { Consent } from './consent'
import { type PasswordCheck, passes } from './password'
import { type Account, useAccountForm } from './use-account-form'

/** Props of Register1. */
export type Register1Props = ScreenProps<typeof english> & {
  /** Called with the values once they are valid. */
  onSubmit?: (values: Account) => void
}

/** Registration below a large logo on a wall of pictures: five fields with icons on Material, password requirements, one button. */
export default function Register1({ data = english, onBack, ...callbacks }: Register1Props) {
  const toast = useToast()
  const { onSubmit = ({ username }) => toast(interpolate(data.toasts.register, { username })) } = callbacks
  const form = useAccountForm(data)
  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" over onBack={onBack} />
      <Content>
        <div
          data-hero
          className="relative isolate flex min-h-[36cqh] ios:min-h-[43cqh] flex-none flex-col justify-end overflow-hidden text-white"
        >
          <div
            aria-hidden="true"
            className="absolute -inset-x-10 -top-14 -z-1 grid -rotate-8 grid-cols-3 gap-2"
          >
            {data.pictures.map(({ id, image }) => (
              <Picture
                key={id}
                name={image}
                eager
                ratio="square"
                sizes="160px"
                className="rounded-[14px] not-nth-[3n+2]:translate-y-6"
              />
            ))}
          </div>
          <div className={`px-6 pt-24 pb-5 [--fade:6rem] ${shade}`}>
            <div className="mx-auto flex w-full max-w-md items-center gap-3.5">
              <LogoTile className="size-15 flex-none" />
              <div className="min-w-0">
                <h1 className={`text-balance [--gutter:8rem] ${fittedTitle(data.title, 'title2')}`}>
                  {data.title}
                </h1>
                <p className="mt-0.5 text-pretty text-subhead">{data.subtitle}</p>
              </div>
            </div>
          </div>
        </div>
        <form
          noValidate
          onSubmit={form.submit(onSubmit)}
          className="mx-auto flex w-full max-w-md flex-1 flex-col px-6 pt-5"
        >
          <FieldGroup variant="filled">
            <SignInFields data={data} form={form} />
          </FieldGroup>
          <ul className="mt-2 mb-3 flex flex-wrap gap-x-4 gap-y-1 px-4 text-footnote">
            {data.checks.map(({ id, name, title }) => {
              const isPassed = passes(form.values.password, name as PasswordCheck)
              return (
                <li
                  key={id}
                  className={`flex items-center gap-1.5 ${isPassed ? 'font-medium text-tint' : 'text-label-2'}`}
                >
                  {isPassed ? (
                    <Check aria-hidden="true" strokeWidth={2.5} className="size-3.5" />
                  ) : (
                    <Circle aria-hidden="true" strokeWidth={2} className="size-3.5" />
                  )}
                  {title}
                </li>
              )
            })}
          </ul>
          <FieldGroup variant="filled">
            <ContactFields data={data} form={form} />
          </FieldGroup>
          <Consent className="mt-2 px-1 ios-26:mt-3 ios-26:px-0" {...form.field('consent')}>
            {data.consent}
          </Consent>
          <Button type="submit" size="lg" className="mt-6">
            {data.register}
          </Button>
        </form>
      </Content>
    </Page>
  )
}
