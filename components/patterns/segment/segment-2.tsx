'use client'
import { useContentLang } from '@/components/ui/content-state'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/segment/layout3.json'
import { type OfferCallbacks, OfferCard } from './offer-card'
import { SegmentPage } from './segment-page'

type Segment2Data = typeof english

/** Props of Segment2. */
export type Segment2Props = ScreenProps<Segment2Data> & OfferCallbacks

/** The latest and the best-value offers as tickets with like and comment buttons. */
export default function Segment2({ data = english, onBack, ...callbacks }: Segment2Props) {
  const lang = useContentLang()

  const renderOffers = (page: Segment2Data['page1'], isFirstPage: boolean) => (
    <ul className="grid gap-4 tablet:grid-cols-2">
      {page.items.map((offer, index) => (
        <OfferCard
          key={offer.id}
          offer={offer}
          toasts={data.toasts}
          lang={lang}
          eager={isFirstPage && index < 3}
          {...callbacks}
        />
      ))}
    </ul>
  )

  return (
    <SegmentPage
      onBack={onBack}
      data={data}
      panels={[renderOffers(data.page1, true), renderOffers(data.page2, false)]}
    />
  )
}
