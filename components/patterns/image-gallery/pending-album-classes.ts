/** Hides the titles and the text of the back button, which may be wrong while the album is not known. */
const hiddenTitlesClass =
  'in-data-gallery:[&_:is([data-title],[data-large-title],[data-back-text])]:invisible'
const hiddenPhotosClass = 'in-data-gallery:hidden'

/**
 * Returns classes that hide the server-rendered first album until React knows the album in the URL. They take effect if the URL
 * has a `gallery` parameter (a script sets `data-gallery` on the root element before the first paint). Hidden photos do not load.
 * @param isPending true while the album in the URL is not known
 */
export const pendingAlbumClasses = (isPending: boolean) =>
  isPending ? { page: hiddenTitlesClass, photos: hiddenPhotosClass } : { page: '', photos: '' }
