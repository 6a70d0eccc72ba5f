/** How long scripts wait for the first paint, in milliseconds; a measure of ours, for browsers that paint nothing for a while. */
const PAINT_TIMEOUT_MS = 1500
/** How long they wait for pictures after that, in milliseconds; a measure of ours: a slow picture holds up nobody. */
const PICTURE_TIMEOUT_MS = 1000

/** Pictures that the page itself calls its first: they are asked for before anything else. */
const FIRST_PICTURES = 'img[fetchpriority="high"]'

/** Resolves after a frame has been painted. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Resolves when the page's first words or pictures have come to the screen; by the frame where a browser does not tell. */
const presented = () =>
  new Promise<void>((resolve) => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
      return void painted().then(resolve)
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })

/** Resolves with a promise, or after some milliseconds without it. */
const withTimeout = (milliseconds: number, promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, milliseconds))])

/**
 * Calls back when the page's content is on screen: painted once, its first pictures decoded and painted too. So on a
 * slow network the content does not share the line with scripts, and on a slow device not the processor. A page that
 * is not shown, or shows nothing before its words have come in another language, calls at once; others wait for their
 * first paint, and for their pictures after that, but not for long.
 * @param then called once
 */
export const afterContent = (then: () => void): void => {
  if (document.hidden || document.documentElement.hasAttribute('data-ar-pending')) {
    then()
    return
  }
  const pictures = [...document.querySelectorAll<HTMLImageElement>(FIRST_PICTURES)]
  const decoded = () => Promise.allSettled(pictures.map((picture) => picture.decode())).then(painted)
  void withTimeout(PAINT_TIMEOUT_MS, presented())
    .then(() => withTimeout(PICTURE_TIMEOUT_MS, decoded()))
    .then(then)
}
