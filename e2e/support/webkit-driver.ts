import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findFreePort } from '../../scripts/serve'
import type { EngineDriver } from './engine-driver'

/** Returns the path of WebKit's MiniBrowser: `WEBKIT_PATH`, or the file of Debian's package; undefined if there is none. */
const findBrowserPath = () =>
  process.env.WEBKIT_PATH ??
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
    .flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`),
    )
    .find((file) => existsSync(file))

/** The key of an element's ID in responses of W3C WebDriver. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKit, controlled by plain W3C WebDriver, because Playwright does not support Debian's WebKit. */
export class WebKitDriver implements EngineDriver {
  private constructor(
    private readonly driverProcess: ChildProcess,
    private readonly sessionUrl: string,
    private readonly baseUrl: string,
  ) {}

  /**
   * Starts WebKit and its driver on a new virtual display.
   *
   * @param baseUrl URL of the site
   * @throws if WebKit or xvfb is not installed
   */
  static async start(baseUrl: string): Promise<WebKitDriver> {
    const binary = findBrowserPath()
    if (!binary)
      throw new Error('Patternbook: WebKit is not installed. apt-get install webkit2gtk-driver xvfb')
    const port = await findFreePort()
    const driverProcess = spawn('xvfb-run', ['-a', 'WebKitWebDriver', '-p', String(port)], {
      detached: true,
      stdio: 'ignore',
      // Without a GPU, WebKit reaches 6 frames per second with compositing, and 60 frames per second without it.
      env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    })
    const spawnFailure = new Promise<never>((_, reject) => driverProcess.once('error', reject))
    const serverUrl = `http://127.0.0.1:${port}`
    await Promise.race([spawnFailure, waitUntil(async () => (await fetch(`${serverUrl}/status`)).ok)])
    const options = { binary, args: ['--automation'] }
    const { sessionId } = await sendCommand<{ sessionId: string }>('POST', `${serverUrl}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })
    const webkit = new WebKitDriver(driverProcess, `${serverUrl}/session/${sessionId}`, baseUrl)
    await webkit.post('timeouts', { script: 20_000, pageLoad: 30_000 })
    await webkit.post('window/rect', { width: 430, height: 900 })
    return webkit
  }

  async goto(path: string): Promise<void> {
    await this.post('url', { url: this.baseUrl + path })
    // The page records its errors, because WebDriver does not report them.
    await this.evaluate(() => {
      const pageErrors: string[] = []
      Object.assign(window, { pageErrors })
      addEventListener('error', ({ message }) => pageErrors.push(message))
      addEventListener('unhandledrejection', ({ reason }) => pageErrors.push(String(reason)))
    })
  }

  evaluate<T>(script: (argument: string) => T, argument = ''): Promise<T> {
    return this.post<T>('execute/sync', { script: `return (${script})(arguments[0])`, args: [argument] })
  }

  async waitUntil(script: (argument: string) => boolean, argument = ''): Promise<void> {
    await waitUntil(() => this.evaluate(script, argument))
  }

  async click(xpath: string): Promise<void> {
    let element: Record<string, string> = {}
    await waitUntil(async () => {
      element = await this.post<Record<string, string>>('element', { using: 'xpath', value: xpath })
      return true
    })
    const click = () => this.post(`element/${element[ELEMENT_KEY]}/click`, {})
    try {
      await click()
    } catch (error) {
      if (!String(error).includes('click intercepted')) throw error
      // The lab's preview is sticky at the top of the window and may cover the element, so the element is scrolled to the bottom.
      const script = 'arguments[0].scrollIntoView({ block: "end" })'
      await this.post('execute/sync', { script, args: [element] })
      await click()
    }
  }

  async press(key: 'Escape'): Promise<void> {
    const value = { Escape: '\uE00C' }[key]
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
    await this.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** Returns the messages of the errors that have occurred since the page was loaded. */
  pageErrors(): Promise<string[]> {
    return this.evaluate(() => (window as unknown as { pageErrors: string[] }).pageErrors)
  }

  /** Closes the browser, its driver, and its display. */
  async close(): Promise<void> {
    await sendCommand('DELETE', this.sessionUrl).catch(() => undefined)
    // The negative ID ends the whole process group of the driver, including the virtual display.
    if (this.driverProcess.pid !== undefined) process.kill(-this.driverProcess.pid, 'SIGTERM')
  }

  private post<T = unknown>(command: string, body: object): Promise<T> {
    return sendCommand<T>('POST', `${this.sessionUrl}/${command}`, body)
  }
}

/**
 * Waits until a condition is true. A condition that throws counts as false. The limit of 60 s is high, because WebKit renders
 * without a GPU while the tests of other browsers run: fifty navigations took 10 to 25 s.
 *
 * @throws if the condition is not true within 60 s
 */
async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000
  let lastError: unknown
  while (Date.now() < deadline) {
    try {
      if (await condition()) return
    } catch (error) {
      lastError = error
    }
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  throw new Error(`Patternbook: the condition was not true within 60 s. Last error: ${lastError ?? 'none'}`)
}

async function sendCommand<T = unknown>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`Patternbook: WebKit says ${value.error}: ${value.message} (${url})`)
  return value
}
