/** The code of a page could not be loaded. Contains the requested path. */
export class PageLoadError extends Error {
  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super(
      `Patternbook: the page ${path} could not be loaded, so the current page remains. Try again when you are online.`,
      {
        cause,
      },
    )
  }
}
