'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { useContentLang, useContentState } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { ChevronIcon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Logo } from '@/components/ui/logo'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/home.json'
import { catalogCounts } from '../items/sections.generated'

/** Props of Home. */
export type HomeProps = Pick<ScreenProps<typeof english>, 'data'> & {
  /** Called when the menu button is pressed. Default: dispatches the document event `patternbook:open-menu`. */
  onMenu?: () => void
  /** Called when the link below the text is pressed, unless it leads to another site. Default: opens its URL. */
  onOpenLink?: () => void
}

/** Start page of an app: the logo, a heading, two short texts, and a link over a picture. */
export default function Home({ data = english, onMenu, onOpenLink }: HomeProps) {
  const lang = useContentLang()
  const isReady = useContentState().status === 'ready'
  return (
    <Page className={isReady ? 'bg-black' : ''}>
      <Header back="menu" onMenu={onMenu} overPicture="dark" />
      {isReady && (
        <>
          <Picture
            src={data.background}
            alt={data.backgroundAlt}
            ratio="fill"
            eager
            className="absolute inset-0"
          />
          <div className="absolute inset-0 bg-linear-to-b from-[#140a22]/30 from-0% via-transparent via-25% to-[#16040c]/80" />
        </>
      )}
      <Content className="text-white">
        <div className="-mb-8 mt-auto flex-none bg-linear-to-t from-[#16040c]/85 via-[#16040c]/45 via-70% px-6 pt-28 pb-12">
          <Logo className="mb-6 size-11 -ms-1.5" />
          <h1 className="whitespace-pre-line text-[length:min(calc(var(--text-scale,1)*2.5rem),16cqw)] leading-[1.15] font-semibold ios:font-bold ios:tracking-[-0.02em] baseline:font-medium">
            {data.title}
          </h1>
          <p className="mt-4 text-pretty text-body-read">
            {data.subtitle} {data.subtitle2}
          </p>
          <p className="mt-6 text-pretty border-t-hairline border-white/40 pt-5 text-subhead text-white/85">
            {interpolate(data.description, catalogCounts, lang)}
          </p>
          <Link
            href={data.link}
            handleNavigation={onOpenLink}
            className="pressable -mx-3 mt-2 inline-flex min-h-target items-center gap-1.5 rounded-pill px-3 text-headline ios:after:hidden ios:active:opacity-50"
          >
            {data.linkText}
            <ChevronIcon className="size-5" />
          </Link>
        </div>
      </Content>
    </Page>
  )
}
