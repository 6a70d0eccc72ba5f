'use client'
import { useCallback, useRef } from 'react'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { back, navigate } from '@/lib/navigation/navigate'
import { travel } from '@/lib/navigation/travel'
import { AlbumPending, pendingLook } from '../image-gallery/album-pending'
import { ask, FULL, SUBGALLERY } from '../image-gallery/gallery-param'
import { placeOf, writePlace } from '../image-gallery/gallery-place'
import { useAlbum } from '../image-gallery/use-album'
import { useFlight } from './use-flight'
import { Viewer } from './viewer'

/** White on black on both platforms: nothing but the photo has a colour. */
const dark =
  'bg-transparent! text-white [--pb-label:#fff] [--pb-primary:#fff] [--pb-label-2:rgb(255_255_255/0.84)] [--pb-tint:#fff] [--pb-on-surface-variant:#fff] [--pb-tint-soft:rgb(255_255_255/0.2)] [--pb-on-secondary-container:#fff]'

/** The photo that the address names, as large as the screen allows, among the others of its album. */
export default function FullImageGallery() {
  const { sample, place, album, flat, missing, pending } = useAlbum(FULL)
  const look = pendingLook(pending)
  const sure = !(missing || pending)
  const ground = useRef<HTMLDivElement>(null)
  const photo = album.photos[album.index]!
  const { layout, tile } = place
  const parent = flat ? `/image-gallery/${layout}/` : `${SUBGALLERY}?gallery=${writePlace({ layout, tile })}`
  useFlight(ground, writePlace(placeOf(place, photo.id, flat)))

  const show = useCallback(
    (index: number) => {
      const id = album.photos[index]?.id
      if (id === undefined) return
      const param = writePlace(placeOf({ layout, tile }, id, flat))
      ask(FULL, param)
      void navigate(travel(`${FULL}?gallery=${param}`), { replace: true })
    },
    [album.photos, layout, tile, flat],
  )

  return (
    <Page className={`${dark} ${look.page}`}>
      <div ref={ground} data-chrome="" className="absolute inset-0 -z-1 bg-black" />
      <Header title={photo.title} back={{ href: parent, label: album.title }} />
      <Content state={sample} className="overflow-hidden!">
        {pending && <AlbumPending />}
        <Viewer
          key={pending ? '' : `${layout}.${flat ? '' : tile}`}
          album={album}
          labels={sample.data.labels}
          lang={sample.lang}
          sure={sure}
          className={look.photos}
          onIndex={show}
          onClose={() => void back(travel(parent))}
        />
        {!sure && (
          <p
            role="status"
            data-chrome=""
            className={`relative mx-auto mt-2 w-fit max-w-full rounded-group bg-black/60 px-4 py-2 text-center text-subhead ${look.photos}`}
          >
            {sample.data.labels.missing}
          </p>
        )}
      </Content>
    </Page>
  )
}
