'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useShare } from '@patternbook/engine/navigation/use-share'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { Counters } from '@/components/ui/counters'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { ShareIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Page } from '@/components/ui/page'
import { photoScrimClass } from '@/components/ui/photo-scrim'
import { Picture } from '@/components/ui/picture'
import { profileLogos } from '@/components/ui/profile-logos'
import type { ScreenProps } from '@/components/ui/screen-props'
import { SocialIcon } from '@/components/ui/social-icon'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/profile/layout5.json'
import { AboutCard } from './about-card'
import { ContactButtons, type ContactCallbacks } from './contact-buttons'

/** Props of Profile4. */
export type Profile4Props = ScreenProps<typeof english> &
  ContactCallbacks & {
    /** Called with the photo that was pressed. */
    onSelectPhoto?: (photo: (typeof english)['photos'][number]) => void
    /** Called with the pressed contact. */
    onSelect?: (contact: 'phone' | 'mail' | 'web') => void
    /** Called with the network that was pressed. */
    onSelectNetwork?: (item: (typeof english)['socials'][number]) => void
    /** Called when the share button is pressed. Default: opens the share sheet, or copies the link. */
    onShare?: () => void
  }

/** Brand colors of the networks; X has the text color. */
const brandColorClasses: Record<string, string> = {
  facebook: 'text-[#1877f2] theme-dark:text-[#5aa2ff]',
  instagram: 'text-[#d62976] theme-dark:text-[#ff7ab0]',
}

/** A person's name on a photo as wide as the page; below it, two buttons, counters, new photos, social networks, and contacts. */
export default function Profile4({ data = english, onBack, ...callbacks }: Profile4Props) {
  const toast = useToast()
  const share = useShare(toast)
  const {
    onFollow,
    onMessage,
    onSelectPhoto = () => toast(data.toasts.photo),
    onSelect,
    onSelectNetwork = ({ title }) =>
      toast(interpolate(data.toasts.social, { name: data.title, network: title })),
    onShare = () => share(data.title),
  } = callbacks

  return (
    <Page>
      <Header
        title={data.title}
        titleAs="div"
        overPicture="dark"
        onBack={onBack}
        end={<IconButton icon={ShareIcon} width="wide" label={data.labels.share} onClick={onShare} />}
      />
      <Content grouped>
        <div
          data-hero
          className="parallax relative flex min-h-91 flex-none flex-col justify-end overflow-hidden pt-20 text-white"
        >
          <Picture
            src={data.headerImage}
            alt={data.headerImageAlt}
            ratio="fill"
            eager
            className="absolute! inset-0"
          />
          <div
            className={`relative flex flex-wrap items-center gap-4 px-margin pt-16 pb-5 [--fade-height:4rem] ${photoScrimClass}`}
          >
            <Avatar src={data.avatar} size="xl" eager className="border-3 border-white" />
            <div className="min-w-0 flex-[1_1_8em]">
              <h1 className={`text-balance [--title-inset:3rem] ${fittedTitleClass(data.title, 'title1')}`}>
                {data.title}
              </h1>
              <p className="mt-0.5 text-pretty text-subhead">{data.subtitle}</p>
            </div>
          </div>
        </div>

        <div className="grid gap-4 px-margin pt-4 tablet:grid-cols-2 tablet:items-start">
          <div className="grid gap-4">
            <ContactButtons data={data} onFollow={onFollow} onMessage={onMessage} />
            <Counters
              className="expressive:[--counter-background:var(--cell-background)]"
              items={[
                { label: data.followers, value: data.valueFollowers },
                { label: data.following, value: data.valueFollowing },
                { label: data.posts, value: data.valuePosts },
              ]}
            />
            <section>
              <h2 className="pb-2.5 text-title3">{data.category}</h2>
              <ul className="squircle grid grid-cols-3 gap-0.5 overflow-hidden rounded-card expressive:gap-1">
                {data.photos.map((photo) => (
                  <li key={photo.id} className="expressive:overflow-hidden expressive:rounded-[6px]">
                    <button
                      type="button"
                      onClick={() => onSelectPhoto(photo)}
                      className="pressable block w-full focus-ring-above"
                    >
                      <Picture src={photo.image} alt={photo.imageAlt} ratio="square" sizes="33vw" eager />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
            <div className="flex flex-wrap justify-center gap-4 expressive:gap-2 expressive:button-group">
              {data.socials.map((item) => (
                <IconButton
                  key={item.id}
                  label={interpolate(data.labels.social, { name: data.title, network: item.title })}
                  onClick={() => onSelectNetwork(item)}
                  className={`size-12 bg-surface expressive:icon-container expressive:w-auto expressive:flex expressive:justify-center expressive:gap-2 expressive:[--size:48px] ${brandColorClasses[item.network] ?? 'text-label'}`}
                >
                  <SocialIcon network={item.network} logos={profileLogos} className="size-5.5 flex-none" />
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
