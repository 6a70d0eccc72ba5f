'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout5.json'
import { FareTile } from './fare-tile'
import { ReplayButton } from './replay-button'

/** Props of Animation4. */
export type Animation4Props = ScreenProps<typeof english> & {
  /** Called with the fare that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** Airfares, each below an airplane window, bounce in from the start side (“BounceIn Left”). */
export default function Animation4({ data = english, onBack, ...callbacks }: Animation4Props) {
  const { itemProps, replay } = useEntrance(entrances.bounceInLeft)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        subtitle={data.subtitle}
        largeTitle="ios"
        onBack={onBack}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        {/* This line is only for iOS 18 and Baseline, because iOS 26 and Expressive show the subtitle below the title. */}
        <p className="px-margin text-secondary-label text-subhead ios-26:hidden expressive:hidden">
          {data.subtitle}
        </p>
        <ul className="grid grid-cols-2 gap-x-2 gap-y-5 overflow-x-clip px-margin pt-4 tablet:grid-cols-4 @max-[16em]/frame:grid-cols-1">
          {data.items.map((fare, index) => (
            <li key={fare.id} {...itemProps}>
              <FareTile fare={fare} labels={data.labels} eager={index < 4} onClick={() => onSelect(fare)} />
            </li>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
