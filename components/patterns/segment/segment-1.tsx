'use client'
import { Card } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/segment/layout2.json'
import { fill } from '@/lib/data/fill'
import type { Segment2 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { SegmentPage } from './segment-page'

/** News, new and old: cards with a photo, a category, a headline and a few lines. */
export default function Segment1Screen() {
  const sample = useSample<Segment2>('segment/layout2', english)
  const { page1, page2, toasts } = sample.data
  const toast = useToast()

  const stories = (page: Segment2['page1'], shown: boolean) => (
    <ul className="grid gap-4 tablet:grid-cols-2 tablet:*:first:col-span-2">
      {page.items.map((item, index) => (
        <Card key={item.id} as="li">
          <button
            type="button"
            onClick={() => toast(fill(toasts.item, { title: item.title }))}
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

  return <SegmentPage sample={sample} pages={[stories(page1, true), stories(page2, false)]} />
}
