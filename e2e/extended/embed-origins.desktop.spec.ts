import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from '../support/test'

// Turns off the check with which Chromium blocks requests from `file:` and `data:` pages to localhost, where the tested site
// runs. Chromium does not block such requests to a public site.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--disable-features=LocalNetworkAccessChecks']
    await use({ ...launchOptions, args })
  },
})

test('a local file and a data URL embed a screen', async ({ page, baseURL }) => {
  const src = `${baseURL}/login/0/?embed=1&mode=ios`
  const html = `<!doctype html><title>Host</title><iframe width="390" height="800" src="${src}"></iframe>`
  const file = test.info().outputPath('host.html')
  await writeFile(file, html)
  for (const url of [pathToFileURL(file).href, `data:text/html,${encodeURIComponent(html)}`]) {
    await page.goto(url)
    await expect(page.frameLocator('iframe').locator('html[data-mode=ios][data-ready]')).toBeAttached()
  }
  await page.goto('about:blank')
})
