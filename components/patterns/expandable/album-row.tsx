'use client'
import { Picture } from '@/components/ui/picture'
import { CirclePlay } from '@/components/ui/symbols/circle-play'
import type english from '@/data/listView/expandable/layout1.json'

type Expandable0Data = typeof english

type AlbumRowProps = {
  album: Expandable0Data['items'][number]['items'][number]
  /** Accessible name of the button, e.g. "Play Low Sun". */
  label: string
  onClick: () => void
}

/** An album in an expanded group: cover, title, label and year, and play button. */
export function AlbumRow({ album, label, onClick }: AlbumRowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="pressable flex w-full items-center gap-3 px-margin py-2 text-start focus-ring-over"
      >
        <Picture name={album.image} ratio="square" sizes="60px" className="w-15 flex-none rounded-thumb" />
        <span className="min-w-0 flex-1 wrap-break-word">
          <span className="sr-only">{label}</span>
          <span aria-hidden="true" className="block text-headline">
            {album.title}
          </span>
          <span className="block text-footnote material:text-subhead text-label-2">{album.description}</span>
        </span>
        <CirclePlay aria-hidden="true" className="size-7 flex-none text-tint" />
      </button>
    </li>
  )
}
