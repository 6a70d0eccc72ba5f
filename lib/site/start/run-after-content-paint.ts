/** Maximum wait for the first paint, ms; our own value. Scripts must load even if the browser does not paint. */
const PAINT_TIMEOUT_MS = 1500
/** Maximum wait for pictures after the first paint, ms; our own value. A slow picture must not delay scripts long. */
const PICTURE_TIMEOUT_MS = 1000

/** Selector of the first pictures of the page, which are requested with high priority. */
const FIRST_PICTURES_SELECTOR = 'img[fetchpriority="high"]'

/** Resolves after the next frame has been painted. */
const waitForNextPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Resolves at the first contentful paint, or after the next frame if the browser does not report that paint. */
const waitForFirstContentfulPaint = () =>
  new Promise<void>((resolve) => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
      return void waitForNextPaint().then(resolve)
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })

/** Resolves when a promise resolves, or after a maximum time, in milliseconds. */
const withTimeout = (milliseconds: number, promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, milliseconds))])

/**
 * Calls a function when the content of the page is on screen: painted once, with its first pictures decoded and painted. As a
 * result, scripts do not compete with the content for the network or the processor. On a page that is hidden or waits for Arabic
 * data, calls the function at once. Otherwise, waits at most 1.5 s for the first paint, and then at most 1 s for the pictures.
 * @param callback called once
 */
export const runAfterContentPaint = (callback: () => void): void => {
  if (document.hidden || document.documentElement.hasAttribute('data-arabic-pending')) {
    callback()
    return
  }
  const pictures = [...document.querySelectorAll<HTMLImageElement>(FIRST_PICTURES_SELECTOR)]
  const decodePictures = () =>
    Promise.allSettled(pictures.map((picture) => picture.decode())).then(waitForNextPaint)
  void withTimeout(PAINT_TIMEOUT_MS, waitForFirstContentfulPaint())
    .then(() => withTimeout(PICTURE_TIMEOUT_MS, decodePictures()))
    .then(callback)
}
