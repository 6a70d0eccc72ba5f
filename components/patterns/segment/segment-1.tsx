'use client'
import { fill } from '@patternbook/engine/data/fill'
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

/** New and old stories: cards with a photo, a category, a headline and a few lines. */
export default function Segment1({ data = english, onBack, ...callbacks }: Segment1Props) {
  const { page1, page2, toasts } = data
  const toast = useToast()
  const { onSelect = ({ title }) => toast(fill(toasts.item, { title })) } = callbacks

  const stories = (page: Segment1Data['page1'], shown: boolean) => (
    <ul className="grid gap-4 tablet:grid-cols-2 tablet:*:first:col-span-2">
      {page.items.map((item, index) => (
        <Card key={item.id} as="li">
          <button
            type="button"
            onClick={() => onSelect(item)}
            className="pressable block size-full rounded-[inherit] text-start focus-ring-over"
          >
            <Picture name={item.image} alt={item.imageAlt} eager={shown && index < 1} ratio="16/9" />
            <span className="block px-margin pt-3.5 pb-4.5">
              <span className="block text-caption text-tint uppercase tracking-[.06em] ios:font-semibold arabic:tracking-normal">
                {item.category}
              </span>
              <span className="mt-1 block text-balance text-title3">{item.title}</span>
              <span className="mt-1 block text-pretty text-label-2 text-subhead">{item.description}</span>
            </span>
          </button>
        </Card>
      ))}
    </ul>
  )

  return <SegmentPage onBack={onBack} data={data} pages={[stories(page1, true), stories(page2, false)]} />
}
