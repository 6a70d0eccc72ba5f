'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout6.json'
import { ReplayButton } from './replay-button'

/** Props of Animation5. */
export type Animation5Props = ScreenProps<typeof english> & {
  /** Called with the card that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** FadeIn: cards fade in without moving. */
export default function Animation5({ data = english, onBack, ...callbacks }: Animation5Props) {
  const { row, replay } = useEntrance(entrances.fadeIn)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        onBack={onBack}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <ul className="grid gap-4 px-margin pt-2 tablet:grid-cols-2">
          {data.items.map((item, index) => (
            <li key={item.id} {...row}>
              <Card className="h-full">
                <button
                  type="button"
                  onClick={() => onSelect(item)}
                  className="pressable block h-full w-full rounded-card text-start focus-ring-over"
                >
                  <Picture name={item.image} alt={item.imageAlt} eager={index === 0} ratio="16/9" />
                  <span className="block px-margin pt-3.5 pb-4.5">
                    <span className="block text-balance text-title3">{item.title}</span>
                    <span className="mt-1 block text-label-2 text-pretty text-subhead">
                      {item.description}
                    </span>
                  </span>
                </button>
              </Card>
            </li>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
