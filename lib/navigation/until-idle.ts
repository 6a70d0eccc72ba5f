/** Resolves when the browser is idle; in browsers without idle callbacks, in the next frame. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else requestAnimationFrame(() => resolve())
  })
