import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { emptyStateOf } from '@/components/site/screens/empty-states'
import { BEZEL_WIDTH, STATUS_BAR_HEIGHT } from '@/lib/media/screenshot'
import { axeFindings } from './support/axe'
import { qrPath } from './support/qr'
import { expect, test, waitForHydration } from './support/test'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' })

test('the code of the screen appears beside it, can be copied by file, and lists all files it needs', async ({
  page,
}) => {
  await page.goto('/login/1/?mode=ios')
  await waitForHydration(page)
  const code = page.getByRole('region', { name: /login-1\.tsx$/ })
  await expect(code).toContainText('export default function')
  await page.getByRole('button', { name: 'Copy login-1.tsx' }).click()
  await expect.poll(() => readClipboard(page)).toContain('export default function')
  await page.getByRole('button', { name: /^All \d+ files$/ }).click()
  const fileList = page.getByRole('region', { name: 'All files' })
  await fileList.getByRole('button', { name: /^ui\/button\.tsx/ }).click()
  await expect(fileList).toBeHidden()
  await expect(inspector(page).locator('.line').first()).toBeVisible()
})

test('the code can be downloaded as a zip', async ({ page }) => {
  await page.goto('/login/0/')
  await waitForHydration(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Zip of all files' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('login-0.zip')
})

test('the code can be shown for one platform, and the choice is remembered', async ({ page }) => {
  await page.goto('/login/0/?mode=ios')
  await waitForHydration(page)
  const platforms = page.getByRole('group', { name: 'Platforms' })
  const code = page.getByRole('region', { name: /login-0\.tsx$/ })
  await expect(platforms.getByRole('radio', { name: 'Both' })).toBeChecked()
  await expect(code).toContainText('material:')
  await platforms.getByRole('radio', { name: 'Both' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(platforms.getByRole('radio', { name: 'iOS', exact: true })).toBeChecked()
  await expect(code).toContainText('export default function')
  await expect(code).not.toContainText('material:')
  await page.getByRole('button', { name: 'Copy login-0.tsx' }).click()
  await expect.poll(() => readClipboard(page)).toContain('export default function')
  expect(await readClipboard(page)).not.toContain('material:')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Zip of all files' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('login-0-ios.zip')
  expect(await axeFindings(page)).toEqual([])
  await page.reload()
  await waitForHydration(page)
  await expect(platforms.getByRole('radio', { name: 'iOS', exact: true })).toBeChecked()
  await expect(code).not.toContainText('material:')
})

test('the code for one platform leaves out files that only the other needs', { tag: '@extended' }, async ({
  page,
}) => {
  await page.goto('/toggle/0/')
  await waitForHydration(page)
  const filesButton = page.getByRole('button', { name: /^All \d+ files$/ })
  const fileCount = async () => Number((await filesButton.getAttribute('aria-label'))?.replace(/\D/g, ''))
  await expect(filesButton).toBeVisible()
  const bothCount = await fileCount()
  await page.getByRole('radio', { name: 'iOS', exact: true }).check({ force: true })
  await expect.poll(fileCount).toBeLessThan(bothCount)
  await page.getByRole('radio', { name: 'Both' }).check({ force: true })
  await expect.poll(fileCount).toBe(bothCount)
})

test('the code changes when the visitor opens another screen', { tag: '@extended' }, async ({ page }) => {
  await page.goto('/login/0/')
  await waitForHydration(page)
  await expect(page.getByRole('region', { name: /login-0\.tsx$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Login + logo 2' }).click()
  await expect(page.getByRole('region', { name: /login-1\.tsx$/ })).toBeVisible()
  await page.getByRole('navigation', { name: 'Patterns' }).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('region', { name: /settings\.tsx$/ })).toBeVisible()
})

test('all files can be copied at once, each under its path and only once', async ({ page }) => {
  await page.goto('/parallax/3/')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Copy all files' }).click()
  await expect
    .poll(() => readClipboard(page))
    .toContain('// components/patternbook/screens/parallax/parallax-3.tsx')
  const text = await readClipboard(page)
  for (const file of ['ui/header.tsx', 'data/parallax/layout4.json'])
    expect(text).toContain(`// components/patternbook/${file}\n\n`)
  const paths = text.match(/^\/\/ components\/patternbook\/\S+$/gm) ?? []
  expect(paths.toSorted()).toEqual([...new Set(paths)].sort())
})

test('the screen can be exported as Markdown, as a prompt, and to external editors', {
  tag: '@extended',
}, async ({ page, context }) => {
  await context.route('https://stackblitz.com/**', (route) => route.fulfill({ body: 'Editor' }))
  await page.goto('/login/1/?mode=ios')
  await waitForHydration(page)
  await tab(page, 'Install').click()
  await page.getByRole('button', { name: /^Copy as Markdown/ }).click()
  await expect
    .poll(() => readClipboard(page))
    .toMatch(/^# [\s\S]*### components\/patternbook\/screens\/login\/login-1\.tsx/)
  await page.getByRole('button', { name: /^Copy as prompt/ }).click()
  await expect.poll(() => readClipboard(page)).toMatch(/^Add the mobile screen[\s\S]*login-1\.tsx/)
  await expect(page.getByText('"@patternbook": "http')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Open in v0 in a new tab/ })).toHaveAttribute(
    'href',
    /^https:\/\/v0\.dev\/chat\/api\/open\?url=http.*login-1\.json$/,
  )
  const editorRequest = context.waitForEvent('request', (request) =>
    request.url().startsWith('https://stackblitz.com'),
  )
  const [editor] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /^Open in StackBlitz in a new tab/ }).click(),
  ])
  const request = await editorRequest
  expect(request.method()).toBe('POST')
  expect(new URLSearchParams(request.postData() ?? '').get('project[files][src/main.tsx]')).toContain(
    "import Screen from '@/components/patternbook/screens/login/login-1'",
  )
  await expect(editor.getByText('Editor')).toBeVisible()
})

test('the QR code contains the link that is shown', async ({ page }) => {
  await page.goto('/login/1/?mode=ios&theme=dark')
  await waitForHydration(page)
  await tab(page, 'Share').click()
  const drawing = page.getByRole('img', { name: 'QR code for the link' }).locator('path').last()
  for (const includesAccent of [true, false]) {
    await page.getByRole('checkbox', { name: /^Accent/ }).setChecked(includesAccent)
    await page.getByRole('button', { name: 'Copy URL' }).click()
    await expect.poll(() => readClipboard(page)).toMatch(includesAccent ? /accent=/ : /theme=dark$/)
    await expect(drawing).toHaveAttribute('d', qrPath(await readClipboard(page)))
  }
})

test('one command installs the screen with the package manager that was chosen last', async ({ page }) => {
  await page.goto('/login/1/')
  await waitForHydration(page)
  // The origin of the published site, which may differ from the origin of the test server.
  const { origin } = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '')
  await tab(page, 'Install').click()
  await page.getByRole('radio', { name: 'pnpm' }).check()
  await expect(page.getByText(/^1 screen, \d+ components, \d+ packages\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Copy example' }).click()
  await expect.poll(() => readClipboard(page)).toMatch(/<Login1 data=\{data\} onBack=\{goBack\} on\w+=/)
  await page.getByRole('button', { name: 'Copy command' }).click()
  await expect.poll(() => readClipboard(page)).toBe(`pnpm dlx shadcn@latest add ${origin}/r/login-1.json`)
  await page.reload()
  await waitForHydration(page)
  await expect(tab(page, 'Install')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('radio', { name: 'pnpm' })).toBeChecked()
})

test('a link contains only the selected settings', async ({ page, baseURL }) => {
  await page.goto('/login/1/?mode=ios&theme=dark')
  await waitForHydration(page)
  await tab(page, 'Share').click()
  await page.getByRole('checkbox', { name: /^Accent/ }).uncheck()
  await page.getByRole('button', { name: 'Copy URL' }).click()
  await expect.poll(() => readClipboard(page)).toBe(`${baseURL}/login/1/?mode=ios&ios=26&dir=ltr&theme=dark`)
  await page.getByRole('button', { name: 'Copy HTML' }).click()
  await expect
    .poll(() => readClipboard(page))
    .toContain(`src="${baseURL}/login/1/?mode=ios&amp;ios=26&amp;dir=ltr&amp;theme=dark&amp;embed=1"`)
})

test('a picture shows the preview with its state, direction, accent, and theme, in the chosen size', {
  tag: '@extended',
}, async ({ page }) => {
  await page.goto('/form/2/?mode=md&theme=dark&dir=rtl&lang=ar&accent=green&state=empty')
  await waitForHydration(page)
  const { title, description } = emptyStateOf('form/2', 'ar')!
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText(description)).toBeVisible()
  await tab(page, 'Share').click()
  const downloadPicture = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PNG' }).click(),
    ])
    return { name: download.suggestedFilename(), image: sharp(await download.path()) }
  }
  const frame = page.locator('[data-frame]')
  const [width, height] = await frame.evaluate((element: HTMLElement) => [
    element.offsetWidth,
    element.offsetHeight,
  ])
  const pictureWithDevice = await downloadPicture()
  expect(pictureWithDevice.name).toBe('form-2-md-dark@2x.png')
  expect(await pictureWithDevice.image.metadata()).toMatchObject({
    format: 'png',
    width: 2 * (width! + 2 * BEZEL_WIDTH),
    height: 2 * (height! + STATUS_BAR_HEIGHT + 2 * BEZEL_WIDTH),
  })
  await page.getByRole('radio', { name: 'Screen only' }).check({ force: true })
  await page.getByRole('radio', { name: '1×' }).check({ force: true })
  const { name, image } = await downloadPicture()
  expect(name).toBe('form-2-md-dark.png')
  expect(await image.metadata()).toMatchObject({ width, height })
  // The picture must look like a screenshot of the frame. Only the smoothing of edges may differ, so small copies are compared.
  const screenshot = sharp(await frame.screenshot({ animations: 'disabled' })).resize(width!, height!, {
    fit: 'fill',
  })
  const pixelsOf = (picture: typeof image) =>
    picture.removeAlpha().resize(39, 80, { fit: 'fill' }).raw().toBuffer()
  const [drawnPixels, screenPixels] = await Promise.all([
    pixelsOf(image),
    pixelsOf(sharp(await screenshot.png().toBuffer())),
  ])
  const differentValueCount = drawnPixels.filter(
    (value, index) => Math.abs(value - (screenPixels[index] ?? 0)) > 48,
  ).length
  expect(differentValueCount / drawnPixels.length).toBeLessThan(0.02)
})

test('a picture that cannot be drawn offers another try and the published picture', {
  tag: '@extended',
}, async ({ page, consoleGuard }) => {
  consoleGuard.allow(/^500: |returned 500|status of 500/)
  await page.goto('/login/1/?mode=ios&theme=light')
  await waitForHydration(page)
  await tab(page, 'Share').click()
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeVisible()
  await page.route(/\.(woff2|webp|png|avif)/, (route) => route.fulfill({ status: 500 }))
  await page.getByRole('button', { name: 'Download PNG' }).click()
  await expect(page.getByText('The picture could not be drawn.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'download the published picture' })).toHaveAttribute(
    'href',
    '/shots/login-1-ios-light.webp',
  )
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeEnabled()
})

test('closing the inspector gives its space to the preview, and it stays closed', async ({ page }) => {
  await page.goto('/login/0/')
  await waitForHydration(page)
  const preview = page.locator('.sh-preview')
  const width = async () => (await preview.boundingBox())?.width
  // The window is 1440 px wide, the menu 304 px, and the inspector 416 px.
  expect(await width()).toBe(1440 - 304 - 416)
  await page.getByRole('button', { name: 'Close inspector' }).click()
  await expect(inspector(page)).toBeHidden()
  expect(await width()).toBe(1440 - 304)
  await page.reload()
  await waitForHydration(page)
  await expect(inspector(page)).toBeHidden()
  await page.getByRole('button', { name: 'Inspector', exact: true }).click()
  await expect(tab(page, 'Code')).toBeVisible()
})

test('in a narrower window the inspector opens over the preview, and Escape closes it', {
  tag: '@extended',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.goto('/login/0/')
  await waitForHydration(page)
  await expect(inspector(page)).toBeHidden()
  const frameBox = await page.locator('[data-frame]').boundingBox()
  await page.getByRole('button', { name: 'Inspector', exact: true }).click()
  await expect(tab(page, 'Code')).toBeFocused()
  expect(await page.locator('[data-frame]').boundingBox()).toEqual(frameBox)
  await page.keyboard.press('Escape')
  await expect(inspector(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Inspector', exact: true })).toBeFocused()
})

test('as a sheet it keeps the focus when a part that is not interactive is pressed', {
  tag: '@extended',
}, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto('/login/0/?mode=ios')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Inspector: code and sharing' }).click()
  const sheet = page.getByRole('dialog', { name: 'Inspector' })
  await expect(tab(page, 'Code')).toBeFocused()
  await tab(page, 'Share').click()
  await sheet.getByRole('heading', { name: 'Link' }).click()
  expect(await page.evaluate(() => document.activeElement?.closest('[aria-modal=true]') !== null)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[aria-modal=true]') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Inspector: code and sharing' })).toBeFocused()
})

test('arrow keys move between the tabs, mirrored in Arabic', { tag: '@extended' }, async ({ page }) => {
  await page.goto('/login/0/?dir=rtl')
  await waitForHydration(page)
  await expect(page.getByRole('region', { name: /login-0\.tsx$/ })).toBeVisible()
  await tab(page, 'Code').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'Install')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tabpanel', { name: 'Install' })).toHaveCSS('direction', 'ltr')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'Code')).toBeFocused()
})

test('axe finds no violations in any tab, light or dark', { tag: '@extended' }, async ({ page }) => {
  for (const theme of ['light', 'dark']) {
    await page.goto(`/login/1/?mode=ios&theme=${theme}`)
    await waitForHydration(page)
    for (const name of ['Code', 'Install', 'Share']) {
      await tab(page, name).click()
      await expect(page.locator('.inspector-loading')).toHaveCount(0)
      expect(await axeFindings(page), `${name}, ${theme}`).toEqual([])
    }
  }
})

test('a tab that is pressed before hydration is selected after it', { tag: '@extended' }, async ({
  page,
}) => {
  let releaseScripts = () => {}
  const scriptsReleased = new Promise<void>((resolve) => {
    releaseScripts = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scriptsReleased
    await route.continue()
  })
  await page.goto('/login/0/?mode=ios', { waitUntil: 'commit' })
  await tab(page, 'Install').click()
  await tab(page, 'Share').click()
  await expect(tab(page, 'Code')).toHaveAttribute('aria-selected', 'true')
  releaseScripts()
  await expect(page.getByRole('tabpanel', { name: 'Share' })).toBeVisible()
  await expect(tab(page, 'Share')).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(tab(page, 'Share')).toHaveAttribute('aria-selected', 'true')
})

test('an alert keeps the focus when the window shrinks to a phone', { tag: '@extended' }, async ({
  page,
}) => {
  await page.goto('/alert/0/?mode=ios')
  await waitForHydration(page)
  await expect(page.getByRole('tab', { name: 'Code' })).toBeVisible()
  await page.locator('[data-content]').getByRole('button').first().click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toBeVisible()
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(page.getByRole('tab', { name: 'Code' })).toBeHidden()
  await expect(page.locator('.sh-preview')).not.toHaveAttribute('inert')
  await alert.getByRole('button').first().click()
  await expect(alert).toBeHidden()
})
