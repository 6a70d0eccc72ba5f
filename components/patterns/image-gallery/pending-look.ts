/** Hides titles and the back button's text: they belong to an album that may not be the one in the URL. */
const unnamed = 'in-data-gallery:[&_:is([data-title],[data-large-title],[data-back-text])]:invisible'
const unseen = 'in-data-gallery:hidden'

/**
 * Classes that hide the server-rendered first album while the URL may name another one (`data-gallery` on the root
 * element, set before the first paint). Hidden photos are not loaded.
 */
export const pendingLook = (pending: boolean) =>
  pending ? { page: unnamed, photos: unseen } : { page: '', photos: '' }
