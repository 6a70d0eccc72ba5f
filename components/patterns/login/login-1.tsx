'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { BarButton } from '@/components/ui/bar-button'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { useContentState } from '@/components/ui/content-state'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitle } from '@/components/ui/fitted-title'
import { required, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { OrDivider } from '@/components/ui/or-divider'
import { Page } from '@/components/ui/page'
import { PhotoBackdrop, PhotoPanel } from '@/components/ui/photo-panel'
import type { ScreenProps } from '@/components/ui/screen-props'
import { SocialButtons } from '@/components/ui/social-buttons'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/login/layout2.json'

/** Props of Login1. */
export type Login1Props = ScreenProps<typeof english> & {
  /** Called with the values once they are valid. */
  onSubmit?: (values: { username: string; password: string }) => void
  /** Called with the values when a new account is requested. */
  onRegister?: (values: { username: string; password: string }) => void
  /** Called when the user skips the sign-in. */
  onSkip?: () => void
  /** Called with the network to sign in with. */
  onSelectNetwork?: (item: (typeof english)['socials'][number]) => void
}

/** Login over a photo: the form is in a panel at the bottom of the page. */
export default function Login1({ data = english, onBack, ...callbacks }: Login1Props) {
  const ready = useContentState().status === 'ready'
  const toast = useToast()
  const {
    onSubmit = ({ username }) => toast(interpolate(data.toasts.login, { username })),
    onRegister = ({ username }) => toast(interpolate(data.toasts.register, { username })),
    onSkip = () => toast(data.toasts.skip),
    onSelectNetwork = ({ title }) => toast(interpolate(data.toasts.social, { network: title })),
  } = callbacks
  const form = useForm({
    username: [required(data.errorUser)],
    password: [required(data.errorPassword)],
  })
  return (
    <Page>
      <Header
        over={ready && 'dark'}
        onBack={onBack}
        end={<BarButton onClick={onSkip}>{data.skip}</BarButton>}
      />
      {ready && <PhotoBackdrop name={data.background} alt={data.backgroundAlt} />}
      <Content className="pt-bar material:pb-0!">
        <PhotoPanel>
          <form noValidate onSubmit={form.submit(onSubmit)}>
            <h1
              className={`ios:text-balance ios:text-center [--gutter:5rem] ${fittedTitle(data.title, 'title1')}`}
            >
              {data.title}
            </h1>
            <p className="mt-0.5 text-label-2 text-subhead ios:text-balance ios:text-center">
              {data.subtitle}
            </p>
            <FieldGroup className="mt-4.5 material:mt-6">
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
            <div className="mt-4.5 flex gap-1 ios:flex-col-reverse material:mt-5 material:gap-2 baseline:flex-wrap baseline:justify-end expressive:flex-col-reverse">
              <Button
                variant="text"
                size="wide"
                onClick={form.submit(onRegister)}
                className="ios:min-h-11 expressive:bg-tint-soft expressive:text-on-secondary-container"
              >
                {data.register}
              </Button>
              <Button type="submit" size="wide">
                {data.login}
              </Button>
            </div>
            <OrDivider className="mt-2 mb-3.5 material:mt-6 material:mb-4">{data.socialTitle}</OrDivider>
            <SocialButtons items={data.socials} appleLabel={data.labels.apple} onSelect={onSelectNetwork} />
          </form>
        </PhotoPanel>
      </Content>
    </Page>
  )
}
