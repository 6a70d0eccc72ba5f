import { Picture } from '@/components/ui/picture'
import { MapPin } from '@/components/ui/symbols/map-pin'
import type english from '@/data/searchBars/layout3.json'

type Tour = (typeof english)['items'][number]

type TourCardProps = {
  tour: Tour
  /** Shows a wide picture instead of a tall one. */
  isWide: boolean
  onSelect: (tour: Tour) => void
}

/**
 * A tour in a horizontal list: a picture with the price on it, a title, and the duration with a note, such as "1 day, ferry
 * included".
 */
export function TourCard({ tour, isWide, onSelect }: TourCardProps) {
  return (
    <li
      className={`relative flex-none snap-start ${isWide ? 'w-[min(17rem,80cqw)]' : 'w-[min(10rem,80cqw)]'}`}
    >
      <div className="relative">
        <Picture
          src={tour.image}
          ratio={isWide ? '3/2' : '3/4'}
          sizes="272px"
          className="squircle rounded-card"
        />
        <span className="absolute end-2.5 bottom-2.5 rounded-pill bg-white px-2.5 py-1 font-semibold text-[#14141c] text-footnote tabular-nums material:text-subhead baseline:font-medium">
          {tour.price}
        </span>
      </div>
      <h3 className="pt-2 text-pretty text-headline">{tour.title}</h3>
      <p className="flex items-start gap-1 text-footnote text-secondary-label material:text-subhead">
        <MapPin aria-hidden="true" className="mt-0.5 size-3.5 flex-none" />
        {tour.subtitle}
      </p>
      <button
        type="button"
        aria-label={`${tour.title}, ${tour.subtitle}, ${tour.price}`}
        onClick={() => onSelect(tour)}
        className="pressable absolute! inset-0 rounded-card focus-ring-above"
      />
    </li>
  )
}
