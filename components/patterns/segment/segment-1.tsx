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

/** News from today and from the archive: a card with the lead story on its photo, then cards with the photo at the side. */
export default function Segment1({ data = english, onBack, ...callbacks }: Segment1Props) {
  const { page1, page2, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(toasts.item, { title })) } = callbacks

  const stories = (page: Segment1Data['page1'], shown: boolean) => (
    <ul className="grid gap-3 tablet:grid-cols-2 tablet:*:first:col-span-2">
      {page.items.map((item, index) => (
        <Card key={item.id} as="li">
          <button
            type="button"
            onClick={() => onSelect(item)}
            className={`pressable block size-full rounded-[inherit] text-start focus-ring-over ${index === 0 ? 'grid *:[grid-area:1/1]' : 'grid grid-cols-[1fr_auto] gap-4 p-3.5'}`}
          >
            <Picture
              name={item.image}
              alt={item.imageAlt}
              eager={shown && index < 3}
              ratio={index === 0 ? '4/3' : 'square'}
              sizes={index === 0 ? undefined : '112px'}
              className={index === 0 ? 'self-stretch' : 'order-last w-[min(7rem,26cqw)] rounded-thumb'}
            />
            <span
              className={
                index === 0
                  ? 'z-1 self-end bg-linear-to-t from-black/85 via-black/60 via-65% to-transparent px-margin pt-16 pb-4 text-white [--pb-label-2:#fff]'
                  : 'block'
              }
            >
              <span className="block text-caption text-label-2 uppercase tracking-[.06em] ios:font-semibold arabic:tracking-normal">
                {item.category}
              </span>
              <span className={`mt-1 block text-balance ${index === 0 ? 'text-title2' : 'text-headline'}`}>
                {item.title}
              </span>
              <span className="mt-1 block text-pretty text-label-2 text-subhead">{item.description}</span>
            </span>
          </button>
        </Card>
      ))}
    </ul>
  )

  return <SegmentPage onBack={onBack} data={data} pages={[stories(page1, true), stories(page2, false)]} />
}
