'use client'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'
import type english from '@/data/scrollSegment/layout2.json'

type ScrollSegment1Data = typeof english

type TripsProps = {
  items: ScrollSegment1Data['page2']['items']
  onOpen: (title: string) => void
  /** The photo stands at the end of each card. */
  reversed?: boolean
}

/** Journeys: a photo beside the text, the price over its foot. */
export function Trips({ items, onOpen, reversed }: TripsProps) {
  return (
    <ul className="grid gap-gap tablet:grid-cols-2">
      {items.map((item) => (
        <Card key={item.id} as="li">
          <button
            type="button"
            onClick={() => onOpen(item.title)}
            className={`pressable flex min-h-36 w-full items-stretch @max-[16em]/frame:flex-col rounded-[inherit] text-start focus-ring-over ios:after:hidden ios:active:bg-pressed ${reversed ? 'flex-row-reverse' : ''}`}
          >
            <span className="relative w-[38%] flex-none @max-[16em]/frame:h-36 @max-[16em]/frame:w-full">
              <Picture
                name={item.image}
                alt={item.imageAlt}
                ratio="fill"
                sizes="160px"
                className="absolute inset-0"
              />
            </span>
            <span className="flex min-w-0 flex-1 flex-col items-start p-margin">
              <span className="max-w-full wrap-break-word text-headline">{item.title}</span>
              <span className="mt-1 mb-3 max-w-full hyphens-auto wrap-break-word text-label-2 text-subhead">
                {item.description}
              </span>
              <span className="mt-auto">
                <Badge tone="tint">{item.price}</Badge>
              </span>
            </span>
          </button>
        </Card>
      ))}
    </ul>
  )
}
