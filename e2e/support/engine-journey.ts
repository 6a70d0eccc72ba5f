/** What a journey through the lab needs of a browser, whoever drives it. */
export type EngineDriver = {
  /** Opens an address of the site. */
  go(path: string): Promise<void>
  /** Runs a function in the page; it sees nothing but its argument. */
  run<T>(script: (given: string) => T, given?: string): Promise<T>
  /** Waits until a function in the page answers true. */
  until(script: (given: string) => boolean, given?: string): Promise<void>
  /** Clicks an element that an XPath finds. */
  click(xpath: string): Promise<void>
  press(key: 'Escape'): Promise<void>
}

/** A button with exactly this text, anywhere or only below an element. */
export const button = (text: string, below = '') => `${below}//button[normalize-space()="${text}"]`

/** Below any open overlay. */
export const overlay = '//*[@data-overlay]'
/** Below the page of the device that is in use. */
export const activePage = '//*[@data-page-slot and not(@inert)]'

/** Opens a part of the lab and waits until its panel is there. */
export async function visitLab(driver: EngineDriver, part: string, query = '?mode=ios'): Promise<void> {
  // Another part alone is another hash only, which would not load the page anew.
  await driver.go(`/docs/?${part}`)
  await driver.go(`/lab/${query}#${part}`)
  await driver.until(
    (name) =>
      document.documentElement.hasAttribute('data-ready') &&
      document.querySelector(`#lab-tab-${name}[aria-selected=true]`) !== null &&
      document.querySelector('#lab-panel button') !== null,
    part,
  )
}

/** Waits until the device shows this many overlays of a kind, all of them at rest. */
export const shows = (driver: EngineDriver, kind: string, count = 1): Promise<void> =>
  driver.until((given) => {
    const [name, number] = given.split(' ')
    const found = [...document.querySelectorAll(`[data-frame] [data-overlay="${name}"]`)]
    const atRest = found.every((one) => one.getAttribute('data-state') === 'presented')
    return found.length === Number(number) && atRest
  }, `${kind} ${count}`)

/** Waits until the lane tells of so many events, and gives them: `did-dismiss alert role hold`. */
export async function told(driver: EngineDriver, count: number): Promise<string[]> {
  await driver.until((least) => document.querySelectorAll('.ev-lines li').length >= +least, String(count))
  return driver.run(() =>
    [...document.querySelectorAll('.ev-lines li')].map((line) => {
      const [name, of] = [line.querySelector('b'), line.querySelector('.ev-of')]
      return `${name?.textContent} ${of?.textContent?.replace(/ overlay-\d+/, '').replace(/ data .*/, '')}`
    }),
  )
}

/** The life of an overlay as the lane tells it. */
export const life = (kind: string, role?: string): string[] => {
  const end = role === undefined ? kind : `${kind} role ${role}`
  return [`will-present ${kind}`, `did-present ${kind}`, `will-dismiss ${end}`, `did-dismiss ${end}`]
}

/** A page that goes, and one that comes. */
export const passage = (from: string, to: string): string[] => [
  `will-leave page ${from}`,
  `will-enter page ${to}`,
  `start page ${to}`,
  `did-enter page ${to}`,
  `did-leave page ${from}`,
  `end page ${to}`,
]
