/** The functions that the tests of the engines need of a browser driver, to run in Playwright and in WebKitGTK (webkit-driver.ts). */
export type EngineDriver = {
  /** Opens a path of the site. */
  goto(path: string): Promise<void>
  /** Runs a function in the page and returns its result. The function can use only its argument, not variables of the test. */
  evaluate<T>(script: (argument: string) => T, argument?: string): Promise<T>
  /** Waits until a function in the page returns true. */
  waitUntil(script: (argument: string) => boolean, argument?: string): Promise<void>
  /** Clicks the element at an XPath. */
  click(xpath: string): Promise<void>
  press(key: 'Escape'): Promise<void>
}

/** A test in the lab: its title and its steps. */
export type EngineTest = { title: string; run(driver: EngineDriver): Promise<void> }

/** Returns the XPath of a button with this text, anywhere in the document or inside the element at `ancestorXPath`. */
export const buttonXPath = (text: string, ancestorXPath = '') =>
  `${ancestorXPath}//button[normalize-space()="${text}"]`

/** XPath of any open overlay. */
export const overlayXPath = '//*[@data-overlay]'
/** XPath of the active page of the device. */
export const activePageXPath = '//*[@data-page-slot and not(@inert)]'

let visitCount = 0

/** Opens the lab with one of its tabs and waits for the panel of the tab. */
export async function visitLab(driver: EngineDriver, tab: string, query = '?mode=ios'): Promise<void> {
  // Each URL is new, because a URL that differs from the current one only in its hash would not reload the page.
  visitCount += 1
  await driver.goto(`/lab/${query}&visit=${visitCount}#${tab}`)
  await driver.waitUntil(
    (name) =>
      document.documentElement.hasAttribute('data-ready') &&
      document.querySelector(`#lab-tab-${name}[aria-selected=true]`) !== null &&
      document.querySelector('#lab-panel button') !== null,
    tab,
  )
}

/** Selects an option of a radio group in the panel. */
export const chooseOption = (driver: EngineDriver, label: string, option: string): Promise<void> =>
  driver.click(`//*[@role="radiogroup" and @aria-label="${label}"]//label[normalize-space()="${option}"]`)

/** Toggles a switch in the panel. */
export const toggleSwitch = (driver: EngineDriver, label: string): Promise<void> =>
  driver.click(`//*[@id="lab-panel"]//label[.//span[normalize-space()="${label}"]]`)

/** Waits until the result in the panel (its `status` element) ends with a string. */
export const waitForResult = (driver: EngineDriver, expectedEnding: string): Promise<void> =>
  driver.waitUntil(
    (ending) => document.querySelector('#lab-panel [role=status]')?.textContent?.endsWith(ending) === true,
    expectedEnding,
  )

/** Waits until the device shows this many overlays of a kind and none of them moves. */
export const waitForOverlays = (driver: EngineDriver, kind: string, count = 1): Promise<void> =>
  driver.waitUntil((argument) => {
    const [name, number] = argument.split(' ')
    const overlays = [...document.querySelectorAll(`[data-frame] [data-overlay="${name}"]`)]
    const areStill = overlays.every((element) => element.matches('[data-state=presented]:not([data-moving])'))
    return overlays.length === Number(number) && areStill
  }, `${kind} ${count}`)

/** Waits until an element that matches the selector has focus or contains the focused element. */
export const waitForFocusIn = (driver: EngineDriver, selector: string): Promise<void> =>
  driver.waitUntil((cssSelector) => document.activeElement?.closest(cssSelector) != null, selector)

/** Waits until an element with this text has focus. */
export const waitForFocusOn = (driver: EngineDriver, text: string): Promise<void> =>
  driver.waitUntil((expectedText) => document.activeElement?.textContent?.trim() === expectedText, text)

/** Returns whether the page stack in the device is inert. */
export const isPageInert = (driver: EngineDriver): Promise<boolean> =>
  driver.evaluate(() => document.querySelector('[data-frame] [data-stack]')?.hasAttribute('inert') === true)

/** The box of an element, client px. */
export type Box = Record<'left' | 'top' | 'right' | 'bottom' | 'width' | 'height', number>

/**
 * Returns the box of the last element that matches a selector.
 *
 * @throws if no element matches
 */
export async function boxOf(driver: EngineDriver, selector: string): Promise<Box> {
  const box = await driver.evaluate((cssSelector) => {
    const { left, top, right, bottom, width, height } =
      [...document.querySelectorAll(cssSelector)].at(-1)?.getBoundingClientRect() ?? {}
    return { left, top, right, bottom, width, height }
  }, selector)
  if (box.width === undefined)
    throw new Error(`Patternbook: no element matches ${selector}, so it has no box.`)
  return box as Box
}

/**
 * Waits until the event log has at least this many events of overlays and pages.
 *
 * @returns one line per event, e.g. `did-dismiss alert role hold`
 */
export async function waitForEvents(driver: EngineDriver, count: number): Promise<string[]> {
  const readLines = () =>
    driver.evaluate(() =>
      [...document.querySelectorAll('.event-log-list li')].map((line) => {
        const [nameElement, detailsElement] = [
          line.querySelector('b'),
          line.querySelector('.event-log-details'),
        ]
        return `${nameElement?.textContent} ${detailsElement?.textContent?.replace(/ overlay-\d+/, '').replace(/ data .*/, '')}`
      }),
    )
  // Only events of overlays and pages count, not those of menus and gestures, or of the drags and breakpoints of sheets.
  await driver.waitUntil(
    (minCount) =>
      [...document.querySelectorAll<HTMLElement>('.event-log-list li')].filter(
        ({ dataset: { event = '' }, textContent }) =>
          /-(present|dismiss)$/.test(event) || /page \//.test(textContent ?? ''),
      ).length >= +minCount,
    String(count),
  )
  return (await readLines()).filter((line) => /-(present|dismiss) | page /.test(line))
}

/** Returns the lines of the event log for an overlay that was presented and dismissed. */
export const overlayEvents = (kind: string, role?: string): string[] => {
  const kindAndRole = role === undefined ? kind : `${kind} role ${role}`
  return [
    `will-present ${kind}`,
    `did-present ${kind}`,
    `will-dismiss ${kindAndRole}`,
    `did-dismiss ${kindAndRole}`,
  ]
}

/** Returns the lines of the event log for a transition, completed or canceled. */
export const transitionEvents = (from: string, to: string, isCanceled = false): string[] => [
  `will-leave page ${from}`,
  `will-enter page ${to}`,
  `start page ${to}`,
  `${isCanceled ? 'cancel' : 'did'}-enter page ${to}`,
  `${isCanceled ? 'cancel' : 'did'}-leave page ${from}`,
  `end page ${to}`,
]

/** Waits until no page moves: one page is visible, and nothing of the transition remains. */
export const waitForTransition = (driver: EngineDriver): Promise<void> =>
  driver.waitUntil(() => {
    const visiblePages = [
      ...document.querySelectorAll<HTMLElement>('[data-frame] [data-page-slot]:not(.hidden)'),
    ]
    const isSettled = visiblePages.length === 1 && visiblePages[0]?.style.zIndex === ''
    return isSettled && document.querySelector('[data-shadow], [data-title-clone]') === null
  })

/** Returns the text of the heading of the active page; null if there is no heading. */
export const headingText = (driver: EngineDriver): Promise<string | null> =>
  driver.evaluate(
    () => document.querySelector('[data-frame] [data-page-slot]:not([inert]) h1')?.textContent ?? null,
  )
