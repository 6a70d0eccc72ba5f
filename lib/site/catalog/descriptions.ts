import catalog from '@/data/catalog.json'

/**
 * Descriptions by the ID of the page: one or two sentences about the screen. `data/catalog.json` has the descriptions
 * of most screens. Import this file only in build scripts and server code, so that pages do not load it.
 */
export const descriptions: Readonly<Record<string, string>> = {
  home: 'The site’s home page: a full-screen photo, a few sentences, and a link to the documentation.',
  list: 'All patterns on one page, in groups, with a search field that filters them as you type.',
  settings:
    'Settings for platform, direction, theme, accent, and language, plus a download of the sample data; each change applies immediately.',
  'image-gallery-subgallery':
    'One album of a photo app: a grid of pictures, each of which opens in a viewer.',
  'full-image-gallery':
    'A full-screen photo viewer: swipe to see the next photo, and pinch or double-tap to zoom.',
  ...catalog.descriptions,
}
