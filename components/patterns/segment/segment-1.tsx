'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Card } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/segment/layout2.json'
import { SegmentPage } from './segment-page'

type Segment1Data = typeof english

/** Props of Segment1. */
export type Segment1Props = ScreenProps<Segment1Data> & {
  /** Called with the story that was pressed. */
  onSelect?: (item: Segment1Data['page1']['items'][number]) => void
}

/** News from today and from the archive: the lead story as a wide card, and the others as smaller cards in a grid. */
export default function Segment1({ data = english, onBack, ...callbacks }: Segment1Props) {
  const { page1, page2, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(toasts.item, { title })) } = callbacks

  const renderStories = (page: Segment1Data['page1'], isFirstPage: boolean) => (
    <ul className="grid grid-cols-2 gap-2.5 *:first:col-span-full @max-[18em]/frame:grid-cols-1 tablet:grid-cols-4">
      {page.items.map((item, index) => {
        const isLeadStory = index === 0
        return (
          <Card key={item.id} as="li">
            <button
              type="button"
              onClick={() => onSelect(item)}
              className="pressable flex size-full flex-col rounded-[inherit] text-start focus-ring-above"
            >
              <Picture
                src={item.image}
                alt={item.imageAlt}
                eager={isFirstPage && index < 3}
                ratio={isLeadStory ? '16/9' : '3/2'}
                sizes={isLeadStory ? undefined : '50vw'}
                className="w-full"
              />
              <span className={`flex flex-1 flex-col ${isLeadStory ? 'px-margin py-3.5' : 'p-3'}`}>
                <span className="font-semibold text-footnote text-tint expressive:text-subhead">
                  {item.category}
                </span>
                <span className={`mt-0.5 text-pretty ${isLeadStory ? 'text-title2' : 'text-headline'}`}>
                  {item.title}
                </span>
                {item.description && (
                  <span className="mt-1 text-pretty text-secondary-label text-subhead">
                    {item.description}
                  </span>
                )}
                <span className="mt-auto pt-2 text-footnote text-secondary-label expressive:text-subhead">
                  {item.time}
                </span>
              </span>
            </button>
          </Card>
        )
      })}
    </ul>
  )

  return (
    <SegmentPage
      onBack={onBack}
      data={data}
      panels={[renderStories(page1, true), renderStories(page2, false)]}
    />
  )
}
