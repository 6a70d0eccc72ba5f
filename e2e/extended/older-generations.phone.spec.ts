import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { rootFolder } from '@/scripts/settings'
import { combinePictures, compareWithReference } from '../support/pictures'
import { expect, test, waitForHydration } from '../support/test'
import { lookName, olderLooks, urlWithQuery } from '../support/urls'

/**
 * Style rules that hide pictures and texts, and turn off transitions. The shapes and widths of letters depend on
 * the browser; `geometricPrecision` makes the widths similar.
 */
const surfacesOnlyCss =
  '* { -webkit-text-fill-color: transparent !important; text-rendering: geometricPrecision !important; transition: none !important } :is(img, video, canvas) { visibility: hidden !important }'

/**
 * Returns the different styles on the active page and in open overlays: color, font size, font weight, line height, and letter
 * spacing of texts; background color, corner radius, border width, and shadow of surfaces.
 */
const stylesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    for (const element of document.querySelectorAll('[data-page-slot]:not([inert]) *, [data-overlay] *')) {
      const style = getComputedStyle(element)
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      if (texts.some((text) => text.nodeValue?.trim()))
        found.add(
          `text ${style.color} ${style.fontSize} ${style.fontWeight} ${style.lineHeight} ${style.letterSpacing}`,
        )
      const { backgroundColor, borderRadius, borderWidth, boxShadow } = style
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' || boxShadow !== 'none' || borderWidth !== '0px')
        found.add(`surface ${backgroundColor} ${borderRadius} ${borderWidth} ${boxShadow}`)
    }
    return [...found].sort()
  })

/** Paths of the compared screens, which contain lists, a form, sliders, segments, a tab bar, and an alert. */
const screenPaths = ['/settings/', '/form/0/', '/range/0/', '/segment/0/', '/tab/0/tab/tab1/', '/alert/0/']
/** The compared area of the window, px. It excludes the bar of the site at the top, which is the same in all generations. */
const clip = { x: 0, y: 48, width: 390, height: 796 }

for (const look of olderLooks.filter(({ dir }) => dir === 'ltr')) {
  const name = lookName(look).replaceAll(' ', '-')

  // After an intended change, run: npx playwright test older-generations --update-snapshots
  test(`the older generation looks as in its picture (${name})`, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' })
    const shouldRecord = /^(all|changed)$/.test(info.config.updateSnapshots)
    const pictures: Buffer[] = []
    const styles: Record<string, string[]> = {}
    for (const screenPath of screenPaths) {
      await page.goto(urlWithQuery(screenPath, { ...look, menu: 'closed' }))
      await waitForHydration(page)
      if (screenPath === '/alert/0/') {
        await page.getByRole('button', { name: /The Sage Suite/ }).click()
        await expect(page.locator('[data-overlay=alert][data-state=presented]')).toBeVisible()
      }
      styles[screenPath] = await stylesOf(page)
      // The Content Security Policy of the pages forbids inline styles, but allows constructed style sheets.
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(rules)
        document.adoptedStyleSheets.push(sheet)
      }, surfacesOnlyCss)
      pictures.push(await page.screenshot({ clip, animations: 'disabled' }))
    }
    const contactSheet = await combinePictures(pictures)
    const referencePath = path.join(rootFolder, 'e2e/extended/older-generations', name)
    const difference = await compareWithReference(`${referencePath}.png`, contactSheet, shouldRecord)
    if (difference !== undefined) await info.attach(name, { body: contactSheet, contentType: 'image/png' })
    expect.soft(difference, `share of pixels that differ from ${referencePath}.png`).toBeUndefined()
    if (shouldRecord) writeFileSync(`${referencePath}.json`, `${JSON.stringify(styles, null, 2)}\n`)
    else expect(styles).toEqual(JSON.parse(readFileSync(`${referencePath}.json`, 'utf8')))
  })
}
