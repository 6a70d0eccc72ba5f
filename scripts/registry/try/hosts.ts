/**
 * Takes screens into apps that have a theme, parts and a router of their own, as their developers would, and says what is
 * wrong with the result.
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
import { FOLDER, takenPath } from '../place'
import { differing, pictureOf } from './compare'
import { nextApp, nextScreen } from './next-app'
import { reactRouterMain, shadcnApp, tanstackMain } from './shadcn-app'

/** What all hosts are given. */
export type Tools = {
  /** Runs a program in a folder and gives what it printed; fails with that when the program does. */
  run: (folder: string, command: string, ...args: string[]) => Promise<string>
  write: (folder: string, files: Record<string, string>) => void
  browser: Browser
  cli: string
  /** Address of an item, or with \`{name}\` of all. */
  addressOf: (name: string) => string
  /** Where the site is served. */
  ours: string
  /** Share of a picture that may differ. */
  allowed: number
}

const SIZE = { width: 390, height: 800 }
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const check = (is: boolean, what: string): void => {
  if (!is) throw new Error(`Patternbook: taken into an app with a theme of its own, ${what}.`)
}

/** Digests of the files of an app, by their path. */
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

/** Opens a page of the app and collects what the console says. */
const open = async (
  browser: Browser,
  address: string,
  faults: string[],
  options: { ios?: boolean } = {},
): Promise<Page> => {
  const page = await browser.newPage({
    viewport: SIZE,
    reducedMotion: 'reduce',
    ...(options.ios && { userAgent: IPHONE }),
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => /error|warning/.test(message.type()) && faults.push(message.text()))
  if (address) await page.goto(address)
  return page
}

const hostPicture = async (browser: Browser, address: string): Promise<Buffer> => {
  const page = await open(browser, address, [])
  await page.locator('main').waitFor()
  const picture = await page.locator('main').screenshot({ animations: 'disabled' })
  await page.close()
  return picture
}

const moduleOf = (item: Item) => takenPath(item.files[0] ?? '').replace(/\.tsx$/, '')

/** Fills in a login screen and sends it, which the app is to hear. */
const submitIsHeard = async (browser: Browser, url: string, faults: string[]): Promise<void> => {
  const page = await open(browser, url, faults)
  await page.getByLabel('Username').fill('ada')
  await page.getByLabel('Password', { exact: true }).fill('secret')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForFunction(() => document.title === 'ada')
  await page.close()
}

/** Goes to the screen by a link of the app, and back by the screen's own button, in one and the same document. */
const backIsHeard = async (browser: Browser, url: string, faults: string[]): Promise<void> => {
  const page = await open(browser, url, faults)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('link', { name: 'Open' }).click()
  await page.locator('[data-page]').waitFor()
  await page.locator('[data-back]').click()
  await page.getByRole('link', { name: 'Open' }).waitFor()
  check(await page.evaluate(() => 'same' in window), 'the way back reloads the page')
  await page.close()
}

/**
 * The app with shadcn's theme and parts: what is there stays, what is taken works, and goes without a trace.
 * @param items the screens; the first one is looked at, the last one is added beside an edited part
 */
export const tryShadcn = async (folder: string, items: readonly Item[], tools: Tools): Promise<void> => {
  const { run, write, browser, cli, addressOf, ours, allowed } = tools
  const [item, ...others] = items
  const last = others.pop()
  if (!item || !last) throw new Error('Patternbook: there are no screens to take into an app with a theme.')
  write(folder, shadcnApp(addressOf('{name}')))
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error')
  const build = async () => {
    await run(folder, 'npx', 'vite', 'build', '--logLevel', 'warn')
    // The router's page, for a server that knows files alone.
    cpSync(path.join(folder, 'dist/index.html'), path.join(folder, 'dist/screen/index.html'))
  }
  await build()
  const dist = await serve({ folder: path.join(folder, 'dist'), redirects: false })
  try {
    const before = snapshot(folder)
    const css = readFileSync(path.join(folder, 'src/index.css'), 'utf8')
    const main = readFileSync(path.join(folder, 'src/main.tsx'), 'utf8')
    const pictures = () =>
      Promise.all(['', '?dark'].map((query) => hostPicture(browser, `${dist.url}${query}`)))
    const pages = await pictures()
    const add = (names: string[], ...args: string[]) =>
      run(folder, 'npx', '--yes', cli, 'add', ...args, ...names.map(addressOf))
    const names = [...[item, ...others].map(({ name }) => name), 'fonts']

    // Without --yes and without --overwrite: a question would stop it.
    await add(names)
    const added = snapshot(folder)
    const outside = changes(before, added).filter((name) => !name.startsWith(`src/${FOLDER}/`))
    check(
      outside.join() === 'package-lock.json,package.json,src/index.css',
      `files outside of ${FOLDER} are written: ${outside.join(', ')}`,
    )
    const line = readFileSync(path.join(folder, 'src/index.css'), 'utf8')
    check(
      line.replace(`\n${THEME_LINE};`, '').trim() === css.trim(),
      'the style sheet grows by more than one line',
    )

    await add(names)
    check(changes(added, snapshot(folder)).length === 0, 'adding twice changes files')

    const screen = moduleOf(item)
    write(folder, { 'src/main.tsx': reactRouterMain(screen) })
    await run(folder, 'npx', 'tsc', '--noEmit', '-p', '.')
    await run(folder, 'npx', 'eslint', `src/${FOLDER}`, '--max-warnings', '0')
    await build()
    const after = await pictures()
    check(
      pages.every((picture, n) => picture.equals(after[n] as Buffer)),
      'the page of the app looks different',
    )
    const faults: string[] = []
    await backIsHeard(browser, dist.url, faults)
    await submitIsHeard(browser, `${dist.url}screen/`, faults)
    for (const ios of [false, true])
      for (const theme of ['light', 'dark'] as const) {
        const query = `mode=${ios ? 'ios' : 'md'}&theme=${theme}&motion=reduced&embed=1`
        const [one, other] = await Promise.all(
          [`${ours}/${item.id}/?${query}`, `${dist.url}screen/${theme === 'dark' ? '?dark' : ''}`].map(
            async (address) => {
              const page = await open(browser, '', faults, { ios })
              const picture = await pictureOf(page, address)
              await page.close()
              return picture
            },
          ),
        )
        const share = await differing(one as Buffer, other as Buffer)
        check(share <= allowed, `${item.name} looks different (${(share * 100).toFixed(2)} %, ${query})`)
      }
    check(faults.length === 0, `the console says ${faults.join('; ')}`)

    write(folder, { 'src/main.tsx': tanstackMain(screen) })
    await run(folder, 'npx', 'tsc', '--noEmit', '-p', '.')
    await build()
    await backIsHeard(browser, dist.url, faults)
    check(faults.length === 0, `the console says ${faults.join('; ')}`)

    const part = path.join(folder, `src/${FOLDER}/ui/page.tsx`)
    writeFileSync(part, `${readFileSync(part, 'utf8')}// Edited.\n`)
    const asked = [...(await add([last.name], '--dry-run')).matchAll(/~ (\S+) +overwrite/g)].map(
      ([, name]) => name,
    )
    check(
      asked.join() === `src/${FOLDER}/ui/page.tsx`,
      `a second screen asks about ${asked.join(', ') || 'nothing'}`,
    )

    rmSync(path.join(folder, 'src', FOLDER), { recursive: true })
    write(folder, { 'src/index.css': line.replace(`\n${THEME_LINE};`, ''), 'src/main.tsx': main })
    await run(folder, 'npm', 'uninstall', PACKAGE, '--no-audit', '--no-fund', '--loglevel=error')
    await build()
    const removed = await pictures()
    check(
      pages.every((picture, n) => picture.equals(removed[n] as Buffer)),
      'the page of the app looks different after the removal',
    )
  } finally {
    await dist.close()
  }
}

/** The Next app with the App Router: builds, is rendered on a server without a complaint, and hears the way back. */
export const tryNext = async (folder: string, item: Item, tools: Tools): Promise<void> => {
  const { run, write, browser, cli, addressOf } = tools
  write(folder, nextApp(addressOf('{name}')))
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error')
  await run(folder, 'npx', '--yes', cli, 'add', addressOf(item.name))
  write(folder, nextScreen(moduleOf(item)))
  await run(folder, 'npx', 'next', 'build')
  await run(folder, 'npx', 'eslint', FOLDER, '--max-warnings', '0')
  const { startNext } = await import('./next-server')
  const server = await startNext(folder)
  try {
    const faults: string[] = []
    await backIsHeard(browser, server.url, faults)
    const page = await open(browser, `${server.url}screen`, faults)
    await page.locator('[data-page]').waitFor()
    await page.close()
    check(faults.length === 0, `the console of the Next app says ${faults.join('; ')}`)
  } finally {
    server.close()
  }
}

/** Bytes of the scripts that a page loads at its start, compressed. */
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
 * What a screen adds to the scripts of an empty app, in bytes of brotli.
 * @param folder an app that has taken it
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
