'use client'
import { RatingSummary } from '@/components/patterns/parallax/rating-summary'
import { Button } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { Navigation } from '@/components/ui/symbols/navigation'
import { Phone } from '@/components/ui/symbols/phone'
import type { ContactKind } from './place-toast'

type PlaceHeaderProps = {
  data: { title: string; titleDescription: string; rating?: string; reviews?: string }
}

/** Name and description of a place, and its rating if the data has one. */
export function PlaceHeader({ data }: PlaceHeaderProps) {
  return (
    <div className="grid gap-1 px-margin">
      <h1 className="text-balance wrap-break-word text-title1">{data.title}</h1>
      <p className="text-pretty text-secondary-label text-subhead">{data.titleDescription}</p>
      {data.rating && data.reviews && <RatingSummary rating={data.rating} reviewCountText={data.reviews} />}
    </div>
  )
}

type PlaceActionsProps = {
  data: Record<'openUntil' | 'directions' | 'call', string>
  /** Called with `location` when Directions is pressed, and with `phone` when Call is pressed. */
  onSelect: (contact: ContactKind) => void
}

/** The closing time of a place, and its two main actions. */
export function PlaceActions({ data, onSelect }: PlaceActionsProps) {
  return (
    <div className="px-margin">
      <p className="pt-1 font-medium text-[#16663A] text-subhead theme-dark:text-[#5FD38D]">
        {data.openUntil}
      </p>
      <div className="flex flex-wrap gap-2.5 pt-3 expressive:button-group">
        <Button
          size="sm"
          icon={<Navigation aria-hidden="true" className="mirror-rtl size-4.5" />}
          onClick={() => onSelect('location')}
          className="flex-1"
        >
          {data.directions}
        </Button>
        <Button
          size="sm"
          variant="soft"
          icon={<Phone aria-hidden="true" className="size-4.5" />}
          onClick={() => onSelect('phone')}
          className="flex-1"
        >
          {data.call}
        </Button>
      </div>
    </div>
  )
}

/** Three photos of a place in one row: the first is as wide as the other two together. */
export function PlacePhotos({ photos }: { photos: { id: number; image: string; imageAlt: string }[] }) {
  return (
    <div className="mx-margin mt-4 grid h-34 grid-cols-4 gap-1 overflow-hidden rounded-card *:first:col-span-2">
      {photos.map(({ id, image, imageAlt }) => (
        <Picture key={id} src={image} alt={imageAlt} eager ratio="fill" sizes="190px" />
      ))}
    </div>
  )
}
