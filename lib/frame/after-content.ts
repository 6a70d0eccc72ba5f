/** How long scripts wait for what the reader sees first, in milliseconds; a measure of ours: a slow picture holds up nobody. */
const PATIENCE = 1000

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

/**
 * Calls back when the page's content is on screen: painted once, its first pictures decoded and painted too. So on a
 * slow network the content does not share the line with scripts, and on a slow device not the processor. A page that
 * is not shown calls at once, and none waits longer than a second.
 * @param then called once
 */
export const afterContent = (then: () => void): void => {
  let called = false
  const call = () => {
    if (called) return
    called = true
    then()
  }
  if (document.hidden) {
    call()
    return
  }
  setTimeout(call, PATIENCE)
  const pictures = [...document.querySelectorAll<HTMLImageElement>(FIRST_PICTURES)]
  void presented()
    .then(() => Promise.allSettled(pictures.map((picture) => picture.decode())))
    .then(painted)
    .then(call)
}
