/** Data URLs of pictures and fonts, by their URL. Browsers do not load files for an SVG image, so the image must contain them. */
const dataUrls = new Map<string, Promise<string>>()

const toDataUrl = (url: string): Promise<string> => {
  const cached = dataUrls.get(url)
  if (cached) return cached
  const read = async () => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`Patternbook: ${url} returned ${response.status}.`)
    const file = await response.blob()
    return new Promise<string>((resolve, reject) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.onerror = () => reject(reader.error)
      reader.readAsDataURL(file)
    })
  }
  const promise = read()
  dataUrls.set(url, promise)
  // After a failure, the next call fetches the file again.
  promise.catch(() => dataUrls.delete(url))
  return promise
}

/** Returns the font faces that the page has loaded, each as its family and Unicode range. */
const loadedFontFaces = (): Set<string> =>
  new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, unicodeRange }) => `${family.replaceAll(/["']/g, '')} ${unicodeRange}`),
  )

/** Matches `url()`; the second group is the URL, which can be relative. Data URLs and fragments do not match. */
const URL_IN_CSS = /url\((["']?)(?!data:|#)([^"')]+)\1\)/g

/** Returns the page's style sheets as text, with fonts and pictures as data URLs, without unloaded font faces. */
const loadStyleText = async (): Promise<string> => {
  const fontFaces = loadedFontFaces()
  const texts = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(async (rule) => {
      if (rule instanceof CSSFontFaceRule) {
        const family = rule.style.getPropertyValue('font-family').replaceAll(/["']/g, '')
        const range = rule.style.getPropertyValue('unicode-range') || 'U+0-10FFFF'
        if (![...fontFaces].some((face) => face === `${family} ${range}`)) return ''
      }
      const text = rule.cssText
      const matches = [...text.matchAll(URL_IN_CSS)]
      const embeddedUrls = await Promise.all(
        matches.map(([, , url = '']) => toDataUrl(new URL(url, sheet.href ?? location.href).href)),
      )
      return text.replaceAll(URL_IN_CSS, () => `url("${embeddedUrls.shift()}")`)
    }),
  )
  // Browsers ignore `backdrop-filter` in an SVG image, so glass gets the opaque style that is used for reduced transparency.
  return (await Promise.all(texts)).join('\n').replaceAll('(prefers-reduced-transparency: reduce)', 'all')
}

/** CSS properties whose current values are copied from animated elements. */
const ANIMATED_PROPERTIES = [
  'transform',
  'translate',
  'scale',
  'rotate',
  'opacity',
  'filter',
  'clip-path',
] as const

/**
 * Shifts the content of a copied scroller by the scroll offset of the original, because `cloneNode` does not copy scroll
 * positions. Negative margins shift all absolutely positioned children and the first child in normal flow; the children after it
 * shift with it. Horizontally, this works only in a flex row; all horizontal scrollers of the screens are flex rows.
 */
const copyScroll = (source: Element, copy: Element): void => {
  let hasShiftedFlowChild = false
  for (const [index, child] of [...source.children].entries()) {
    const computedStyle = getComputedStyle(child)
    const childCopy = copy.children[index]
    if (
      computedStyle.display === 'none' ||
      computedStyle.position === 'fixed' ||
      !(childCopy instanceof HTMLElement)
    )
      continue
    if (computedStyle.position !== 'absolute' && hasShiftedFlowChild) continue
    if (computedStyle.position !== 'absolute') hasShiftedFlowChild = true
    childCopy.style.marginBlockStart = `${(Number.parseFloat(computedStyle.marginBlockStart) || 0) - source.scrollTop}px`
    childCopy.style.marginInlineStart = `${(Number.parseFloat(computedStyle.marginInlineStart) || 0) - Math.abs(source.scrollLeft)}px`
  }
}

/**
 * Copies all attributes. The page's Content Security Policy blocks `setAttribute('style', …)`, so inline styles are copied
 * with `style.cssText`.
 */
const copyAttributes = (source: Element, target: HTMLElement | SVGElement): void => {
  for (const { name, value } of source.attributes)
    if (name === 'style') target.style.cssText = value
    else target.setAttribute(name, value)
}

/**
 * Copies what the picture would otherwise lack: the state of form fields, scroll positions, animations, pictures, and
 * canvases.
 * @param animatedElements source elements whose current animated values are copied
 */
const copyState = async (
  source: Element,
  copy: Element,
  animatedElements: ReadonlySet<Element>,
): Promise<void> => {
  if (!(copy instanceof HTMLElement || copy instanceof SVGElement)) return
  if (animatedElements.has(source)) {
    const computedStyle = getComputedStyle(source)
    for (const name of ANIMATED_PROPERTIES) copy.style.setProperty(name, computedStyle.getPropertyValue(name))
  }
  if (source.scrollTop || source.scrollLeft) copyScroll(source, copy)
  if (source instanceof HTMLInputElement) {
    copy.setAttribute('value', source.value)
    copy.toggleAttribute('checked', source.checked)
  }
  if (source instanceof HTMLOptionElement) copy.toggleAttribute('selected', source.selected)
  if (source instanceof HTMLTextAreaElement) copy.textContent = source.value
  if (source instanceof HTMLImageElement && source.currentSrc) {
    for (const name of ['srcset', 'sizes', 'loading', 'decoding']) copy.removeAttribute(name)
    const isVisible = source.checkVisibility() && source.naturalWidth > 0
    copy.setAttribute('src', isVisible ? await toDataUrl(source.currentSrc) : 'data:,')
  }
  if (source instanceof HTMLCanvasElement) {
    const image = document.createElement('img')
    copyAttributes(source, image)
    image.src = source.toDataURL()
    copy.replaceWith(image)
  }
}

/** Selects the elements to remove from the copy: they would send a request, or an SVG image cannot show them. */
const OMITTED_SELECTOR = 'source, script, iframe, video, link'

/**
 * Draws the current frame on a new canvas, including its look, state, language, scroll positions, and open overlays.
 * @param scale canvas pixels per CSS pixel
 * @throws if there is no frame, a picture or font cannot be read, or the browser cannot draw HTML to a canvas
 */
export const drawFrameToCanvas = async (scale: number): Promise<HTMLCanvasElement> => {
  const frame = document.querySelector<HTMLElement>('[data-frame]')
  if (!frame) throw new Error('Patternbook: there is no preview to draw.')
  const { offsetWidth: width, offsetHeight: height } = frame
  const animatedElements = new Set(
    frame
      .getAnimations({ subtree: true })
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect && effect.target && !effect.pseudoElement ? [effect.target] : [],
      ),
  )
  const copy = frame.cloneNode(true) as HTMLElement
  const sources = [frame, ...frame.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  const [css] = await Promise.all([
    loadStyleText(),
    ...sources.map((source, index) => copyState(source, copies[index]!, animatedElements)),
  ])
  for (const element of copy.querySelectorAll(OMITTED_SELECTOR)) element.remove()
  copy.style.cssText += ';position:fixed;inset:0;width:100%;height:100%;border-radius:0;scale:none'

  // The SVG root gets the attributes of the page's root element, so that selectors such as `:root[data-mode]` match.
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  copyAttributes(document.documentElement, svg)
  svg.removeAttribute('data-embed')
  svg.setAttribute('data-fullscreen', '')
  svg.setAttribute('width', `${width}`)
  svg.setAttribute('height', `${height}`)
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = `${css.replaceAll(/(^|[\s,{}])(html)(?=[\s,{.[:])/g, '$1:root')}
*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; scrollbar-width: none !important }`
  const foreignObject = document.createElementNS('http://www.w3.org/2000/svg', 'foreignObject')
  foreignObject.setAttribute('width', '100%')
  foreignObject.setAttribute('height', '100%')
  let outermostElement: HTMLElement = copy
  for (
    let ancestor = frame.parentElement;
    ancestor && ancestor !== document.documentElement;
    ancestor = ancestor.parentElement
  ) {
    const ancestorCopy = ancestor.cloneNode(false) as HTMLElement
    ancestorCopy.style.setProperty('scale', 'none')
    ancestorCopy.append(outermostElement)
    outermostElement = ancestorCopy
  }
  // `dir` has no effect on the SVG root, so the outermost HTML element sets the direction.
  outermostElement.dir = document.documentElement.dir
  foreignObject.append(outermostElement)
  svg.append(style, foreignObject)

  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: width * scale, height: height * scale })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Patternbook: this browser cannot draw to a canvas.')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
