/** A page whose code did not arrive; knows where the user wanted to go. */
export class PageLoadError extends Error {
  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super(
      `Patternbook: the page ${path} could not be loaded, so the current one stays. Try again when online.`,
      {
        cause,
      },
    )
  }
}
