import { type Album, albumAt, type Gallery, type Place } from './gallery-place'

/** Props of the screens that show the photos of one album. */
export type AlbumPageProps = {
  /** The gallery that the album is part of, in the shape of its JSON file. */
  data?: Gallery
  /** Which album it is; the first one unless given. */
  place?: Place
  /** The album itself, in place of the one that `place` names. */
  album?: Album
  /** True where the photos are the tiles of the gallery, without albums between. */
  flat?: boolean
  /** `missing`: there is no such album, another one is shown; `pending`: it is not known yet which album is wanted. */
  status?: 'ready' | 'missing' | 'pending'
  /** Called when the back button is pressed; goes back in the history unless given. */
  onBack?: () => void
}

const NO_ALBUM: Album = { title: '', photos: [], index: 0 }

/**
 * The album at a place of a gallery; the first album unless there is one.
 * @param place the place, of which the number of the layout is not used
 */
export const albumOf = (gallery: Gallery, place?: Place): Album => {
  const first = gallery.items[0]
  const found = place && albumAt(gallery, place)
  return found ?? (first && albumAt(gallery, { layout: 0, tile: first.id })) ?? NO_ALBUM
}
