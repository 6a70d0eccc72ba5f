'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import english from '@/data/animation/layout3.json'
import { PersonCard } from './person-card'
import { ReplayButton } from './replay-button'

type Item = (typeof english)['items'][number]

/** Props of Animation2. */
export type Animation2Props = ScreenProps<typeof english> & {
  /** Called with the card that was pressed. */
  onSelect?: (item: Item) => void
  /** Called when a person is liked or no longer liked. */
  onLike?: (item: Item, isActive: boolean) => void
  /** Called when a person is saved or no longer saved. */
  onFavorite?: (item: Item, isActive: boolean) => void
  /** Called when a person is shared. */
  onShare?: (item: Item) => void
}

/** BounceIn: cards that look like instant photos of people, in two staggered columns, spring to full size. */
export default function Animation2({ data = english, onBack, ...callbacks }: Animation2Props) {
  const { row, replay } = useEntrance(entrances.bounceIn)

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        onBack={onBack}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <ul className="grid grid-cols-2 items-start gap-x-3.5 gap-y-5 px-margin pt-2 *:even:mt-10 @max-[18em]/frame:grid-cols-1 @max-[21em]/frame:gap-x-2 @max-[18em]/frame:*:even:mt-0 tablet:grid-cols-4">
          {data.items.map((person, index) => (
            <li key={person.id} {...row}>
              <PersonCard
                person={person}
                toasts={data.toasts}
                labels={data.labels}
                eager={index < 4}
                {...callbacks}
              />
            </li>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
