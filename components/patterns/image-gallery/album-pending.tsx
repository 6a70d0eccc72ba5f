import { StateView } from '@/components/ui/state-view'

/** Titles and the way back belong to the album that the address names. */
const unnamed = 'in-data-gallery:[&_:is([data-title],[data-large-title],[data-back-text])]:invisible'
const unseen = 'in-data-gallery:hidden'

/**
 * Classes for what the server has written of the first album, while the address may name another one (`data-gallery` on
 * the root, before the first paint): its names are not seen then, nor its photos, which are not even loaded.
 */
export const pendingLook = (pending: boolean) =>
  pending ? { page: unnamed, photos: unseen } : { page: '', photos: '' }

/** Stands in the place of the album that the address names until it is there; says so only when that takes a while. */
export function AlbumPending() {
  return (
    <div className="absolute inset-0 hidden transition-opacity delay-150 in-data-gallery:flex starting:opacity-0">
      <StateView kind="loading" />
    </div>
  )
}
