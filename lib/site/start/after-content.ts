/** Maximum wait for the first paint, ms. This is our own value, for browsers that paint nothing for a while. */
const PAINT_TIMEOUT_MS = 1500
/** Maximum wait for pictures after that, ms. This is our own value, so that a slow picture does not delay scripts. */
const PICTURE_TIMEOUT_MS = 1000

/** The first pictures of the page, which are requested with high priority. */
const FIRST_PICTURES = 'img[fetchpriority="high"]'

/** Resolves after a frame has been painted. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Resolves at the first contentful paint, or after a frame if the browser does not report it. */
const presented = () =>
  new Promise<void>((resolve) => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
      return void painted().then(resolve)
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })

/** Resolves when a promise resolves, or after a maximum time. */
const withTimeout = (milliseconds: number, promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, milliseconds))])

/**
 * Calls back when the content of the page is on screen: painted once, with its first pictures decoded and painted. As a result,
 * scripts do not compete with the content for the network or the processor. On a page that is hidden or waits for Arabic data,
 * it calls back at once. Other pages wait for their first paint, and then for their pictures, each up to its maximum.
 * @param callback called once
 */
export const afterContent = (callback: () => void): void => {
  if (document.hidden || document.documentElement.hasAttribute('data-ar-pending')) {
    callback()
    return
  }
  const pictures = [...document.querySelectorAll<HTMLImageElement>(FIRST_PICTURES)]
  const decoded = () => Promise.allSettled(pictures.map((picture) => picture.decode())).then(painted)
  void withTimeout(PAINT_TIMEOUT_MS, presented())
    .then(() => withTimeout(PICTURE_TIMEOUT_MS, decoded()))
    .then(callback)
}
