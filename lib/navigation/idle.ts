/** Resolves when the browser is idle. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else requestAnimationFrame(() => resolve())
  })
