'use client'
import { useState, useSyncExternalStore } from 'react'
import { createGalleryParam } from '@/components/patterns/image-gallery/gallery-param'
import {
  albumAt,
  type Gallery,
  type Place,
  readPlace,
} from '@/components/patterns/image-gallery/gallery-place'
import first from '@/data/imageGallery/layout1.json'
import second from '@/data/imageGallery/layout2.json'
import third from '@/data/imageGallery/layout3.json'
import { useSample } from '@/lib/data/use-sample'

const english: readonly Gallery[] = [first, second, third]
/** Shown when the address names no album, or one that does not exist. */
const DEFAULT_PLACE: Place = { layout: 0, tile: 1 }

/**
 * The album that the address of a page names, in the language of the frame.
 * @param path of the page
 * @returns `missing` when the address names an album that does not exist, and the first is shown; `pending` until the address can be read
 */
export function useAlbum(path: string) {
  const [store] = useState(() => createGalleryParam(path))
  const param = useSyncExternalStore<string | null | undefined>(store.subscribe, store.get, store.server)
  const wanted = readPlace(param ?? '')
  const known = wanted && albumAt(english[wanted.layout]!, wanted)
  const place = known ? wanted : DEFAULT_PLACE
  const builtIn = english[place.layout]!
  const sample = useSample<Gallery>(`imageGallery/layout${place.layout + 1}`, builtIn)
  return {
    sample,
    place,
    album: albumAt(sample.data, place) ?? known ?? albumAt(first, DEFAULT_PLACE)!,
    /** Its photos are the tiles of their gallery: there is no level between. */
    flat: place.layout === 1,
    missing: Boolean(param) && !known,
    pending: param === undefined,
  }
}
