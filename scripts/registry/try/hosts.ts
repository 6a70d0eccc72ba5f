/**
 * Installs screens in apps with their own theme, components, and router, as their developers would, and reports errors
 * in the result.
 */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { PACKAGE } from '../../engine/entries'
import { serve } from '../../serve'
import { THEME_LINE } from '../item-json'
import type { Item } from '../items'
import { exportedPath, FOLDER } from '../place'
import { differing, pictureOf } from './compare'
import { nextApp, nextScreen } from './next-app'
import { bareApp, bareMain, reactRouterMain, shadcnApp, tanstackMain } from './shadcn-app'

/** What all apps need. */
type Tools = {
  /** Runs a program in a folder and returns its output; throws with the output if it fails. */
  run: (folder: string, command: string, ...args: string[]) => Promise<string>
  write: (folder: string, files: Record<string, string>) => void
  browser: Browser
  cli: string
  /** Address of an item; with \`{name}\` of all items. */
  addressOf: (name: string) => string
  /** Address of the running site. */
  ours: string
  /** Fraction of a screenshot that may differ. */
  allowed: number
}

const SIZE = { width: 390, height: 800 }
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const check = (is: boolean, what: string): void => {
  if (!is) throw new Error(`Patternbook: in an app with installed screens, ${what}.`)
}

/** Digests of the files of an app, by path. */
const snapshot = (folder: string): Map<string, string> =>
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

const changes = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .sort()

/** Opens a page of the app and collects the messages of the console. */
const open = async (
  browser: Browser,
  address: string,
  errors: string[],
  options: { ios?: boolean; dark?: boolean } = {},
): Promise<Page> => {
  const page = await browser.newPage({
    viewport: SIZE,
    reducedMotion: 'reduce',
    ...(options.ios && { userAgent: IPHONE }),
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => /error|warning/.test(message.type()) && errors.push(message.text()))
  if (options.dark)
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.documentElement.classList.add('dark')),
    )
  if (address) await page.goto(address)
  return page
}

const hostPicture = async (browser: Browser, address: string, dark: boolean): Promise<Buffer> => {
  const page = await open(browser, address, [], { dark })
  await page.locator('main').waitFor()
  const picture = await page.locator('main').screenshot({ animations: 'disabled' })
  await page.close()
  return picture
}

const moduleOf = (item: Item) => exportedPath(item.files[0] ?? '').replace(/\.tsx$/, '')

/** Submits a login screen, and checks that the app receives the values. */
const checkSubmit = async (browser: Browser, url: string, errors: string[]): Promise<void> => {
  const page = await open(browser, url, errors)
  await page.getByLabel('Username').fill('ada')
  await page.getByLabel('Password', { exact: true }).fill('secret')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForFunction(() => document.title === 'ada')
  await page.close()
}

/** Opens the screen by a link of the app, and returns by the back button of the screen, in the same document. */
const checkBack = async (browser: Browser, url: string, errors: string[]): Promise<void> => {
  const page = await open(browser, url, errors)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('link', { name: 'Open' }).click()
  await page.locator('[data-page]').waitFor()
  await page.locator('[data-back]').click()
  await page.getByRole('link', { name: 'Open' }).waitFor()
  check(await page.evaluate(() => 'same' in window), 'the way back reloads the page')
  await page.close()
}

/** Checks that a link of an installed screen opens another page of the app in the same document, with the link component of the app. */
const checkLink = async (browser: Browser, url: string, errors: string[]): Promise<void> => {
  const page = await open(browser, `${url}home/`, errors)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.locator('[data-app-link]').click()
  await page.getByLabel('Username').waitFor()
  check(await page.evaluate(() => 'same' in window), 'a link reloads the page')
  await page.close()
}

/** An app that screens are installed in. */
export type Host = {
  /** Its name in messages. */
  name: string
  /** Its files before anything is installed. */
  files: Record<string, string>
  /** Folder of its sources with a slash at the end; empty if that is the root. */
  source: string
  /** Its style sheet. */
  sheet: string
  /** Builds it. */
  build: (folder: string) => Promise<unknown>
  /** Serves the built app. */
  start: (folder: string) => Promise<{ url: string; close: () => unknown }>
  /** Files of the app with a login screen at /screen and the home screen at /home, for each of its routers. */
  routers: Record<string, Record<string, string>>
  /** Whether its links go through a router. */
  hasLinks: boolean
}

/**
 * Installs screens in an app: checks that its own files do not change, that the screens work, and that they can be removed.
 * @param items the screens: a login screen, others, and last the one that is installed next to an edited component
 */
export const tryHost = async (
  folder: string,
  host: Host,
  items: readonly Item[],
  tools: Tools,
): Promise<void> => {
  const { run, write, browser, cli, addressOf, ours, allowed } = tools
  const [item, ...others] = items
  const last = others.pop()
  if (!item || !last) throw new Error('Patternbook: there are no screens to install.')
  const place = `${host.source}${FOLDER}`
  const inHost = (is: boolean, what: string) => check(is, `${host.name}: ${what}`)
  const served = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
    await host.build(folder)
    const server = await host.start(folder)
    try {
      return await work(server.url)
    } finally {
      await server.close()
    }
  }
  const pictures = (url: string) => Promise.all([false, true].map((dark) => hostPicture(browser, url, dark)))
  write(folder, host.files)
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error')
  const pages = await served(pictures)
  const before = snapshot(folder)
  const css = readFileSync(path.join(folder, host.sheet), 'utf8')
  const add = (addresses: string[], ...args: string[]) =>
    run(folder, 'npx', '--yes', cli, 'add', ...args, ...addresses)
  const names = [...[item, ...others].map(({ name }) => name), 'fonts']

  // Without --yes and without --overwrite, so that a question of the command line would fail the test.
  await add(names.map(addressOf))
  const added = snapshot(folder)
  const outside = changes(before, added).filter((name) => !name.startsWith(`${place}/`))
  inHost(
    outside.join() === ['package-lock.json', 'package.json', host.sheet].sort().join(),
    `files outside of ${FOLDER} are written: ${outside.join(', ')}`,
  )
  const line = readFileSync(path.join(folder, host.sheet), 'utf8')
  inHost(
    line.replace(`\n${THEME_LINE};`, '').trim() === css.trim(),
    'the style sheet grows by more than one line',
  )
  // By their names in the registry of components.json, which are the same items.
  await add(names.map((name) => `@patternbook/${name}`))
  inHost(changes(added, snapshot(folder)).length === 0, 'adding twice changes files')
  await run(folder, 'npx', 'eslint', place, '--max-warnings', '0')

  const errors: string[] = []
  let isFirst = true
  for (const [router, files] of Object.entries(host.routers)) {
    write(folder, files)
    await run(folder, 'npx', 'tsc', '--noEmit', '-p', '.')
    await served(async (url) => {
      await checkBack(browser, url, errors)
      await checkSubmit(browser, `${url}screen/`, errors)
      if (host.hasLinks) await checkLink(browser, url, errors)
      if (!isFirst) return
      isFirst = false
      const after = await pictures(url)
      inHost(
        pages.every((picture, n) => picture.equals(after[n] as Buffer)),
        'the page of the app looks different',
      )
      for (const ios of [false, true])
        for (const dark of [false, true]) {
          const query = `mode=${ios ? 'ios' : 'md'}&theme=${dark ? 'dark' : 'light'}&motion=reduced&embed=1`
          const look = async (address: string, isApp: boolean) => {
            const page = await open(browser, '', errors, { ios, dark: isApp && dark })
            const picture = await pictureOf(page, address)
            await page.close()
            return picture
          }
          const [onSite, inApp] = await Promise.all([
            look(`${ours}/${item.id}/?${query}`, false),
            look(`${url}screen/`, true),
          ])
          const share = await differing(onSite, inApp)
          inHost(share <= allowed, `${item.name} looks different (${(share * 100).toFixed(2)} %, ${query})`)
        }
    })
    inHost(errors.length === 0, `the console says ${errors.join('; ')} (${router})`)
  }

  const part = path.join(folder, place, 'ui/page.tsx')
  writeFileSync(part, `${readFileSync(part, 'utf8')}// Edited.\n`)
  const overwritten = [
    ...(await add([addressOf(last.name)], '--dry-run')).matchAll(/~ (\S+) +overwrite/g),
  ].map(([, name]) => name)
  inHost(
    overwritten.join() === `${place}/ui/page.tsx`,
    `a second screen asks about ${overwritten.join(', ') || 'nothing'}`,
  )

  rmSync(path.join(folder, place), { recursive: true })
  for (const name of new Set(Object.values(host.routers).flatMap(Object.keys)))
    if (!(name in host.files)) rmSync(path.join(folder, name))
  write(folder, { ...host.files, 'package.json': readFileSync(path.join(folder, 'package.json'), 'utf8') })
  await run(folder, 'npm', 'uninstall', PACKAGE, '--no-audit', '--no-fund', '--loglevel=error')
  const removed = await served(pictures)
  inHost(
    pages.every((picture, n) => picture.equals(removed[n] as Buffer)),
    'the page of the app looks different after the removal',
  )
}

/** Builds a Vite app, with a copy of its page per route for a static server. */
const buildVite = (run: Tools['run']) => async (folder: string) => {
  await run(folder, 'npx', 'vite', 'build', '--logLevel', 'warn')
  for (const page of ['screen', 'home'])
    cpSync(path.join(folder, 'dist/index.html'), path.join(folder, `dist/${page}/index.html`))
}

/** The three apps that screens are installed in. */
export const hosts = (item: Item, home: Item, { run, addressOf, ours }: Tools): Host[] => {
  const registry = addressOf('{name}')
  const [screen, start] = [moduleOf(item), moduleOf(home)]
  const vite = {
    source: 'src/',
    sheet: 'src/index.css',
    build: buildVite(run),
    start: (folder: string) => serve({ folder: path.join(folder, 'dist'), redirects: false }),
  }
  return [
    {
      ...vite,
      name: 'a bare Vite app',
      files: bareApp(registry),
      routers: { none: { 'src/main.tsx': bareMain(screen) } },
      hasLinks: false,
    },
    {
      ...vite,
      name: 'a Vite app with the theme of shadcn',
      files: shadcnApp(registry),
      routers: {
        'React Router': { 'src/main.tsx': reactRouterMain(screen, start, ours) },
        'TanStack Router': { 'src/main.tsx': tanstackMain(screen, start, ours) },
      },
      hasLinks: true,
    },
    {
      name: 'a Next app',
      files: nextApp(registry),
      source: '',
      sheet: 'app/globals.css',
      build: (folder) => run(folder, 'npx', 'next', 'build'),
      start: async (folder) => (await import('./next-server')).startNext(folder),
      routers: { 'App Router': nextScreen(screen, start, ours) },
      hasLinks: true,
    },
  ]
}

/** Bytes of the scripts that a page loads initially, compressed. */
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
 * The bytes that a screen adds to the scripts of an empty app, with brotli.
 * @param folder an app with the screen
 */
export const weightOf = async (folder: string, item: Item, { run, write }: Tools): Promise<number> => {
  const mainFile = path.join(folder, 'src/main.tsx')
  const main = existsSync(mainFile) ? readFileSync(mainFile, 'utf8') : ''
  const bytes = async (screen: string) => {
    write(folder, {
      'src/main.tsx': `import { createRoot } from 'react-dom/client'\nimport './index.css'\n${screen ? `import Screen from '@/${screen}'\n` : 'const Screen = () => null\n'}\ncreateRoot(document.getElementById('root')!).render(<Screen />)\n`,
    })
    await run(folder, 'npx', 'vite', 'build', '--manifest', '--outDir', 'weight', '--logLevel', 'warn')
    return scriptBytes(path.join(folder, 'weight'))
  }
  const added = (await bytes(moduleOf(item))) - (await bytes(''))
  write(folder, { 'src/main.tsx': main })
  return added
}
