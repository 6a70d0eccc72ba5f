import { test as baseTest } from '@playwright/test'
import { dataPath, sections } from '@/lib/site/catalog'
import { patternPath } from '@/lib/site/pattern-path'
import { findInlineStyles } from '@/scripts/export/csp'
import { serve } from '@/scripts/serve'
import {
  collapseWhitespace,
  exportedFilePaths,
  exportedText,
  htmlOf,
  initialSample,
  readableText,
  visibleTexts,
} from './support/exported-files'
import { exportedScripts, screenRoutes, scriptUrlsByRoute, signaturesByRoute } from './support/loaded-code'
import { expect, test, waitForHydration } from './support/test'
import { catalogRoutes, isPatternScreen } from './support/urls'

// Tests that only read the exported files open no page. They use Playwright's own `test`, imported as `baseTest`.
for (const route of screenRoutes) {
  baseTest(`the static HTML of ${route.path} contains its text`, () => {
    const text = readableText(htmlOf(route.path))
    const expectedTexts = visibleTexts(initialSample(route))
    const missingTexts = expectedTexts.filter((part) => !text.includes(collapseWhitespace(part)))
    // If several screens share a data file, each screen shows only a part of the texts in the file.
    const sharesDataFile = screenRoutes.some(
      (other) => other !== route && dataPath(other.id) === dataPath(route.id),
    )
    if (sharesDataFile) expect(expectedTexts.length - missingTexts.length).toBeGreaterThan(3)
    else expect(missingTexts).toEqual([])
  })
}

baseTest('every screen has its own code file', () => {
  expect(
    screenRoutes.filter(({ id }) => signaturesByRoute.get(id)?.scriptUrls.length === 0).map(({ id }) => id),
  ).toEqual([])
})

baseTest('the export contains the code of every screen once', () => {
  const subpages = catalogRoutes.filter((page) => !isPatternScreen(page)).map(({ id }) => id)
  const copies = [...signaturesByRoute].flatMap(([id, { text }]) => {
    const filesWithText = exportedScripts.filter((code) => text !== undefined && code.text.includes(text))
    // The album and photo pages show the albums of image-gallery with their own code, so the files of these pages do not count.
    const files = filesWithText.filter(
      ({ url }) => !subpages.some((subpage) => scriptUrlsByRoute.get(subpage)?.includes(url)),
    )
    return files.length > 1 ? [`${id}: ${files.map(({ url }) => url).join(' ')}`] : []
  })
  expect(copies).toEqual([])
})

baseTest('no exported page contains an inline style', () => {
  const inlineStylesFound = exportedFilePaths('.html').flatMap((name) =>
    findInlineStyles(exportedText(name)).map((style) => `${name}: ${style}`),
  )
  expect(inlineStylesFound).toEqual([])
})

// This test checks the results of the build steps that process the output of Next.js (scripts/export/README.md).
baseTest('every step of the build has changed what Next.js writes', () => {
  expect(exportedFilePaths('.txt').filter((name) => /(^|\/)(index|__next\.[^/]*)\.txt$/.test(name))).toEqual(
    [],
  )
  for (const name of exportedFilePaths('.html')) {
    const html = exportedText(name)
    expect.soft(html, `${name}: streamed content`).not.toMatch(/<template id="B:|<div hidden id="S:/)
    expect.soft(html, `${name}: scripts before the content`).not.toMatch(/<script\b[^>]*\sasync=""/)
  }
  const chunks = exportedScripts.filter(({ text }) => text.includes('globalThis.TURBOPACK='))
  expect(chunks.length).toBeGreaterThan(200)
  expect(chunks.filter(({ text }) => !/,\((\(|\w+=>|function)/.test(text)).map(({ url }) => url)).toEqual([])
  const [head = ''] = htmlOf('/profile/2/').split('<script src=')
  expect(head).toContain('<link rel="preload" as="image" type="image/avif"')
})

baseTest('every exported page has a strict Content Security Policy', () => {
  for (const name of exportedFilePaths('.html')) {
    const [policy] = /http-equiv="Content-Security-Policy" content="[^"]*"/.exec(exportedText(name)) ?? []
    expect(policy, name).toContain("default-src 'none'")
    expect(policy, name).not.toMatch(/unsafe|\*/)
  }
})

baseTest('every exported page sets a black status bar for every theme', () => {
  for (const name of exportedFilePaths('.html')) {
    const colors = [...exportedText(name).matchAll(/<meta name="theme-color"([^>]*)>/g)].map(([, rest]) =>
      rest?.replace(/\s*\/$/, '').trim(),
    )
    expect(colors, name).toEqual(['content="#000000"'])
  }
})

baseTest('the sharing picture of every page exists', () => {
  const pictures = new Set(exportedFilePaths('.jpg'))
  for (const name of exportedFilePaths('.html').filter((name) => !/^(_not-found|404)/.test(name))) {
    const [, picture = ''] = /<meta property="og:image" content="([^"]*)"/.exec(exportedText(name)) ?? []
    expect.soft(pictures, `${name}: ${picture}`).toContain(picture.replace(/^https?:\/\/[^/]*\//, ''))
  }
})

baseTest('every page has its own title and description', () => {
  const names = exportedFilePaths('.html').filter((name) => !/^(_not-found|404|not-found-page)/.test(name))
  for (const pattern of [/<title>([^<]*)</, /<meta name="description" content="([^"]*)"/]) {
    const urlByText = new Map<string, string>()
    for (const name of names) {
      const [, text = ''] = pattern.exec(exportedText(name)) ?? []
      expect.soft(text, name).not.toBe('')
      // The root shows the home page, and `/tab/0/` shows its first tab. Both have the canonical URL of the page that they show.
      const [, url = name] = /<link rel="canonical" href="([^"]*)"/.exec(exportedText(name)) ?? []
      expect.soft(urlByText.get(text) ?? url, `${name}: ${text}`).toBe(url)
      urlByText.set(text, url)
    }
  }
})

test('the policy blocks an injected script', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Content Security Policy/)
  await page.goto('/login/0/')
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.head.append(script)
    return document.title === 'taken over'
  })
  expect(hasRun).toBe(false)
})

baseTest('an export without a database contains no Firebase code', () => {
  // Strings of the Firebase SDK and of our adapter must not occur. Other names, such as the `firebase` flag, may occur.
  const firebasePattern = /@firebase\/|firebaseio|FIREBASE|the database did not respond/
  expect(exportedScripts.filter(({ text }) => firebasePattern.test(text)).map(({ url }) => url)).toEqual([])
})

test('on a host without redirects the base URL shows home and changes to its URL', async ({ page }) => {
  const server = await serve({ applyRedirects: false })
  await page.goto(`${server.url}?mode=md`)
  await expect(page).toHaveURL(`${server.url}home/?mode=md`)
  await waitForHydration(page)
  await server.close()
})

baseTest('the sitemap lists every page', () => {
  const sitemap = exportedText('sitemap.xml')
  const extraPaths = [
    '/gallery/',
    ...[...sections.map(({ slug }) => slug), 'modal', 'toast'].map(patternPath),
  ]
  const allPaths = [...catalogRoutes.map(({ path }) => path), ...extraPaths]
  expect(allPaths.filter((path) => !sitemap.includes(`${path}</loc>`))).toEqual([])
})
