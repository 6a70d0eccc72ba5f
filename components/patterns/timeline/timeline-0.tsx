'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/timeline/layout1.json'
import { Timeline, TimelineEvent } from './timeline'

/** Props of Timeline0. */
export type Timeline0Props = ScreenProps<typeof english> & {
  /** Called with the event whose card was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/**
 * Recent events, newest first, each on a card with a picture. The picture of the newest event is above the text; the other
 * pictures are at the end of their cards, except in narrow frames, where they are also above the text.
 */
export default function Timeline0({ data = english, onBack, ...callbacks }: Timeline0Props) {
  const { toolbarTitle, items, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header title={toolbarTitle} onBack={onBack} />
      <Content grouped>
        <Timeline>
          {items.map((item, index) => (
            <TimelineEvent key={item.id} time={item.time}>
              <Card>
                <button
                  type="button"
                  onClick={() => onSelect(item)}
                  className={`pressable flex min-h-36 w-full items-stretch rounded-card text-start focus-ring-above @max-[14em]/frame:flex-col-reverse ios:after:hidden ios:active:bg-pressed ${index === 0 ? 'flex-col-reverse' : ''}`}
                >
                  <span
                    className={`min-w-0 wrap-break-word px-margin py-3.5 ${index === 0 ? '' : 'flex-1 self-center'}`}
                  >
                    <span className="block text-balance text-title3">{item.title}</span>
                    <span className="mt-1 block text-balance text-secondary-label text-subhead">
                      {item.description}
                    </span>
                  </span>
                  <span
                    className={`relative flex-none @max-[14em]/frame:h-40 @max-[14em]/frame:w-full ${index === 0 ? 'h-44 w-full' : 'w-[44%]'}`}
                  >
                    <Picture
                      src={item.image}
                      alt={item.imageAlt}
                      ratio="fill"
                      sizes={index === 0 ? '350px' : '180px'}
                      eager={index < 3}
                      className="absolute inset-0"
                    />
                  </span>
                </button>
              </Card>
            </TimelineEvent>
          ))}
        </Timeline>
      </Content>
    </Page>
  )
}
