'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useOverlays } from '@patternbook/engine/overlay'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Counters } from '@/components/ui/counters'
import { fittedTitle } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { ShareIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { SocialIcon } from '@/components/ui/social-icon'
import { profileMarks } from '@/components/ui/social-profiles'
import english from '@/data/profile/layout5.json'
import { AboutCard } from './about-card'
import { useShare } from './use-share'

/** Props of Profile4. */
export type Profile4Props = ScreenProps<typeof english> & {
  /** Called with the pressed contact. */
  onSelect?: (way: 'phone' | 'mail' | 'globe') => void
  /** Called with the network that was pressed. */
  onSelectNetwork?: (item: (typeof english)['socials'][number]) => void
  /** Called when the share button is pressed. Default: opens the share sheet. */
  onShare?: () => void
}

/** Brand colors of the networks; X has the text color. */
const colors: Record<string, string> = {
  facebook: 'text-[#1877f2] theme-dark:text-[#5aa2ff]',
  instagram: 'text-[#d62976] theme-dark:text-[#ff7ab0]',
}

/** A person on a photo as wide as the page, with social networks and contacts. */
export default function Profile4({ data = english, onBack, ...callbacks }: Profile4Props) {
  const overlays = useOverlays()
  const share = useShare()
  const {
    onSelect,
    onSelectNetwork = ({ title }) =>
      overlays.toast({ message: interpolate(data.toasts.social, { name: data.title, network: title }) }),
    onShare = () => share(data.title),
  } = callbacks

  return (
    <Page>
      <Header
        title={data.title}
        titleAs="div"
        over="dark"
        onBack={onBack}
        end={<IconButton icon={ShareIcon} width="wide" label={data.labels.share} onClick={onShare} />}
      />
      <Content grouped>
        <div
          data-hero
          className="drift relative flex min-h-91 flex-none flex-col items-center justify-end overflow-hidden px-6 pt-20 pb-6 text-center text-white"
        >
          <Picture
            name={data.headerImage}
            alt={data.headerImageAlt}
            ratio="fill"
            eager
            className="absolute! inset-0"
          />
          <div className="absolute inset-0 bg-[linear-gradient(180deg,rgb(20_6_30/0.5),rgb(20_6_30/0.1)_34%,rgb(20_6_30/0.36)_56%,rgb(20_6_30/0.86))]" />
          <Avatar
            name={data.avatar}
            size="2xl"
            eager
            className="relative border-4 border-white shadow-[0_8px_24px_rgb(0_0_0/0.28)]"
          />
          <h1 className={`relative mt-3 text-balance [--gutter:3rem] ${fittedTitle(data.title, 'title1')}`}>
            {data.title}
          </h1>
          <p className="relative mt-0.5 text-balance text-subhead text-white/92">{data.subtitle}</p>
        </div>

        <div className="grid gap-4 px-margin pt-4 tablet:grid-cols-2 tablet:items-start">
          <div className="grid gap-4">
            <Card className="px-margin py-3.5 baseline:p-3 expressive:bg-transparent expressive:p-0 expressive:[--counter:var(--cell)]">
              <Counters
                items={[
                  { label: data.followers, value: data.valueFollowers },
                  { label: data.following, value: data.valueFollowing },
                  { label: data.posts, value: data.valuePosts },
                ]}
              />
            </Card>
            <div className="flex flex-wrap justify-center gap-4 expressive:gap-2 expressive:button-group">
              {data.socials.map((item) => (
                <IconButton
                  key={item.id}
                  label={interpolate(data.labels.social, { name: data.title, network: item.title })}
                  onClick={() => onSelectNetwork(item)}
                  className={`size-12 bg-surface expressive:icon-container expressive:w-auto expressive:flex expressive:justify-center expressive:gap-2 expressive:[--size:48px] ${colors[item.network] ?? 'text-label'}`}
                >
                  <SocialIcon network={item.network} marks={profileMarks} className="size-5.5 flex-none" />
                  <span className="hidden text-button text-label expressive:block">{item.title}</span>
                </IconButton>
              ))}
            </div>
          </div>

          {data.items.map((about) => (
            <AboutCard key={about.id} about={about} toasts={data.toasts} onSelect={onSelect} />
          ))}
        </div>
      </Content>
    </Page>
  )
}
