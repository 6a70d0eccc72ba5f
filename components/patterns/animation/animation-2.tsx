'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout3.json'
import { EventTicket } from './event-ticket'
import { ReplayButton } from './replay-button'

type StudioEvent = (typeof english)['items'][number]

/** Props of Animation2. */
export type Animation2Props = ScreenProps<typeof english> & {
  /** Called with the event whose ticket was pressed. */
  onSelect?: (item: StudioEvent) => void
  /** Called when an event is saved or no longer saved. */
  onFavorite?: (item: StudioEvent, isActive: boolean) => void
}

/** BounceIn: tickets for open studios grow to full size with a bounce, one after the other. */
export default function Animation2({ data = english, onBack, ...callbacks }: Animation2Props) {
  const { toasts, labels } = data
  const { itemProps, replay } = useEntrance(entrances.bounceIn)
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(interpolate(toasts.item, { title })),
    onFavorite = ({ title }, isActive) =>
      toast(interpolate(isActive ? toasts.favorite : toasts.unfavorite, { title })),
  } = callbacks

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        largeTitle="ios"
        onBack={onBack}
        end={<ReplayButton label={labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <ul className="grid gap-3 px-margin pt-2 tablet:grid-cols-2">
          {data.items.map((event, index) => (
            <li key={event.id} {...itemProps}>
              <EventTicket
                event={event}
                favoriteLabel={labels.favorite}
                eager={index < 6}
                onSelect={() => onSelect(event)}
                onFavorite={(isActive) => onFavorite(event, isActive)}
              />
            </li>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
