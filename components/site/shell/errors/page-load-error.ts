/** The code of a page could not be loaded. Contains the requested path. */
export class PageLoadError extends Error {
  /** Next.js logs errors that a boundary catches, each time and with their stack, except those with this digest. */
  readonly digest = 'BAILOUT_TO_CLIENT_SIDE_RENDERING'

  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super(
      `Patternbook: the page ${path} could not be loaded, so the current page is still shown. Try again when you are online.`,
      {
        cause,
      },
    )
  }
}
