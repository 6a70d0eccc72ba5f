import type { Page } from '@playwright/test'
import { exportedFilePaths, exportedText } from './exported-files'

/**
 * Replaces a string in the scripts that the page loads, or makes the scripts that contain the string fail to load.
 * @param text a string in the scripts of the export, e.g. a name that only one screen has
 * @param replacement the code that replaces the string; undefined makes the scripts fail to load
 * @returns a function that restores the original scripts
 */
export const rewriteCode = async (
  page: Page,
  text: string,
  replacement: string | undefined,
): Promise<() => Promise<void>> => {
  const names = exportedFilePaths('.js').filter(
    (name) => name.startsWith('_next') && exportedText(name).includes(text),
  )
  if (names.length === 0) throw new Error(`No script of the export contains ${text}.`)
  for (const name of names)
    await page.route(`**/${name}`, (route) =>
      replacement === undefined
        ? route.abort()
        : route.fulfill({
            body: exportedText(name).replaceAll(text, replacement),
            contentType: 'text/javascript',
          }),
    )
  return async () => {
    for (const name of names) await page.unroute(`**/${name}`)
  }
}
