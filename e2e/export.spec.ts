import { test as file } from '@playwright/test'
import { inlineStyles } from '@/scripts/csp'
import { serve } from '@/scripts/serve'
import {
  exportedFiles,
  exportedText,
  htmlOf,
  plain,
  readable,
  sampleOf,
  visibleTexts,
} from './support/export'
import { expect, hydrated, test } from './support/test'
import { isVariant, pages } from './support/urls'

/** `file` tests read the export only and need no browser; `test` ones open a page. */
const variants = pages.filter(isVariant)

/** For each variant one text of its sample data that no other variant's data holds: its fingerprint in the code. */
const fingerprints = new Map(
  variants.flatMap((route) => {
    const others = variants.filter((other) => other !== route).map((other) => JSON.stringify(sampleOf(other)))
    const own = visibleTexts(sampleOf(route)).find(
      (text) => /^[\w ,.-]{12,}$/.test(text) && !others.some((other) => other.includes(text)),
    )
    return own ? [[route.id, own] as const] : []
  }),
)
const codeFiles = exportedFiles('.js').map((name) => ({ url: `/${name}`, text: exportedText(name) }))

for (const route of variants) {
  file(`the static HTML of ${route.path} holds its text`, () => {
    const text = readable(htmlOf(route.path))
    const missing = visibleTexts(sampleOf(route)).filter((expected) => !text.includes(plain(expected)))
    expect(missing).toEqual([])
  })
}

for (const [id, fingerprint] of fingerprints) {
  test(`/${id}/ loads no other variant’s code`, async ({ page }) => {
    // A visitor who saves data gets no preloading, so what loads is what this page needs.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const loaded = new Set<string>()
    page.on('request', (request) => loaded.add(new URL(request.url()).pathname))
    await page.goto(`/${id}/`)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const code = codeFiles.filter(({ url }) => loaded.has(url))
    expect(
      code.some(({ text }) => text.includes(fingerprint)),
      'the own code is among what loaded',
    ).toBe(true)
    const strangers = [...fingerprints].filter(
      ([other, text]) => other !== id && code.some((file) => file.text.includes(text)),
    )
    expect(strangers.map(([other]) => other)).toEqual([])
  })
}

file('every variant has text of its own by which its code can be told', () => {
  expect(variants.filter(({ id }) => !fingerprints.has(id)).map(({ id }) => id)).toEqual([])
})

file('no exported page holds an inline style', () => {
  const found = exportedFiles('.html').flatMap((name) =>
    inlineStyles(exportedText(name)).map((style) => `${name}: ${style}`),
  )
  expect(found).toEqual([])
})

file('every exported page carries a policy without loopholes', () => {
  for (const name of exportedFiles('.html')) {
    const [policy] = /http-equiv="Content-Security-Policy" content="[^"]*"/.exec(exportedText(name)) ?? []
    expect(policy, name).toContain("default-src 'none'")
    expect(policy, name).not.toMatch(/unsafe|\*/)
  }
})

test('the policy stops a script that is not ours', async ({ page, quiet }) => {
  quiet.except(/Content Security Policy/)
  await page.goto('/login/0/')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.head.append(script)
    return document.title === 'taken over'
  })
  expect(ran).toBe(false)
})

file('no Firebase code is in an export that does not use it', () => {
  expect(codeFiles.filter(({ text }) => /firebase/i.test(text)).map(({ url }) => url)).toEqual([])
})

test('on a host without redirects the bare address shows home and takes its address', async ({ page }) => {
  const host = await serve({ redirects: false })
  await page.goto(`${host.url}?mode=md`)
  await expect(page).toHaveURL(`${host.url}home/?mode=md`)
  await hydrated(page)
  await host.close()
})

file('the sitemap lists every page', () => {
  const sitemap = exportedText('sitemap.xml')
  expect(pages.filter(({ path }) => !sitemap.includes(`${path}</loc>`)).map(({ path }) => path)).toEqual([])
})
