'use client'
import { useState, useSyncExternalStore } from 'react'
import {
  albumAt,
  type Gallery,
  type GalleryLocation,
  parseGalleryLocation,
} from '@/components/patterns/image-gallery/gallery-location'
import { createGalleryParamStore } from '@/components/patterns/image-gallery/gallery-param'
import firstGallery from '@/data/imageGallery/layout1.json'
import secondGallery from '@/data/imageGallery/layout2.json'
import thirdGallery from '@/data/imageGallery/layout3.json'
import { useSampleData } from '@/lib/data/use-sample-data'

const englishGalleries: readonly Gallery[] = [firstGallery, secondGallery, thirdGallery]
/** Location of the album that is shown if the URL contains no album or an unknown one. */
const DEFAULT_LOCATION: GalleryLocation = { screenIndex: 0, tileId: 1 }

/**
 * Returns the album in the URL of a page, in the language of the frame. `isMissing` is true if the URL contains an unknown album,
 * so the first album is shown instead; `isPending` is true on the server and during hydration, when the URL is unknown.
 * @param pagePath app path of the page
 */
export function useAlbum(pagePath: string) {
  const [store] = useState(() => createGalleryParamStore(pagePath))
  const param = useSyncExternalStore<string | null | undefined>(
    store.subscribe,
    store.getSnapshot,
    store.getServerSnapshot,
  )
  const requestedLocation = parseGalleryLocation(param ?? '')
  const knownAlbum =
    requestedLocation && albumAt(englishGalleries[requestedLocation.screenIndex]!, requestedLocation)
  const galleryLocation = knownAlbum ? requestedLocation : DEFAULT_LOCATION
  const englishGallery = englishGalleries[galleryLocation.screenIndex]!
  const sample = useSampleData<Gallery>(
    `imageGallery/layout${galleryLocation.screenIndex + 1}`,
    englishGallery,
  )
  return {
    sample,
    galleryLocation,
    album: albumAt(sample.data, galleryLocation) ?? knownAlbum ?? albumAt(firstGallery, DEFAULT_LOCATION)!,
    /** Whether the tiles of the gallery are photos, not albums. */
    tilesArePhotos: galleryLocation.screenIndex === 1,
    isMissing: Boolean(param) && !knownAlbum,
    isPending: param === undefined,
  }
}
