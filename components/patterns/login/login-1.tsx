'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { BarButton } from '@/components/ui/bar-button'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { useContentState } from '@/components/ui/content-state'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { required, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { OrDivider } from '@/components/ui/or-divider'
import { Page } from '@/components/ui/page'
import { PhotoBackground } from '@/components/ui/photo-panel'
import type { ScreenProps } from '@/components/ui/screen-props'
import { signInLogos } from '@/components/ui/sign-in-logos'
import { SocialIcon } from '@/components/ui/social-icon'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/login/layout2.json'

/** Props of Login1. */
export type Login1Props = ScreenProps<typeof english> & {
  /** Called with the valid values when the form is submitted. */
  onSubmit?: (values: { username: string; password: string }) => void
  /** Called with the valid values when the button for a new account is pressed. */
  onRegister?: (values: { username: string; password: string }) => void
  /** Called when the “Forgot password?” button is pressed. */
  onForgot?: () => void
  /** Called when the user skips the login. */
  onSkip?: () => void
  /** Called with the network to log in with. */
  onSelectNetwork?: (item: (typeof english)['socials'][number]) => void
}

/** Classes of the form: on iOS, a translucent panel that floats over the photo; on Material, a sheet at the bottom edge. */
const sheetClass =
  'flex flex-none flex-col tablet:mx-auto tablet:w-full tablet:max-w-md ios:mx-2 ios:rounded-[34px] ios:px-5 ios:py-5 ios-26:glass-large ios-18:bg-white/92 ios-18:backdrop-blur-2xl ios-18:theme-dark:bg-[rgb(24_24_28/.9)] ios:[--field-background:#fff] ios:theme-dark:[--field-background:var(--pb-surface-2)] material:rounded-t-sheet material:bg-surface-container-low material:px-6 material:pt-8 material:pb-[max(env(safe-area-inset-bottom),2.5rem)] material:[--field-label-background:var(--pb-surface-container-low)]'

/** Colors of the Sign in with Apple button: black or white, as Apple's guidelines require. Material does not show the button. */
const appleClass = 'bg-black text-white theme-dark:bg-white theme-dark:text-black material:hidden'
const networkButtonClass =
  'bg-white text-label theme-dark:bg-fill-2 material:border material:border-outline-variant material:bg-transparent'
const logoColorClasses: Record<string, string> = { facebook: 'text-[#1877f2]', pinterest: 'text-[#e60023]' }

/** Login over a photo that fills the page: a greeting on the photo, and a sheet with the form and round network buttons. */
export default function Login1({ data = english, onBack, ...callbacks }: Login1Props) {
  const isReady = useContentState().status === 'ready'
  const toast = useToast()
  const {
    onSubmit = ({ username }) => toast(interpolate(data.toasts.login, { username })),
    onRegister = ({ username }) => toast(interpolate(data.toasts.register, { username })),
    onSkip = () => toast(data.toasts.skip),
    onForgot = () => toast(data.toasts.forgot),
    onSelectNetwork = ({ title }) => toast(interpolate(data.toasts.social, { network: title })),
  } = callbacks
  const form = useForm({
    username: [required(data.errorUser)],
    password: [required(data.errorPassword)],
  })
  return (
    <Page>
      <Header overPicture="dark" onBack={onBack} end={<BarButton onClick={onSkip}>{data.skip}</BarButton>} />
      {isReady && <PhotoBackground src={data.background} alt={data.backgroundAlt} />}
      <Content className="pt-bar ios:pb-2! material:pb-0!">
        <div data-hero className="mx-auto min-h-40 w-full max-w-md shrink-0 grow px-6 pt-4 pb-6 text-white">
          <h1 className={`text-balance [--title-inset:3rem] ${fittedTitleClass(data.title)}`}>
            {data.title}
          </h1>
          <p className="mt-1 text-pretty text-body">{data.subtitle}</p>
        </div>
        <form noValidate onSubmit={form.handleSubmit(onSubmit)} className={sheetClass}>
          <FieldGroup>
            <Field
              label={data.username}
              placeholder={data.usernamePlaceholder}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="next"
              {...form.getFieldProps('username')}
            />
            <Field
              label={data.password}
              placeholder={data.passwordPlaceholder}
              type="password"
              autoComplete="current-password"
              enterKeyHint="go"
              revealLabels={{ show: data.labels.showPassword, hide: data.labels.hidePassword }}
              {...form.getFieldProps('password')}
            />
          </FieldGroup>
          <Button
            variant="text"
            size="sm"
            onClick={() => onForgot()}
            className="-me-3 self-end px-3! baseline:mb-1"
          >
            {data.forgot}
          </Button>
          <Button type="submit" size="wide" className="mt-1">
            {data.login}
          </Button>
          <OrDivider className="mt-5 mb-4">{data.socialTitle}</OrDivider>
          <div className="mx-auto flex w-full max-w-72 justify-between">
            {data.socials.map((item) => (
              <button
                key={item.id}
                type="button"
                aria-label={item.network === 'apple' ? data.labels.apple : item.title}
                onClick={() => onSelectNetwork(item)}
                className={`pressable grid size-12 flex-none place-items-center rounded-full ${item.network === 'apple' ? appleClass : networkButtonClass}`}
              >
                <SocialIcon
                  network={item.network}
                  logos={signInLogos}
                  className={`size-5 ${logoColorClasses[item.network] ?? ''}`}
                />
              </button>
            ))}
          </div>
          <p className="mt-4 text-center text-subhead">
            {data.newHere}{' '}
            <button
              type="button"
              onClick={form.handleSubmit(onRegister)}
              className="tap-target rounded-sm font-semibold text-tint"
            >
              {data.register}
            </button>
          </p>
        </form>
      </Content>
    </Page>
  )
}
