import { expect, test } from 'vitest'
import { withEarlyLinks } from './early-links'

const sheetLink = '<link rel="stylesheet" href="/_next/static/chunks/page.css"/>'
const forcedColorsLink =
  '<link rel="stylesheet" href="/_next/static/chunks/forced.css" media="(forced-colors: active)"/>'
const script = '<script>document.write("<link rel=stylesheet href=" + b + ">")</script>'
const picture = (attributes: string) =>
  `<picture class="p"><source type="image/avif" srcSet="/lake-240.avif 240w, /lake-800.avif 800w" sizes="100vw"/><img alt="" ${attributes}src="/lake.webp"/></picture>`

test('style sheets that the build has added are requested before the first script runs', () => {
  expect(
    withEarlyLinks(`<head><title>A</title>${script}${sheetLink}${forcedColorsLink}</head><body></body>`),
  ).toBe(`<head><title>A</title>${sheetLink}${forcedColorsLink}${script}</head><body></body>`)
})

test('the first pictures are requested with the style sheets, each once', () => {
  const body = `<body>${picture('fetchPriority="high" ').repeat(2)}${picture('loading="lazy" ')}</body>`
  expect(withEarlyLinks(`<head>${script}</head>${body}`)).toBe(
    `<head><link rel="preload" as="image" type="image/avif" imagesrcset="/lake-240.avif 240w, /lake-800.avif 800w" imagesizes="100vw" fetchpriority="high"/>${script}</head>${body}`,
  )
})

test('small pictures such as avatars are not requested early', () => {
  const page = `<head>${script}</head><body>${picture('fetchPriority="high" ').replace('100vw', '64px')}</body>`
  expect(withEarlyLinks(page)).toBe(page)
})

test('a page without scripts in its head is unchanged', () => {
  const page = `<head>${sheetLink}</head><body>${script}</body>`
  expect(withEarlyLinks(page)).toBe(page)
})
