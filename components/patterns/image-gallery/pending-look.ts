/** Titles and the way back belong to the album that the address names. */
const unnamed = 'in-data-gallery:[&_:is([data-title],[data-large-title],[data-back-text])]:invisible'
const unseen = 'in-data-gallery:hidden'

/**
 * Classes for what the server has written of the first album, while the address may name another one (`data-gallery` on
 * the root, before the first paint): its names are not seen then, nor its photos, which are not even loaded.
 */
export const pendingLook = (pending: boolean) =>
  pending ? { page: unnamed, photos: unseen } : { page: '', photos: '' }
