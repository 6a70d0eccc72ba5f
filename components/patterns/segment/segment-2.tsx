'use client'
import english from '@/data/segment/layout3.json'
import type { Segment3 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { OfferCard } from './offer-card'
import { SegmentPage } from './segment-page'

/** Offers, the new and the best: posts to like and to talk about. */
export default function Segment2Screen() {
  const sample = useSample<Segment3>('segment/layout3', english)
  const { data, lang } = sample

  const offers = (page: Segment3['page1'], shown: boolean) => (
    <ul className="grid gap-4 tablet:grid-cols-2 tablet:*:first:col-span-2">
      {page.items.map((offer, index) => (
        <OfferCard key={offer.id} offer={offer} toasts={data.toasts} lang={lang} eager={shown && index < 1} />
      ))}
    </ul>
  )

  return <SegmentPage sample={sample} pages={[offers(data.page1, true), offers(data.page2, false)]} />
}
