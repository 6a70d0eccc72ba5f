'use client'
import { back } from '@patternbook/engine/navigation/navigate'
import { travel } from '@patternbook/engine/navigation/travel'
import { use, useCallback, useRef, useState } from 'react'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { PageParentContext } from '@/components/ui/page-parts'
import english from '@/data/imageGallery/layout1.json'
import { type AlbumPageProps, albumOf } from '../image-gallery/album-page'
import { AlbumPending } from '../image-gallery/album-pending'
import { type Photo, placeOf, writePlace } from '../image-gallery/gallery-place'
import { pendingLook } from '../image-gallery/pending-look'
import { useFlight } from './use-flight'
import { Viewer } from './viewer'

/** White on black on both platforms, so that only the photo has color. */
const dark =
  'bg-transparent! text-white ios-26:glass-dark [--pb-label:#fff] [--pb-primary:#fff] [--pb-label-2:rgb(255_255_255/0.84)] [--pb-tint:#fff] [--pb-on-surface-variant:#fff] [--pb-tint-soft:rgb(255_255_255/0.2)] [--pb-on-secondary-container:#fff]'

/** Props of FullImageGallery. */
export type FullImageGalleryProps = AlbumPageProps & {
  /** Called when another photo is shown. The app then sets `album.index` to that photo. */
  onChange?: (photo: Photo) => void
}

/** Photo viewer: one photo of an album, as large as the screen allows. */
export default function FullImageGallery({
  data = english,
  place = { layout: 0, tile: 1 },
  album = albumOf(data, place),
  flat = false,
  status = 'ready',
  onBack,
  onChange,
}: FullImageGalleryProps) {
  const lang = useLang()
  const parent = use(PageParentContext)
  const pending = status === 'pending'
  const look = pendingLook(pending)
  const background = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(album.index)
  const index = onChange ? album.index : own
  const photo = album.photos[index]
  const { layout, tile } = place
  useFlight(background, photo ? writePlace(placeOf(place, photo.id, flat)) : '')

  const show = useCallback(
    (next: number) => {
      const chosen = album.photos[next]
      setOwn(next)
      if (chosen) onChange?.(chosen)
    },
    [album.photos, onChange],
  )

  return (
    <Page className={`${dark} ${look.page}`}>
      <div ref={background} data-chrome="" className="absolute inset-0 -z-1 bg-black" />
      <Header title={photo?.title ?? ''} onBack={onBack} />
      <Content className="overflow-hidden!">
        {pending && <AlbumPending />}
        <Viewer
          key={pending ? '' : `${layout}.${flat ? '' : tile}`}
          album={{ ...album, index }}
          labels={data.labels}
          lang={lang}
          sure={status === 'ready'}
          className={look.photos}
          onIndex={show}
          onClose={onBack ?? (() => void back(parent && travel(parent.href)))}
        />
        {status === 'missing' && (
          <p
            role="status"
            data-chrome=""
            className="relative mx-auto mt-2 w-fit max-w-full rounded-group bg-black/60 px-4 py-2 text-center text-subhead"
          >
            {data.labels.missing}
          </p>
        )}
      </Content>
    </Page>
  )
}
