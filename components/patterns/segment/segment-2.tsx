'use client'
import { useLang } from '@/components/ui/content-state'
import english from '@/data/segment/layout3.json'
import { OfferCard } from './offer-card'
import { SegmentPage } from './segment-page'

type Segment2Data = typeof english

/** Offers, the new and the best: posts to like and to talk about. */
export default function Segment2Screen({ data = english }: { data?: Segment2Data }) {
  const lang = useLang()

  const offers = (page: Segment2Data['page1'], shown: boolean) => (
    <ul className="grid gap-4 tablet:grid-cols-2 tablet:*:first:col-span-2">
      {page.items.map((offer, index) => (
        <OfferCard key={offer.id} offer={offer} toasts={data.toasts} lang={lang} eager={shown && index < 1} />
      ))}
    </ul>
  )

  return <SegmentPage data={data} pages={[offers(data.page1, true), offers(data.page2, false)]} />
}
