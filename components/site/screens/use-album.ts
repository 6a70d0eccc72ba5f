'use client'
import { useState, useSyncExternalStore } from 'react'
import {
  albumAt,
  type Gallery,
  type GalleryLocation,
  parseGalleryLocation,
} from '@/components/patterns/image-gallery/gallery-location'
import { createGalleryParam } from '@/components/patterns/image-gallery/gallery-param'
import first from '@/data/imageGallery/layout1.json'
import second from '@/data/imageGallery/layout2.json'
import third from '@/data/imageGallery/layout3.json'
import { useSample } from '@/lib/data/use-sample'

const englishGalleries: readonly Gallery[] = [first, second, third]
/** Location of the album that is shown if the URL contains none, or an unknown one. */
const DEFAULT_LOCATION: GalleryLocation = { layout: 0, tile: 1 }

/**
 * Returns the album in the URL of a page, in the language of the frame. `missing` is true if the URL contains an unknown album, so
 * the first album is shown instead; `pending` is true on the server and during hydration, when the URL is unknown.
 * @param path app path of the page
 */
export function useAlbum(path: string) {
  const [store] = useState(() => createGalleryParam(path))
  const param = useSyncExternalStore<string | null | undefined>(
    store.subscribe,
    store.get,
    store.getServerSnapshot,
  )
  const requested = parseGalleryLocation(param ?? '')
  const knownAlbum = requested && albumAt(englishGalleries[requested.layout]!, requested)
  const galleryLocation = knownAlbum ? requested : DEFAULT_LOCATION
  const englishGallery = englishGalleries[galleryLocation.layout]!
  const sample = useSample<Gallery>(`imageGallery/layout${galleryLocation.layout + 1}`, englishGallery)
  return {
    sample,
    galleryLocation,
    album: albumAt(sample.data, galleryLocation) ?? knownAlbum ?? albumAt(first, DEFAULT_LOCATION)!,
    /** Whether the tiles of the gallery are photos, not albums. */
    flat: galleryLocation.layout === 1,
    missing: Boolean(param) && !knownAlbum,
    pending: param === undefined,
  }
}
