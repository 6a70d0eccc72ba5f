/** Error for a page whose code could not be loaded. */
export class PageLoadError extends Error {
  /**
   * Next.js logs errors that a boundary catches, with their stacks, but not errors with this digest. The site logs the message
   * instead.
   */
  readonly digest = 'BAILOUT_TO_CLIENT_SIDE_RENDERING'

  constructor(path: string, cause: unknown) {
    super(`Patternbook: the page ${path} could not be loaded, so the current page is still shown.`, { cause })
  }
}
