/** Width of the refracting band along the edge of an element, px. */
const BAND_WIDTH_PX = 16
/** Displacement at the edge, px. */
const MAX_DISPLACEMENT_PX = 26
/** Blur of the content behind the glass, px. Less than the 7 px of glass without refraction, so that the bent edge is visible. */
const BLUR_PX = 2.5
/** Maximum size of glass that refracts, px. Larger elements are panels. */
const MAX_WIDTH_PX = 480
const MAX_HEIGHT_PX = 72
/** The filter of an element is created when its size has not changed for this time, ms. */
const RESIZE_DELAY_MS = 120

/** Selects the glass that refracts: controls of a header, the tab bar, and the search button next to the tab bar. */
const GLASS_SELECTOR =
  '[data-page-slot]:not([inert]) :is([data-header] :is([data-back], [data-bar-buttons]), [data-tab-bar] :is(ul, button))'

/**
 * Styles of glass that refracts. They do not apply in print, with forced colors, or for users who prefer less transparency or
 * more contrast. The rules are not in a cascade layer, so they override the utility `glass`.
 */
const STYLES = `@media screen and (prefers-reduced-transparency: no-preference) and (prefers-contrast: no-preference) and (forced-colors: none) {
  [data-mode='ios']:not([data-generation='18']) [data-refraction-size] { backdrop-filter: var(--refraction-filter) saturate(1.8) brightness(1.06); }
  [data-mode='ios'][data-theme='dark']:not([data-generation='18']) [data-refraction-size] { backdrop-filter: var(--refraction-filter) saturate(1.9) brightness(0.92); }
}`

type NavigatorWithBrands = { userAgentData?: { brands: readonly { brand: string }[] } }

/**
 * Returns whether the browser draws SVG filters in `backdrop-filter`. Only Chromium does. `CSS.supports()` is also
 * true in WebKit and Firefox, which accept such filters but do not draw them.
 */
export const canRefract = (navigator: object): boolean =>
  (navigator as NavigatorWithBrands).userAgentData?.brands.some(({ brand }) => brand === 'Chromium') ?? false

/**
 * Returns a displacement map for a capsule. Within `BAND_WIDTH_PX` of the edge, the displacement points toward the center line,
 * as light bends in a convex edge. The rest of the capsule has no displacement.
 * @param width in px
 * @param height in px
 * @returns RGBA pixels: red is the displacement on the x axis, green on the y axis; 128 means no displacement
 */
export const createDisplacementMap = (width: number, height: number): Uint8ClampedArray<ArrayBuffer> => {
  const pixels = new Uint8ClampedArray(width * height * 4)
  const radius = Math.min(width, height) / 2
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [x, y] = [column + 0.5, row + 0.5]
      // Offset from the nearest point of the capsule's center line, which is a single point if the capsule is a circle.
      const dx = x - Math.min(Math.max(x, radius), width - radius)
      const dy = y - Math.min(Math.max(y, radius), height - radius)
      const distance = Math.hypot(dx, dy)
      const depth = Math.max(0, radius - distance)
      const displacement =
        depth < BAND_WIDTH_PX && distance > 0 ? 1 - Math.sqrt(1 - (1 - depth / BAND_WIDTH_PX) ** 2) : 0
      const red = 128 - (127 * displacement * dx) / (distance || 1)
      const green = 128 - (127 * displacement * dy) / (distance || 1)
      pixels.set([red, green, 128, 255], (row * width + column) * 4)
    }
  return pixels
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
const createSvgElement = (name: string, attributes: Record<string, string | number>): SVGElement => {
  const element = document.createElementNS(SVG_NAMESPACE, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

const createFilter = (id: string, width: number, height: number): SVGElement => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas
    .getContext('2d')
    ?.putImageData(new ImageData(createDisplacementMap(width, height), width, height), 0, 0)
  const area = { x: 0, y: 0, width, height }
  const filter = createSvgElement('filter', {
    id,
    filterUnits: 'userSpaceOnUse',
    'color-interpolation-filters': 'sRGB',
    ...area,
  })
  filter.append(
    createSvgElement('feImage', { href: canvas.toDataURL(), result: 'map', ...area }),
    createSvgElement('feGaussianBlur', { in: 'SourceGraphic', stdDeviation: BLUR_PX, result: 'soft' }),
    createSvgElement('feDisplacementMap', {
      in: 'soft',
      in2: 'map',
      scale: MAX_DISPLACEMENT_PX * 2,
      xChannelSelector: 'R',
      yChannelSelector: 'G',
    }),
  )
  return filter
}

/** Refraction of the glass in a document. */
export type Refraction = {
  /** Adds the refraction to the glass of the current page. Must be called after the page or the generation has changed. */
  update(): void
  stop(): void
}

/**
 * Bends the content behind small glass elements of iOS 26 along their edges. This is a progressive enhancement: the look of
 * `glass` in app/ios-26.css is complete without it. An element whose size changes has no refraction until its size is final.
 * @returns the refraction, which needs a first `update()`; undefined in browsers that cannot refract
 */
export const createRefraction = (): Refraction | undefined => {
  if (!canRefract(navigator) || typeof CSSStyleSheet === 'undefined') return undefined
  const svg = createSvgElement('svg', { width: 0, height: 0, 'aria-hidden': 'true' })
  svg.style.position = 'absolute'
  document.body.append(svg)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  document.adoptedStyleSheets.push(sheet)

  const timers = new Map<HTMLElement, ReturnType<typeof setTimeout>>()
  const removeRefraction = (element: HTMLElement) => {
    clearTimeout(timers.get(element))
    timers.delete(element)
    element.removeAttribute('data-refraction-size')
    element.style.removeProperty('--refraction-filter')
  }
  const addRefraction = (element: HTMLElement) => {
    timers.delete(element)
    const { offsetWidth: width, offsetHeight: height } = element
    if (width < 1 || width > MAX_WIDTH_PX || height > MAX_HEIGHT_PX) return
    // Elements of other generations have no blur. A group has none if each of its buttons has its own glass.
    if (!getComputedStyle(element).backdropFilter.includes('blur')) return
    const id = `pb-refraction-${width}-${height}`
    if (!document.getElementById(id)) svg.append(createFilter(id, width, height))
    element.style.setProperty('--refraction-filter', `url(#${id})`)
    element.dataset.refractionSize = `${width}x${height}`
  }
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const element = target as HTMLElement
      if (element.dataset.refractionSize === `${element.offsetWidth}x${element.offsetHeight}`) continue
      removeRefraction(element)
      timers.set(element, setTimeout(addRefraction, RESIZE_DELAY_MS, element))
    }
  })
  return {
    update() {
      observer.disconnect()
      for (const element of document.querySelectorAll<HTMLElement>(GLASS_SELECTOR)) observer.observe(element)
    },
    stop() {
      observer.disconnect()
      for (const element of document.querySelectorAll<HTMLElement>('[data-refraction-size]'))
        removeRefraction(element)
      for (const timer of timers.values()) clearTimeout(timer)
      svg.remove()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}
