/** A bar becomes dark only if pictures with known colors cover at least this fraction of the page's width. */
const MIN_COVERAGE = 0.6
/**
 * Relative luminance of pictures (WCAG 2.2) below which a bar becomes dark, and above which it becomes light again. Below 0.179,
 * white text has more contrast than black text. The values differ, so that the tone does not alternate between similar pictures.
 */
const DARK_LUMINANCE = 0.18
const LIGHT_LUMINANCE = 0.26
/** Minimum height of a picture, px. Shorter pictures, such as thumbnails, are ignored. */
const MIN_PICTURE_HEIGHT_PX = 80
/**
 * The tone of the bar changes after the pictures behind it have had another tone for this time, ms. A gap between two
 * pictures usually scrolls past in less time, so it changes nothing.
 */
const TONE_CHANGE_DELAY_MS = 150
/** The observer reports a picture whenever another tenth of it has passed the middle of the bar. */
const THRESHOLDS = Array.from({ length: 11 }, (_, step) => step / 10)

/** Returns the relative luminance of a color `#rgb`, 0–1, with a gamma of 2.2. */
const luminance = (color: string): number => {
  const [r = 0, g = 0, b = 0] = [...color.slice(1)].map((digit) => (Number.parseInt(digit, 16) / 15) ** 2.2)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/**
 * Returns the luminance of a picture at one height. The CSS variable `--picture-colors` lists the colors of the picture from top
 * to bottom, as `#rgb` (app/media.css).
 * @param position the height: 0 at the top, 1 at the bottom
 * @returns undefined if the colors of the picture are unknown
 */
const luminanceAt = (picture: Element, position: number): number | undefined => {
  const colors = getComputedStyle(picture)
    .getPropertyValue('--picture-colors')
    .match(/#\w{3}\b/g)
  const color = colors?.[Math.floor(position * colors.length)]
  return color === undefined ? undefined : luminance(color)
}

/**
 * Sets `data-tone="dark"` on a bar at the bottom of a page while dark pictures are behind its middle. Pictures are `picture`
 * elements with their colors in `--picture-colors`; all other content counts as light. No code runs on scroll events: an
 * IntersectionObserver reports which pictures cross the middle of the bar, and at which height.
 * @param bar covers the bottom of the page; its first child is the glass
 * @param page contains the pictures, including those that are added later
 * @returns a function that removes the behavior
 */
export const connectBarTone = (bar: HTMLElement, page: Element): (() => void) => {
  const picturesBehind = new Map<Element, { width: number; luminance: number }>()
  let pictureObserver: IntersectionObserver | undefined
  let changeTimer: ReturnType<typeof setTimeout> | undefined

  const updateTone = (pageWidth: number) => {
    let [coveredWidth, weightedLuminance] = [0, 0]
    for (const picture of picturesBehind.values()) {
      coveredWidth += picture.width
      weightedLuminance += picture.width * picture.luminance
    }
    const isDark = bar.dataset.tone === 'dark'
    const shouldBeDark =
      coveredWidth >= pageWidth * MIN_COVERAGE &&
      weightedLuminance < coveredWidth * (isDark ? LIGHT_LUMINANCE : DARK_LUMINANCE)
    if (shouldBeDark === isDark) {
      clearTimeout(changeTimer)
      changeTimer = undefined
    } else
      changeTimer ??= setTimeout(() => {
        changeTimer = undefined
        if (shouldBeDark) bar.dataset.tone = 'dark'
        else delete bar.dataset.tone
      }, TONE_CHANGE_DELAY_MS)
  }

  const onIntersection = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting, boundingClientRect: box, intersectionRect, rootBounds } of entries) {
      const middle = rootBounds?.bottom ?? 0
      const isCrossing = isIntersecting && box.bottom > middle && box.height >= MIN_PICTURE_HEIGHT_PX
      const pictureLuminance = isCrossing ? luminanceAt(target, (middle - box.top) / box.height) : undefined
      if (pictureLuminance === undefined) picturesBehind.delete(target)
      else picturesBehind.set(target, { width: intersectionRect.width, luminance: pictureLuminance })
    }
    updateTone(entries[0]?.rootBounds?.width ?? 0)
  }

  const observePictures = () => {
    for (const picture of page.querySelectorAll('picture')) pictureObserver?.observe(picture)
  }
  // The area of the IntersectionObserver ends at the middle of the glass, so the observer is created again when the bar is
  // resized.
  const sizeObserver = new ResizeObserver(() => {
    const glass = bar.firstElementChild
    if (!(glass instanceof HTMLElement)) return
    const middleFromBottom = bar.offsetHeight - glass.offsetTop - glass.offsetHeight / 2
    pictureObserver?.disconnect()
    picturesBehind.clear()
    pictureObserver = new IntersectionObserver(onIntersection, {
      root: page,
      rootMargin: `0px 0px ${-middleFromBottom}px`,
      threshold: THRESHOLDS,
    })
    observePictures()
  })
  const mutationObserver = new MutationObserver(observePictures)
  sizeObserver.observe(bar)
  mutationObserver.observe(page, { childList: true, subtree: true })

  return () => {
    clearTimeout(changeTimer)
    pictureObserver?.disconnect()
    sizeObserver.disconnect()
    mutationObserver.disconnect()
    delete bar.dataset.tone
  }
}
