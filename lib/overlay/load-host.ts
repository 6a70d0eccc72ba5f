import type { Opener } from './lazy'

/**
 * Loads the host of overlays that are called outside of an OverlayProvider. On this site, every page is inside one, so
 * this rejects. In the npm package, this file is replaced by one that adds a host to the body.
 */
export const loadBodyHost = (): Promise<Opener> =>
  Promise.reject(
    new Error('Patternbook: there is no OverlayProvider around the page, so overlays cannot be shown.'),
  )
