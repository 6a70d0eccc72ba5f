/**
 * Installs screens in apps with their own theme, components, and router, as the developers of these apps would, and checks
 * the results.
 */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { PACKAGE_NAME } from '../../engine/public-modules'
import { serve } from '../../serve'
import { ENGINE_SOURCE_ITEM_NAME } from '../engine-source'
import { exportedPath, INSTALL_FOLDER } from '../exported-paths'
import type { Item } from '../items'
import { THEME_IMPORT } from '../registry-item'
import { captureScreen, screenshotDifference } from './compare-screenshots'
import { docExamples, EXAMPLE_ITEM } from './doc-examples'
import { nextAppFiles, nextAppScreenFiles } from './next-app'
import {
  bareAppFiles,
  bareScreenFiles,
  PAGE_PATHS,
  type ScreenModules,
  shadcnAppFiles,
  shadcnFilesByRouter,
} from './shadcn-app'
import { toJson } from './vite-app'

/** Functions and settings for the checks of an app. */
type CheckContext = {
  /** Runs a program in a folder and returns its output; throws with the output if it fails. */
  runCommand: (folder: string, command: string, ...args: string[]) => Promise<string>
  writeFiles: (folder: string, files: Record<string, string>) => void
  browser: Browser
  shadcnCli: string
  /** Returns the URL of an item; for `{name}`, the URL pattern of all items. */
  getItemUrl: (name: string) => string
  /** URL of the running site. */
  siteUrl: string
  /** Fraction of a screenshot that may differ. */
  maxDifference: number
}

const VIEWPORT_SIZE = { width: 390, height: 800 }
const IPHONE_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const assert = (condition: boolean, problem: string): void => {
  if (!condition) throw new Error(`Patternbook: in an app with installed screens, ${problem}.`)
}

/**
 * Returns digests of the files of an app, by path. Skips installed packages, build results, and files that Next.js may rewrite
 * (next-env.d.ts and tsconfig.json).
 */
const fileDigests = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => !/(^|\/)(node_modules|dist|\.next|next-env\.d\.ts|tsconfig\.json)(\/|$)/.test(name))
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .map((name): [string, string] => [
        name,
        createHash('sha1')
          .update(readFileSync(path.join(folder, name)))
          .digest('hex'),
      ]),
  )

const changedFiles = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .sort()

/** Opens a page, and adds its errors and its console errors and warnings to `errors`. An empty URL opens an empty page. */
const openPage = async (
  browser: Browser,
  url: string,
  errors: string[],
  options: { ios?: boolean; dark?: boolean } = {},
): Promise<Page> => {
  const page = await browser.newPage({
    viewport: VIEWPORT_SIZE,
    reducedMotion: 'reduce',
    ...(options.ios && { userAgent: IPHONE_USER_AGENT }),
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => /error|warning/.test(message.type()) && errors.push(message.text()))
  if (options.dark)
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.documentElement.classList.add('dark')),
    )
  if (url) await page.goto(url)
  return page
}

/** Takes a screenshot of the main element of a page of the app, and another one with the class `dark`. */
const captureHostPage = (browser: Browser, url: string, errors: string[]): Promise<Buffer[]> =>
  Promise.all(
    [false, true].map(async (dark) => {
      const page = await openPage(browser, url, errors, { dark })
      await page.locator('main').waitFor()
      const screenshot = await page.locator('main').screenshot({ animations: 'disabled' })
      await page.close()
      return screenshot
    }),
  )

const areScreenshotsEqual = (some: readonly Buffer[], others: readonly Buffer[]) =>
  some.every((picture, n) => picture.equals(others[n] as Buffer))

const screenModulePath = (item: Item) => exportedPath(item.files[0] ?? '').replace(/\.tsx$/, '')

/** Submits a login screen, and checks that the app receives the username. */
const checkSubmit = async (browser: Browser, url: string, errors: string[]): Promise<void> => {
  const page = await openPage(browser, url, errors)
  await page.getByLabel('Username').fill('ada')
  await page.getByLabel('Password', { exact: true }).fill('secret')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForFunction(() => document.title === 'ada')
  await page.close()
}

/** Checks that a link of the app opens a screen, and that the screen's back button leads back, without loading a new document. */
const checkBack = async (browser: Browser, url: string, errors: string[]): Promise<void> => {
  const page = await openPage(browser, url, errors)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: 'Open' }).click()
  await page.locator('[data-page]').waitFor()
  await page.locator('[data-back]').click()
  await page.getByRole('link', { name: 'Open' }).waitFor()
  assert(await page.evaluate(() => 'isSameDocument' in window), 'Back reloads the page')
  await page.close()
}

/** Checks that a link of a screen uses the link component of the app, and opens a page without loading a new document. */
const checkLink = async (browser: Browser, url: string, errors: string[]): Promise<void> => {
  const page = await openPage(browser, `${url}home/`, errors)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator('[data-app-link]').click()
  await page.getByLabel('Username').waitFor()
  assert(await page.evaluate(() => 'isSameDocument' in window), 'a link reloads the page')
  await page.close()
}

/** Checks that an alert opens on a page without a PatternFrame, and that Escape closes it. */
const checkAlert = async (browser: Browser, url: string, errors: string[]): Promise<void> => {
  const page = await openPage(browser, `${url}alert/`, errors)
  await page.locator('[data-content] button').first().click()
  const dialog = page.getByRole('alertdialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.close()
}

/** Matches the question that shadcn's command line asks before it overwrites a file. */
const OVERWRITE_QUESTION = /overwrite\?/i

/** An app in which screens are installed. */
export type HostApp = {
  /** Name of the app in messages. */
  name: string
  /** Texts of the files before any screen is installed, by path. */
  files: Record<string, string>
  /** Folder of the sources with a slash at the end; empty if the sources are in the root folder. */
  sourceFolder: string
  /** Path of the style sheet. */
  styleSheet: string
  /** Builds the app. */
  build: (folder: string) => Promise<unknown>
  /** Serves the built app. */
  start: (folder: string) => Promise<{ url: string; close: () => unknown }>
  /** The files that add the pages of PAGE_PATHS to the app, by the name of the router or `none`. */
  filesByRouter: Record<string, Record<string, string>>
  /** Whether the app has a router with a link component. */
  hasLinks: boolean
  /** Whether all screens are installed in the app, so that its linter and TypeScript check them. */
  installsAllScreens: boolean
}

/** Returns the packages that the messages after the installations list for removal. */
const packagesToRemove = (messages: string): string[] => [
  ...new Set(
    [...messages.matchAll(/npm uninstall (.+)/g)].flatMap(([, names = '']) => names.trim().split(/\s+/)),
  ),
]

const dependenciesJson = (folder: string) => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  return toJson([dependencies, devDependencies].map((list) => Object.entries(list ?? {}).sort()))
}

/**
 * Installs screens in an app. Checks that of the app's own files, only package.json, package-lock.json, and the style sheet
 * change, that the screens work, and that they can be removed.
 * @param folder folder for the app
 * @param items the screens; the last one is installed while a component that it needs has been edited
 * @param comparedScreens the screens that are compared with the site, by the names of their pages
 * @param allNames the names of all screens
 */
export const checkHostApp = async (
  folder: string,
  host: HostApp,
  items: readonly Item[],
  comparedScreens: Readonly<Record<string, Item>>,
  allNames: readonly string[],
  context: CheckContext,
): Promise<void> => {
  const { runCommand, writeFiles, browser, shadcnCli, getItemUrl, siteUrl, maxDifference } = context
  const lastItem = items.at(-1)
  if (!lastItem) throw new Error('Patternbook: there are no screens to install.')
  const installFolder = `${host.sourceFolder}${INSTALL_FOLDER}`
  const sheetPath = path.join(folder, host.styleSheet)
  const assertForHostApp = (condition: boolean, problem: string) =>
    assert(condition, `${host.name}: ${problem}`)
  const errors: string[] = []
  const assertNoConsoleErrors = (when: string) =>
    assertForHostApp(errors.length === 0, `the console shows ${errors.join('; ')} (${when})`)
  const withServer = async <T>(callback: (url: string) => Promise<T>): Promise<T> => {
    await host.build(folder)
    const server = await host.start(folder)
    try {
      return await callback(server.url)
    } finally {
      await server.close()
    }
  }
  writeFiles(folder, host.files)
  await runCommand(folder, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error')
  const hostScreenshots = await withServer((url) => captureHostPage(browser, url, errors))
  assertNoConsoleErrors('before the installation')
  const digestsBefore = fileDigests(folder)
  const dependenciesBefore = dependenciesJson(folder)
  const originalCss = readFileSync(sheetPath, 'utf8')
  let messages = ''
  const addItems = async (urls: string[], ...args: string[]) => {
    const output = await runCommand(folder, 'npx', '--yes', shadcnCli, 'add', ...args, ...urls)
    messages += output
    return output
  }
  /**
   * Adds items, and checks that the command, which runs without --yes and --overwrite, asks no question. A question is visible
   * only in the output, because the command ends with exit code 0.
   */
  const addWithoutQuestion = async (urls: string[], action: string) => {
    const output = await addItems(urls)
    assertForHostApp(!OVERWRITE_QUESTION.test(output), `${action} asks a question:\n${output}`)
  }
  const names = [...items.slice(0, -1).map(({ name }) => name), 'fonts']

  await addWithoutQuestion(names.map(getItemUrl), 'adding screens')
  const digestsAfter = fileDigests(folder)
  const outsideFiles = changedFiles(digestsBefore, digestsAfter).filter(
    (name) => !name.startsWith(`${installFolder}/`),
  )
  assertForHostApp(
    outsideFiles.join() === ['package-lock.json', 'package.json', host.styleSheet].sort().join(),
    `files outside of ${INSTALL_FOLDER} are written: ${outsideFiles.join(', ')}`,
  )
  const cssWithoutTheme = () => readFileSync(sheetPath, 'utf8').replace(`\n${THEME_IMPORT};`, '')
  assertForHostApp(
    cssWithoutTheme().trim() === originalCss.trim(),
    'the style sheet grows by more than one line',
  )
  // The second time, the items are added by their names in the registry that components.json lists.
  await addWithoutQuestion(
    names.map((name) => `@patternbook/${name}`),
    'adding screens again',
  )
  assertForHostApp(
    changedFiles(digestsAfter, fileDigests(folder)).length === 0,
    'adding the same screens again changes files',
  )
  await runCommand(folder, 'npx', 'eslint', installFolder, '--max-warnings', '0')

  // The command must ask about an edited file. This also proves that the checks above would notice a question.
  const editedFile = path.join(folder, installFolder, 'ui/page.tsx')
  const textBeforeEdit = readFileSync(editedFile, 'utf8')
  writeFileSync(editedFile, `${textBeforeEdit}// Edited.\n`)
  const addOutput = await addItems([getItemUrl(lastItem.name)])
  const questions = addOutput.split('\n').filter((line) => OVERWRITE_QUESTION.test(line))
  assertForHostApp(
    questions.length > 0 && questions.every((line) => line.includes('page.tsx')),
    `a second screen next to an edited component asks ${questions.join('; ') || 'nothing'}:\n${addOutput}`,
  )
  assertForHostApp(
    readFileSync(editedFile, 'utf8').endsWith('// Edited.\n'),
    'an edited component is overwritten without consent',
  )
  writeFileSync(editedFile, textBeforeEdit)
  await addWithoutQuestion([getItemUrl(lastItem.name)], 'adding a second screen')

  let isFirst = true
  for (const [router, files] of Object.entries(host.filesByRouter)) {
    writeFiles(folder, files)
    await runCommand(folder, 'npx', 'tsc', '--noEmit', '-p', '.')
    await withServer(async (url) => {
      await checkBack(browser, url, errors)
      await checkSubmit(browser, `${url}screen/`, errors)
      await checkAlert(browser, url, errors)
      if (host.hasLinks) await checkLink(browser, url, errors)
      if (!isFirst) return
      isFirst = false
      assertForHostApp(
        areScreenshotsEqual(hostScreenshots, await captureHostPage(browser, url, errors)),
        'the screens change how the app’s own page looks',
      )
      assertForHostApp(
        areScreenshotsEqual(hostScreenshots, await captureHostPage(browser, `${url}beside/`, errors)),
        'a frame changes how the app’s page beside it looks',
      )
      for (const [name, item] of Object.entries(comparedScreens))
        for (const ios of [false, true])
          for (const dark of [false, true]) {
            const query = `mode=${ios ? 'ios' : 'md'}&theme=${dark ? 'dark' : 'light'}&motion=reduced&embed=1`
            const captureLook = async (url: string, isApp: boolean) => {
              const page = await openPage(browser, '', errors, { ios, dark: isApp && dark })
              const screenshot = await captureScreen(page, url)
              await page.close()
              return screenshot
            }
            const [siteScreenshot, appScreenshot] = await Promise.all([
              captureLook(`${siteUrl}/${item.id}/?${query}`, false),
              captureLook(`${url}${name}/`, true),
            ])
            const difference = await screenshotDifference(siteScreenshot, appScreenshot)
            if (difference > maxDifference) {
              writeFileSync(path.join(folder, `../${item.name}-site.png`), siteScreenshot)
              writeFileSync(path.join(folder, `../${item.name}-app.png`), appScreenshot)
            }
            assertForHostApp(
              difference <= maxDifference,
              `${item.name} looks different (${(difference * 100).toFixed(2)} %, ${query})`,
            )
          }
    })
    assertNoConsoleErrors(router)
  }

  if (host.installsAllScreens) {
    await addItems([...allNames, EXAMPLE_ITEM].map(getItemUrl), '--yes')
    await runCommand(folder, 'npx', 'eslint', installFolder, '--max-warnings', '0')
    const examples = Object.entries(docExamples()).map(
      ([name, text]) => [`${host.sourceFolder}${name}`, text] as const,
    )
    writeFiles(folder, Object.fromEntries(examples))
    await runCommand(folder, 'npx', 'tsc', '--noEmit', '-p', '.')
    for (const [name] of examples) rmSync(path.join(folder, name))
  }

  // Removes exactly what the messages name: the folder, the line in the style sheet, and the packages.
  rmSync(path.join(folder, installFolder), { recursive: true })
  writeFileSync(sheetPath, cssWithoutTheme())
  const packages = packagesToRemove(messages)
  assertForHostApp(packages.includes(PACKAGE_NAME), `no message names the packages to remove:\n${messages}`)
  await runCommand(folder, 'npm', 'uninstall', ...packages, '--no-audit', '--no-fund', '--loglevel=error')
  // Restores the pages of the app, and removes the pages with screens.
  for (const name of new Set(Object.values(host.filesByRouter).flatMap(Object.keys))) {
    const originalText = host.files[name]
    if (originalText === undefined) rmSync(path.join(folder, name))
    else writeFiles(folder, { [name]: originalText })
  }
  assertForHostApp(dependenciesJson(folder) === dependenciesBefore, 'packages remain after the removal')
  const screenshotsAfterRemoval = await withServer((url) => captureHostPage(browser, url, errors))
  await runCommand(folder, 'npx', 'tsc', '--noEmit', '-p', '.')
  assertForHostApp(
    areScreenshotsEqual(hostScreenshots, screenshotsAfterRemoval),
    'the app’s page does not look as it did before the installation',
  )
  assertNoConsoleErrors('after the removal')
}

/**
 * Installs screens in an app, and the source of the engine instead of the package. Checks that the app resolves the package to
 * the source, that everything compiles in strict mode, and that the screens work.
 */
export const checkEngineSource = async (
  folder: string,
  host: HostApp,
  context: CheckContext,
): Promise<void> => {
  const { runCommand, writeFiles, browser, shadcnCli, getItemUrl } = context
  const engineFolder = `${host.sourceFolder}${INSTALL_FOLDER}/engine`
  const [routerFiles = {}] = Object.values(host.filesByRouter)
  const tsconfig = JSON.parse(host.files['tsconfig.json'] ?? '{}')
  // As described in installing.md, the source needs a newer `lib` than Vite 7's template has.
  tsconfig.compilerOptions.lib = ['ES2023', 'DOM', 'DOM.Iterable']
  writeFiles(folder, { ...host.files, ...routerFiles, 'tsconfig.json': toJson(tsconfig) })
  await runCommand(folder, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error')
  const names = ['login-0', 'home', 'register-0', 'alert-0', 'fonts', ENGINE_SOURCE_ITEM_NAME]
  await runCommand(folder, 'npx', '--yes', shadcnCli, 'add', '--yes', ...names.map(getItemUrl))
  await runCommand(
    folder,
    'npm',
    'install',
    `./${engineFolder}`,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  )
  assert(
    realpathSync(path.join(folder, 'node_modules', PACKAGE_NAME)) ===
      realpathSync(path.join(folder, engineFolder)),
    `${PACKAGE_NAME} is not the source of the engine`,
  )
  await runCommand(folder, 'npx', 'tsc', '--noEmit', '-p', '.')
  await host.build(folder)
  const server = await host.start(folder)
  const errors: string[] = []
  try {
    await checkSubmit(browser, `${server.url}screen/`, errors)
    await checkAlert(browser, server.url, errors)
  } finally {
    await server.close()
  }
  assert(errors.length === 0, `the console shows ${errors.join('; ')} (source of the engine)`)
}

/** Creates a function that builds a Vite app, and copies its HTML to the path of every page, because the server is static. */
const buildVite = (run: CheckContext['runCommand']) => async (folder: string) => {
  await run(folder, 'npx', 'vite', 'build', '--logLevel', 'warn')
  for (const page of PAGE_PATHS)
    cpSync(path.join(folder, 'dist/index.html'), path.join(folder, `dist/${page}/index.html`))
}

/** Returns the three apps in which screens are installed. @param items the screens that the pages of the apps show */
export const hostApps = (
  items: Readonly<Record<keyof ScreenModules, Item>>,
  { runCommand, getItemUrl, siteUrl }: CheckContext,
): HostApp[] => {
  const registryUrl = getItemUrl('{name}')
  const modules = Object.fromEntries(
    Object.entries(items).map(([name, item]) => [name, screenModulePath(item)]),
  ) as ScreenModules
  const vite = {
    sourceFolder: 'src/',
    styleSheet: 'src/index.css',
    build: buildVite(runCommand),
    start: (folder: string) => serve({ folder: path.join(folder, 'dist'), applyRedirects: false }),
  }
  return [
    {
      ...vite,
      name: 'a bare Vite app',
      files: bareAppFiles(registryUrl),
      filesByRouter: { none: bareScreenFiles(modules, siteUrl) },
      hasLinks: false,
      installsAllScreens: true,
    },
    {
      ...vite,
      name: 'a Vite app with the shadcn theme',
      files: shadcnAppFiles(registryUrl),
      filesByRouter: shadcnFilesByRouter(modules, siteUrl),
      hasLinks: true,
      // All screens are installed in the bare app, which has the same linter.
      installsAllScreens: false,
    },
    {
      name: 'a Next app',
      files: nextAppFiles(registryUrl),
      sourceFolder: '',
      styleSheet: 'app/globals.css',
      build: (folder) => runCommand(folder, 'npx', 'next', 'build'),
      start: async (folder) => (await import('./next-server')).startNextServer(folder),
      filesByRouter: { 'App Router': nextAppScreenFiles(modules, siteUrl) },
      hasLinks: true,
      installsAllScreens: true,
    },
  ]
}

/** Returns the size of the scripts that a page loads initially, in bytes after Brotli compression. */
const scriptBytes = (dist: string): number => {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; isEntry?: boolean; imports?: string[] }
  >
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key)
  return [...seen].reduce(
    (sum, key) => sum + brotliCompressSync(readFileSync(path.join(dist, manifest[key]?.file ?? ''))).length,
    0,
  )
}

/**
 * Measures how many bytes a screen adds to the scripts of an empty app, after Brotli compression.
 * @param folder folder of an app in which the screen is installed
 */
export const measureScreenBytes = async (
  folder: string,
  item: Item,
  { runCommand, writeFiles }: CheckContext,
): Promise<number> => {
  const mainFile = path.join(folder, 'src/main.tsx')
  const originalMain = existsSync(mainFile) ? readFileSync(mainFile, 'utf8') : ''
  const measureBytes = async (screen: string) => {
    writeFiles(folder, {
      'src/main.tsx': `import { createRoot } from 'react-dom/client'\nimport './index.css'\n${screen ? `import Screen from '@/${screen}'\n` : 'const Screen = () => null\n'}\ncreateRoot(document.getElementById('root')!).render(<Screen />)\n`,
    })
    await runCommand(folder, 'npx', 'vite', 'build', '--manifest', '--outDir', 'weight', '--logLevel', 'warn')
    return scriptBytes(path.join(folder, 'weight'))
  }
  const addedBytes = (await measureBytes(screenModulePath(item))) - (await measureBytes(''))
  writeFiles(folder, { 'src/main.tsx': originalMain })
  return addedBytes
}
