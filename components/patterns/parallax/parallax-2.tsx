'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { collapsingTitleClass, Parallax } from '@/components/ui/parallax'
import { photoScrimClass } from '@/components/ui/photo-scrim'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/parallax/layout3.json'
import { FollowIconButton } from './follow-icon-button'

type Person = (typeof english)['items'][number]

/** Props of Parallax2. */
export type Parallax2Props = ScreenProps<typeof english> & {
  /** Called with the person whose portrait was pressed. */
  onSelect?: (person: Person) => void
  /** Called when a person is followed or no longer followed. */
  onFollow?: (person: Person, isFollowed: boolean) => void
}

/** A group: its leader's portrait over the lower edge of a photo, and large portraits of the members with Follow buttons. */
export default function Parallax2({ data = english, onBack, ...callbacks }: Parallax2Props) {
  const { toasts, labels } = data
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(interpolate(toasts.item, { title })),
    onFollow = ({ title }, isFollowed) =>
      toast(interpolate(isFollowed ? toasts.follow : toasts.unfollow, { title })),
  } = callbacks

  return (
    <Page className={collapsingTitleClass}>
      <Header title={data.title} titleAs="div" overPicture onBack={onBack} />
      <Content grouped>
        <Parallax src={data.headerImage} alt={data.headerImageAlt} className="h-[round(up,40cqh,1px)]" />
        <div className="relative -mt-15 flex flex-none flex-col items-center px-margin text-center">
          <Avatar src={data.avatar} size="2xl" eager className="border-4 border-grouped" />
          <h1
            data-large-title
            className={`mt-2 text-balance [--title-inset:2.5rem] ${fittedTitleClass(data.title, 'title1')}`}
          >
            {data.title}
          </h1>
          <p className="mt-0.5 text-balance text-secondary-label text-subhead">{data.subtitle}</p>
        </div>
        <ul className="mx-auto grid w-full max-w-240 grid-cols-2 gap-3 px-margin pt-4 @max-[14em]/frame:grid-cols-1 tablet:grid-cols-4">
          {data.items.map((person) => (
            <li
              key={person.id}
              className="squircle relative isolate flex aspect-[4/5] flex-col justify-end overflow-hidden rounded-card text-white shadow-card @max-[14em]/frame:aspect-square"
            >
              <Picture src={person.avatar} ratio="fill" sizes="50vw" className="absolute! inset-0 -z-1" />
              <button
                type="button"
                onClick={() => onSelect(person)}
                className={`pressable w-full px-3.5 pt-12 pb-3 text-start [--fade-height:3rem] after:absolute after:inset-0 focus-ring-above ${photoScrimClass}`}
              >
                <span className="block wrap-break-word text-headline">{person.title}</span>
                <span className="block text-pretty text-footnote">{person.subtitle}</span>
              </button>
              <FollowIconButton
                label={interpolate(labels.follow, { title: person.title })}
                defaultFollowed={person.favorite}
                onChange={(isFollowed) => onFollow(person, isFollowed)}
              />
            </li>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
