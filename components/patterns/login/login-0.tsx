'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { BarButton } from '@/components/ui/bar-button'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { required, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { LogoTile } from '@/components/ui/logo'
import { OrDivider } from '@/components/ui/or-divider'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { signInLogos } from '@/components/ui/sign-in-logos'
import { SocialButtons } from '@/components/ui/social-buttons'
import { SocialIcon } from '@/components/ui/social-icon'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/login/layout1.json'

/** Props of Login0. */
export type Login0Props = ScreenProps<typeof english> & {
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
  /** Called with `terms` or `privacy` when the button of that document is pressed. */
  onOpenDocument?: (document: 'terms' | 'privacy') => void
}

/** SVG paths of the shapes on 40 × 40 tiles: quarter circle, circle, leaf, arch, stripes, and another quarter circle. */
const tileShapePaths = [
  'M0 0A40 40 0 0 1 40 40H0Z',
  'M20 4A16 16 0 1 1 20 36A16 16 0 1 1 20 4Z',
  'M0 40A40 40 0 0 1 40 0A40 40 0 0 1 0 40Z',
  'M0 40V20A20 20 0 0 1 40 20V40Z',
  'M0 0H40V8H0ZM0 16H40V24H0ZM0 32H40V40H0Z',
  'M40 0A40 40 0 0 0 0 40H40Z',
]
/** Fill colors of the shapes: similar shades of violet, so that the tiles do not distract, and one coral. */
const fillClasses = [
  'fill-[#5636e6]',
  'fill-[#6a4df0]',
  'fill-[#3a22b8]',
  'fill-[#5636e6]',
  'fill-[#8468f6]',
  'fill-[#3a22b8]',
  'fill-[#ff6f61]',
]

/** Position, shape, and color of each tile: four rows of nine tiles. Shape and color are indexes into the two lists above. */
const placedTiles = Array.from({ length: 36 }, (_, index) => {
  const row = Math.floor(index / 9)
  return {
    x: (index % 9) * 40,
    y: row * 40,
    shapeIndex: (index * 5 + row * 2) % 6,
    fillIndex: (index * 3 + row * 2) % 7,
  }
})

/** A decorative background of geometric tiles. The logo overlaps its lower edge. */
function TileBackground() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 160"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full bg-[#4b2be0] theme-dark:opacity-80"
    >
      {placedTiles.map(({ x, y, shapeIndex, fillIndex }) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${y})`}
          d={tileShapePaths[shapeIndex]}
          className={fillClasses[fillIndex]}
        />
      ))}
    </svg>
  )
}

/** Returns whether a network has a wide button. The other networks have round buttons. */
const hasWideButton = ({ network }: { network: string }) => network === 'apple' || network === 'google'
const logoColorClasses: Record<string, string> = { facebook: 'text-[#1877f2]', pinterest: 'text-[#e60023]' }

/** Login: decorative tiles at the top, a logo, a form, buttons for social networks, and legal text. */
export default function Login0({ data = english, onBack, ...callbacks }: Login0Props) {
  const toast = useToast()
  const {
    onSubmit = ({ username }) => toast(interpolate(data.toasts.login, { username })),
    onRegister = ({ username }) => toast(interpolate(data.toasts.register, { username })),
    onSkip = () => toast(data.toasts.skip),
    onForgot = () => toast(data.toasts.forgot),
    onSelectNetwork = ({ title }) => toast(interpolate(data.toasts.social, { network: title })),
    onOpenDocument = (document) => toast(data.toasts[document]),
  } = callbacks
  const form = useForm({
    username: [required(data.errorUser)],
    password: [required(data.errorPassword)],
  })
  return (
    <Page>
      <Header overPicture="dark" onBack={onBack} end={<BarButton onClick={onSkip}>{data.skip}</BarButton>} />
      <Content>
        <div data-hero className="relative h-36 flex-none expressive:h-48">
          <TileBackground />
        </div>
        <form
          noValidate
          onSubmit={form.handleSubmit(onSubmit)}
          className="mx-auto relative flex w-full max-w-md flex-1 flex-col px-6 text-center expressive:-mt-7 expressive:rounded-t-sheet expressive:bg-page expressive:tablet:mt-0"
        >
          <LogoTile className="relative mx-auto -mt-10 mb-3 size-20 flex-none border-4 border-page" />
          <h1
            className={`text-balance baseline:font-medium [--title-inset:3rem] ${fittedTitleClass(data.title)}`}
          >
            {data.title}
          </h1>
          <p className="mt-1.5 mb-5 text-balance text-secondary-label material:mt-1 material:mb-6 material:text-subhead">
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
          <Button variant="text" size="sm" onClick={() => onForgot()} className="-me-3 self-end px-3!">
            {data.forgot}
          </Button>
          <Button size="lg" type="submit" className="mt-2">
            {data.login}
          </Button>
          <Button
            variant="outline"
            size="lg"
            onClick={form.handleSubmit(onRegister)}
            className="mt-2.5 expressive:border-transparent expressive:bg-secondary-container expressive:text-on-secondary-container!"
          >
            {data.register}
          </Button>
          <OrDivider className="mt-5 mb-4">{data.socialTitle}</OrDivider>
          {/* On iOS, Apple has its own row above the other networks. Material does not show Apple. */}
          <div className="flex flex-wrap justify-center gap-2">
            <SocialButtons
              items={data.socials.filter(hasWideButton)}
              appleLabel={data.labels.apple}
              onSelect={onSelectNetwork}
              className="contents! *:min-h-12 *:flex-[1_1_8em] *:first:basis-full! expressive:*:border-transparent expressive:*:bg-surface-container-high"
            />
            <div className="flex gap-2">
              {data.socials
                .filter((item) => !hasWideButton(item))
                .map((item) => (
                  <button
                    key={item.id}
                    type="button"
                    aria-label={item.title}
                    onClick={() => onSelectNetwork(item)}
                    className="pressable grid size-12 flex-none place-items-center rounded-full ios-26:bg-fill ios-18:border ios-18:border-separator baseline:border baseline:border-separator expressive:bg-surface-container-high"
                  >
                    <SocialIcon
                      network={item.network}
                      logos={signInLogos}
                      className={`size-5 ${logoColorClasses[item.network] ?? ''}`}
                    />
                  </button>
                ))}
            </div>
          </div>
          <p className="mt-auto pt-8 text-footnote text-secondary-label">
            {data.terms.text.split(/\{(terms|privacy)\}/).map((part) =>
              part === 'terms' || part === 'privacy' ? (
                <button
                  key={part}
                  type="button"
                  onClick={() => onOpenDocument(part)}
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
