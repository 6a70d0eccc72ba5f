/**
 * Checks that screens can be installed in other apps: serves the export, creates a Vite app in a temporary folder, adds screens
 * with shadcn's command line, checks the types, builds, compares screenshots of the screens with screenshots on the site, and
 * measures sizes. Then installs some screens in a Vite app with the theme and components of shadcn (checks/host-apps.ts).
 * `npm run registry:installs` installs some screens. `--all` installs all screens, and also tries a bare Vite app, a Next app,
 * and the source of the engine. Names of screens limit the check to these screens. `--hosts` tries only the three apps of
 * checks/host-apps.ts, or those whose names contain a given word; `--keep` keeps the folder with the apps and the screenshots of
 * screens that differ. Reads `out` and writes nothing in the repository. Needs the npm registry.
 */
import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { launchChromium } from '../chromium'
import { formatError } from '../format-error'
import { selectNames } from '../select-names'
import { serve } from '../serve'
import { outFolder, readBuildSettings } from '../settings'
import { captureScreen, openScreen, screenshotDifference } from './checks/compare-screenshots'
import { checkEngineSource, checkHostApp, hostApps, measureScreenBytes } from './checks/host-apps'
import { callMcpTool } from './checks/mcp-client'
import { chooseOtherItems, chooseScreens, comparedLookAt } from './checks/tested-screens'
import { createMainModule, emptyViteAppFiles } from './checks/vite-app'
import { createCodeExport } from './code-export'
import type { Item } from './items'

const SHADCN_CLI = 'shadcn@4.23.0'
/** Fraction of a screenshot that may differ. Letters differ slightly, because the fonts of the site are subsets. */
const MAX_DIFFERENCE = 0.005
/** Maximum number of comparisons of a screen. On a busy machine, a screenshot may be taken before the page is complete. */
const MAX_ATTEMPTS = 3
/** Limits for what a screen adds to the scripts of an empty app, in bytes after Brotli compression. */
const MAX_BYTES: Record<string, number> = { 'login-0': 16.1 * 1024, 'check-boxes-0': 9 * 1024 }
/** The screens that are installed in the apps of `hostApps`. The last one is installed next to an edited component. */
const HOST_APP_SCREENS = ['login-0', 'home', 'check-boxes-0', 'alert-0', 'register-0']
/** A word in the name of the app that is tried without `--all` or `--hosts`: its theme and components could collide with ours. */
const DEFAULT_HOST_APP_WORD = 'shadcn'
/** Number of screens that are compared at the same time: one per core of a small machine. */
const MAX_CONCURRENT = 2
const VIEWPORT_SIZE = { width: 390, height: 800 }

const args = process.argv.slice(2)
const nameArguments = args.filter((arg) => !arg.startsWith('--'))
const shouldTestAll = args.includes('--all')
const shouldTestOnlyHostApps = args.includes('--hosts')

/** Runs a program in the folder of an app, without blocking our own servers. Returns the output of the program. */
const runCommand = (folder: string, command: string, ...programArguments: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
    const options = { cwd: folder, env, maxBuffer: 64e6, shell: process.platform === 'win32' }
    const childProcess = execFile(command, programArguments, options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      const commandLine = `${command} ${programArguments.join(' ')}`.slice(0, 200)
      reject(
        new Error(
          `Patternbook: "${commandLine}" failed in the app, so no screens were tested.\n${stdout}\n${stderr}`,
        ),
      )
    })
    childProcess.stdin?.end()
  })

const writeFiles = (folder: string, files: Record<string, string>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
}

/** Copies the registry into a folder, and replaces the URL of the site with the URLs of the running servers. */
const copyRegistry = (folder: string, originalUrl: string, registryUrl: string, siteUrl: string): void => {
  cpSync(path.join(outFolder, 'r'), path.join(folder, 'r'), { recursive: true })
  for (const name of readdirSync(path.join(folder, 'r'))) {
    const file = path.join(folder, 'r', name)
    const text = readFileSync(file, 'utf8')
      .replaceAll(`${originalUrl}/r/`, `${registryUrl}/r/`)
      .replaceAll(originalUrl, siteUrl)
    writeFileSync(file, text)
  }
}

/**
 * The result of a comparison. `difference` is the fraction that differs; it is undefined if there are no screenshots to compare.
 */
type ScreenComparison = {
  name: string
  look: string
  difference?: number
  errors: string[]
  screenshots?: readonly [site: Buffer, app: Buffer]
}

/** Returns whether a screen navigates without user input. The check only waits until such a screen appears. */
const navigatesByItself = ({ name }: Item) => name.startsWith('splash-screens')

const looksTheSame = ({ difference = 0, errors }: ScreenComparison) =>
  difference <= MAX_DIFFERENCE && errors.length === 0

const compareScreen = async (
  browser: Browser,
  item: Item,
  lookIndex: number,
  siteUrl: string,
  appUrl: string,
): Promise<ScreenComparison> => {
  const look = comparedLookAt(lookIndex)
  const errors: string[] = []
  // The app shows English in both directions, so the site does too.
  const query = `mode=${look.mode}&dir=${look.dir}&lang=en&theme=${look.theme}&motion=reduced&embed=1`
  const appQuery = `screen=${item.name}&look=${encodeURIComponent(JSON.stringify({ ...look, lang: 'en', motion: 'reduced' }))}`
  const screenshotOf = async (url: string): Promise<Buffer | undefined> => {
    const page = await browser.newPage({
      viewport: VIEWPORT_SIZE,
      reducedMotion: 'reduce',
      colorScheme: look.theme,
    })
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    try {
      if (navigatesByItself(item)) await openScreen(page, url)
      else return await captureScreen(page, url)
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error))
    } finally {
      page.removeAllListeners()
      await page.close()
    }
  }
  const [siteScreenshot, appScreenshot] = await Promise.all(
    [`${siteUrl}/${item.id}/?${query}`, `${appUrl}/?${appQuery}`].map(screenshotOf),
  )
  const difference =
    siteScreenshot && appScreenshot ? await screenshotDifference(siteScreenshot, appScreenshot) : undefined
  const screenshots = siteScreenshot && appScreenshot ? ([siteScreenshot, appScreenshot] as const) : undefined
  return { name: item.name, look: Object.values(look).join(' '), difference, errors, screenshots }
}

/** Returns whether overlays work in the app: a tap opens an alert, and Escape closes it. Prints the error if they do not. */
const checkOverlays = async (browser: Browser, appUrl: string): Promise<boolean> => {
  const page = await browser.newPage({ viewport: VIEWPORT_SIZE })
  try {
    await page.goto(`${appUrl}/?screen=alert-0&look=${encodeURIComponent('{"mode":"ios"}')}`)
    await page.locator('[data-content] button').first().click()
    const dialog = page.getByRole('alertdialog')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    return true
  } catch (error) {
    console.error(formatError(error))
    return false
  } finally {
    await page.close()
  }
}

const main = async (): Promise<void> => {
  if (!existsSync(path.join(outFolder, 'r', 'registry.json')))
    throw new Error('Patternbook: there is no export to install screens from. Run "npm run build" first.')
  const startTimeMs = Date.now()
  const elapsedText = () => `${Math.round((Date.now() - startTimeMs) / 1000)} s`
  const settings = readBuildSettings()
  const { allItems } = createCodeExport(settings)
  const screens = allItems.filter(({ kind }) => kind === 'screen')
  if (!shouldTestOnlyHostApps)
    selectNames(
      nameArguments,
      screens.map(({ name }) => name),
      'screen',
    )
  const otherItems = nameArguments.length > 0 ? [] : chooseOtherItems(allItems, shouldTestAll)
  const testedScreens =
    nameArguments.length > 0
      ? screens.filter(({ name }) => nameArguments.includes(name))
      : chooseScreens(screens, shouldTestAll)
  const folder = mkdtempSync(path.join(tmpdir(), 'app-'))
  const appFolder = path.join(folder, 'app')
  const siteServer = await serve({ basePath: settings.basePath })
  const registryServer = await serve({ folder: path.join(folder, 'registry'), applyRedirects: false })
  const browser = await launchChromium()
  try {
    const siteUrl = siteServer.url.replace(/\/$/, '')
    copyRegistry(
      path.join(folder, 'registry'),
      settings.siteUrl + settings.basePath,
      registryServer.url.replace(/\/$/, ''),
      siteUrl,
    )
    const getItemUrl = (name: string) => `${registryServer.url.replace(/\/$/, '')}/r/${name}.json`
    const checkContext = {
      runCommand,
      writeFiles,
      browser,
      shadcnCli: SHADCN_CLI,
      getItemUrl,
      siteUrl,
      maxDifference: MAX_DIFFERENCE,
    }
    const screenNamed = (name: string) => screens.find((screen) => screen.name === name) as Item
    const checkHostApps = async () => {
      const [login, home, register, alert] = ['login-0', 'home', 'register-0', 'alert-0'].map(screenNamed)
      const items = { login, home, register, alert } as Record<'login' | 'home' | 'register' | 'alert', Item>
      // Home is not compared, because the site hides its menu button in an embed, and the app does not.
      const comparedScreens = { screen: items.login, register: items.register }
      const hostWords =
        nameArguments.length === 0 && !shouldTestAll && !shouldTestOnlyHostApps
          ? [DEFAULT_HOST_APP_WORD]
          : nameArguments
      const chosenHosts = hostApps(items, checkContext).filter(
        ({ name }) => hostWords.length === 0 || hostWords.some((part) => name.includes(part)),
      )
      const names = screens.map(({ name }) => name)
      for (const [n, host] of chosenHosts.entries()) {
        await checkHostApp(
          path.join(folder, `host-${n}`),
          host,
          HOST_APP_SCREENS.map(screenNamed),
          comparedScreens,
          names,
          checkContext,
        )
        console.log(`${elapsedText()}: ${host.name} looks the same with and without screens`)
      }
      const [bareApp] = chosenHosts.filter(({ name }) => name.includes('bare'))
      if (!bareApp) return
      await checkEngineSource(path.join(folder, 'source'), bareApp, checkContext)
      console.log(`${elapsedText()}: the source of the engine replaces the package`)
    }
    if (shouldTestOnlyHostApps) return await checkHostApps()
    writeFiles(appFolder, emptyViteAppFiles(getItemUrl('{name}')))
    await runCommand(appFolder, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error')
    console.log(`${elapsedText()}: created an empty app`)
    const urls = [...otherItems, ...testedScreens].map(({ name }) => getItemUrl(name))
    await runCommand(appFolder, 'npx', '--yes', SHADCN_CLI, 'add', '--yes', ...urls, getItemUrl('fonts'))
    console.log(
      `${elapsedText()}: ${testedScreens.length} screens added, ${otherItems.length} components and engines added`,
    )
    const searchOutput = await callMcpTool(appFolder, SHADCN_CLI, 'search_items_in_registries', {
      registries: ['@patternbook'],
      query: 'wizard',
    })
    if (!searchOutput.includes('@patternbook/wizard-3'))
      throw new Error(
        `Patternbook: shadcn's MCP server did not find an item in the registry:\n${searchOutput}`,
      )
    console.log(`${elapsedText()}: shadcn's MCP server finds the items`)
    writeFiles(appFolder, { 'src/main.tsx': createMainModule(testedScreens, siteUrl) })
    await runCommand(appFolder, 'npx', 'tsc', '--noEmit', '-p', '.')
    await runCommand(appFolder, 'npx', 'vite', 'build', '--logLevel', 'warn')
    console.log(`${elapsedText()}: types checked, built`)
    const server = await serve({ folder: path.join(appFolder, 'dist'), applyRedirects: false })
    const appUrl = server.url.replace(/\/$/, '')
    const results: ScreenComparison[] = []
    const pendingScreens = [...testedScreens.entries()]
    const compareQueued = async () => {
      for (let next = pendingScreens.shift(); next; next = pendingScreens.shift()) {
        const [n, item] = next
        let result = await compareScreen(browser, item, n, siteUrl, appUrl)
        for (let attempt = 1; attempt < MAX_ATTEMPTS && !looksTheSame(result); attempt++)
          result = await compareScreen(browser, item, n, siteUrl, appUrl)
        const { name, look, difference, errors, screenshots } = result
        if (screenshots && !looksTheSame(result)) {
          writeFileSync(path.join(folder, `${name}-site.png`), screenshots[0])
          writeFileSync(path.join(folder, `${name}-app.png`), screenshots[1])
        }
        const differenceText = difference === undefined ? 'appears' : `${(difference * 100).toFixed(2)} %`
        const status = looksTheSame(result) ? 'same' : 'FAILED'
        console.log(
          `${name.padEnd(22)} ${look.padEnd(14)} ${differenceText.padStart(8)}  ${status} ${errors.join('; ')}`,
        )
        results.push(result)
      }
    }
    let overlaysWork = true
    try {
      await Promise.all(Array.from({ length: MAX_CONCURRENT }, compareQueued))
      if (testedScreens.some(({ name }) => name === 'alert-0'))
        overlaysWork = await checkOverlays(browser, appUrl)
    } finally {
      await server.close()
    }
    for (const [name, maxBytes] of Object.entries(MAX_BYTES)) {
      if (!testedScreens.includes(screenNamed(name))) continue
      const bytes = await measureScreenBytes(appFolder, screenNamed(name), checkContext)
      const status = bytes <= maxBytes ? 'ok' : 'FAILED'
      if (bytes > maxBytes) process.exitCode = 1
      console.log(
        `${name}: ${(bytes / 1024).toFixed(1)} KiB of scripts, ${(maxBytes / 1024).toFixed(1)} allowed  ${status}`,
      )
    }
    if (nameArguments.length === 0) await checkHostApps()
    const failedCount = results.filter((result) => !looksTheSame(result)).length
    console.log(
      `${results.length - failedCount} of ${results.length} screens look the same, overlays ${overlaysWork ? 'work' : 'do not work'}, ${elapsedText()}`,
    )
    if (failedCount > 0 || !overlaysWork) process.exitCode = 1
  } finally {
    await browser.close()
    await Promise.all([siteServer.close(), registryServer.close()])
    if (args.includes('--keep')) console.log(`Kept: ${folder}`)
    else rmSync(folder, { recursive: true, force: true })
  }
}

await main().catch((error: unknown) => {
  console.error(formatError(error))
  process.exitCode = 1
})
