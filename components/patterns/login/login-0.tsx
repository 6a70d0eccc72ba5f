'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { BarButton } from '@/components/ui/bar-button'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitle } from '@/components/ui/fitted-title'
import { required, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { LogoTile } from '@/components/ui/logo'
import { OrDivider } from '@/components/ui/or-divider'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { SocialButtons } from '@/components/ui/social-buttons'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/login/layout1.json'

/** Props of Login0. */
export type Login0Props = ScreenProps<typeof english> & {
  /** Called with the values once they are valid. */
  onSubmit?: (values: { username: string; password: string }) => void
  /** Called with the values when a new account is requested. */
  onRegister?: (values: { username: string; password: string }) => void
  /** Called when the user forgot the password. */
  onForgot?: () => void
  /** Called when the user skips the sign-in. */
  onSkip?: () => void
  /** Called with the network to sign in with. */
  onSelectNetwork?: (item: (typeof english)['socials'][number]) => void
  /** Called with `terms` or `privacy` when that document's link is pressed. */
  onLegal?: (document: 'terms' | 'privacy') => void
}

/** Login on a plain page: logo, two fields, the main button above the one for a new account, four social networks, legal text. */
export default function Login0({ data = english, onBack, ...callbacks }: Login0Props) {
  const toast = useToast()
  const {
    onSubmit = ({ username }) => toast(interpolate(data.toasts.login, { username })),
    onRegister = ({ username }) => toast(interpolate(data.toasts.register, { username })),
    onSkip = () => toast(data.toasts.skip),
    onForgot = () => toast(data.toasts.forgot),
    onSelectNetwork = ({ title }) => toast(interpolate(data.toasts.social, { network: title })),
    onLegal = (document) => toast(data.toasts[document]),
  } = callbacks
  const form = useForm({
    username: [required(data.errorUser)],
    password: [required(data.errorPassword)],
  })
  return (
    <Page>
      <Header onBack={onBack} end={<BarButton onClick={onSkip}>{data.skip}</BarButton>} />
      <Content>
        <form
          noValidate
          onSubmit={form.submit(onSubmit)}
          className="mx-auto flex w-full max-w-md flex-1 flex-col px-6 pt-6 text-center"
        >
          <LogoTile className="mx-auto mb-4 size-18 flex-none" />
          <h1 className={`text-balance material:font-medium [--gutter:3rem] ${fittedTitle(data.title)}`}>
            {data.title}
          </h1>
          <p className="mt-1.5 mb-5 text-balance text-label-2 material:mt-1 material:mb-6 material:text-subhead">
            {data.subtitle}
          </p>
          <FieldGroup variant="filled" className="text-start">
            <Field
              label={data.username}
              placeholder={data.usernamePlaceholder}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="next"
              {...form.field('username')}
            />
            <Field
              label={data.password}
              placeholder={data.passwordPlaceholder}
              type="password"
              autoComplete="current-password"
              enterKeyHint="go"
              reveal={{ show: data.labels.showPassword, hide: data.labels.hidePassword }}
              {...form.field('password')}
            />
          </FieldGroup>
          <Button variant="text" size="sm" onClick={onForgot} className="-me-3 self-end px-3!">
            {data.forgot}
          </Button>
          <Button size="lg" type="submit" className="mt-2">
            {data.login}
          </Button>
          <Button variant="outline" size="lg" onClick={form.submit(onRegister)} className="mt-2.5">
            {data.register}
          </Button>
          <OrDivider className="mt-5 mb-4">{data.socialTitle}</OrDivider>
          <SocialButtons items={data.socials} appleLabel={data.labels.apple} onSelect={onSelectNetwork} />
          <p className="mt-auto pt-8 text-footnote text-label-2">
            {data.terms.text.split(/\{(terms|privacy)\}/).map((part) =>
              part === 'terms' || part === 'privacy' ? (
                <button
                  key={part}
                  type="button"
                  onClick={() => onLegal(part)}
                  className="tap-target rounded-sm font-medium text-tint"
                >
                  {data.terms[part]}
                </button>
              ) : (
                part
              ),
            )}
          </p>
        </form>
      </Content>
    </Page>
  )
}
