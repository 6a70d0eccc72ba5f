import { axeFindings } from './support/axe'
import { expect, hydrated, test } from './support/test'
import { at, firstOfSections, type Look, looks, named, pages } from './support/urls'

/** `npm run test:all` asks for every combination of mode, direction and theme on every page. */
const all = Boolean(process.env.PATTERNBOOK_ALL)
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

for (const [index, route] of pages.entries()) {
  const full = all || firstOfSections.includes(route)
  // Neighbours get different looks, so that a run without --all still sees each look on every eighth page.
  const chosen = full ? looks : [looks[(index * 3) % looks.length] as Look]
  test(`axe finds nothing on ${route.path} (${full ? 'all eight looks' : named(chosen[0] as Look)})`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    // Entrances are looked at when they are over: words that are fading in have no contrast yet.
    const rest: Record<string, string> = route.section === 'animation' ? { motion: 'reduced' } : {}
    let shown = ''
    for (const [turn, { theme, ...way }] of chosen.entries()) {
      await page.emulateMedia({ colorScheme: theme })
      // Looks that differ in the theme alone share a visit: the page follows the device.
      const address = at(route.path, { ...way, ...rest })
      if (address !== shown) {
        await page.setViewportSize(sizes[(index + (turn >> 1)) % sizes.length] ?? sizes[0])
        await page.goto(address)
        await hydrated(page)
        shown = address
      }
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect.soft(await axeFindings(page), named({ ...way, theme })).toEqual([])
    }
  })
}
