import type { LoadedController } from './lazy-overlays'

/**
 * Loads the host of overlays that are opened outside of an OverlayProvider. On this site, every overlay is opened inside a
 * provider, so no such host exists, and this function rejects. In the npm package, another file replaces this one and adds a host
 * to the body.
 */
export const loadBodyHost = (): Promise<LoadedController> =>
  Promise.reject(
    new Error('Patternbook: there is no OverlayProvider around the page, so overlays cannot be shown.'),
  )
