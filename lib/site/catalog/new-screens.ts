/**
 * IDs of the screens that are new or have a new layout since the last release. The "New" filter of the gallery shows
 * them. Empty the list after each release.
 */
export const newScreenIds: readonly string[] = [
  'login/0',
  'login/1',
  'image-gallery/0',
  'image-gallery/1',
  'image-gallery/2',
  'payment/0',
  'animation/0',
  'animation/1',
  'animation/2',
  'animation/6',
  'animation/7',
  'animation/8',
]
