/** Resolves when the browser has nothing better to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else requestAnimationFrame(() => resolve())
  })
