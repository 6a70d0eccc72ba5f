import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { exportedFilePaths, exportedText, scriptUrlsOf } from './support/exported-files'
import { emptyPicture, invertedPicture, pictureOfTwoCodes, qrPicture } from './support/qr'
import { expect, test, waitForHydration } from './support/test'

const openScreen = async (page: Page, path: string) => {
  await page.goto(`${path}?mode=ios&menu=closed`)
  await waitForHydration(page)
}
const choosePicture = async (page: Page, buffer: Buffer, name = 'code.png', mimeType = 'image/png') => {
  const chooserPromise = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  await (await chooserPromise).setFiles({ name, mimeType, buffer })
}
const startButton = (page: Page) => page.getByRole('button', { name: 'Start camera' })
/** Timeout for pictures on which the reader tries all of its methods, which is slow: tests run without optimizing compilers. */
const longTimeout = { timeout: 20_000 }
const errorMessage = (page: Page) => page.locator('[data-page] [role=alert]')

test('no page loads the reader until a visitor scans', async ({ page }) => {
  const readerFiles = exportedFilePaths('.js')
    .filter((name) => exportedText(name).includes('MultiFormat Readers'))
    .map((name) => `/${name}`)
  expect(readerFiles).toHaveLength(1)
  const pagesWithReader = exportedFilePaths('.html').filter((name) =>
    scriptUrlsOf(exportedText(name)).some((file) => readerFiles.includes(file)),
  )
  expect(pagesWithReader).toEqual([])
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await openScreen(page, '/qrcode/0/')
  await page.waitForLoadState('networkidle')
  expect(requestedPaths.filter((file) => readerFiles.includes(file))).toEqual([])
  await choosePicture(page, await qrPicture('now'))
  await expect(page.getByText('now', { exact: true })).toBeVisible()
  expect(requestedPaths.filter((file) => readerFiles.includes(file))).toHaveLength(1)
})

test.describe('a picture of a code', () => {
  test.beforeEach(({ page }) => openScreen(page, '/qrcode/0/'))

  test('is read, and its text can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await choosePicture(page, await qrPicture('Hello from a picture: مرحبًا ✓'))
    await expect(page.getByText('Hello from a picture: مرحبًا ✓')).toBeVisible()
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.locator('[data-overlay=toast]').getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Hello from a picture: مرحبًا ✓')
  })

  test('opens its URL only after showing all of it', async ({ page, context }) => {
    const url = 'https://patternbook.example/login/0/?mode=ios#from-a-code'
    await context.route('https://patternbook.example/**', (route) => route.fulfill({ body: 'there' }))
    await choosePicture(page, await qrPicture(url))
    await expect(page.getByText(url)).toBeVisible()
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    const confirmation = page.getByRole('alertdialog', { name: /Open this address\?/ })
    await expect(confirmation).toContainText(url)
    const openedPagePromise = context.waitForEvent('page')
    await confirmation.getByRole('button', { name: 'Open' }).click()
    await expect(await openedPagePromise).toHaveURL(url)
  })

  test('is shown as text if it is not a web URL', async ({ page }) => {
    await choosePicture(page, await qrPicture('javascript:alert(1)'))
    await expect(page.getByText('javascript:alert(1)')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open', exact: true })).toHaveCount(0)
  })

  test('is read in inverted colors, and next to another code', { tag: '@extended' }, async ({ page }) => {
    await choosePicture(page, await invertedPicture('white on black'))
    await expect(page.getByText('white on black')).toBeVisible(longTimeout)
    await choosePicture(page, await pictureOfTwoCodes('the first of two', 'the second of two'))
    await expect(page.getByText(/the (first|second) of two/)).toBeVisible(longTimeout)
  })

  test('without a code, or a file that is not a picture, shows an error', { tag: '@extended' }, async ({
    page,
  }) => {
    await choosePicture(page, await emptyPicture())
    await expect(errorMessage(page)).toContainText('No code in this picture', longTimeout)
    await expect(page.getByRole('img', { name: 'The scanned picture' })).toBeVisible()
    await choosePicture(page, Buffer.from('not a picture'), 'letter.png')
    await expect(errorMessage(page)).toContainText('This file could not be read')
  })
})

test.describe('the camera', () => {
  for (const [name, title] of [
    ['NotAllowedError', 'Camera access is not allowed'],
    ['NotFoundError', 'No camera found'],
    ['NotReadableError', 'The camera is busy'],
    ['TypeError', 'The camera is not responding'],
  ] as const) {
    test(`fails with ${name}: ${title}`, async ({ page }) => {
      await page.addInitScript((error) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error))
      }, name)
      await openScreen(page, '/qrcode/0/')
      await startButton(page).click()
      await expect(errorMessage(page)).toContainText(title)
      await expect(startButton(page)).toBeFocused()
    })
  }

  test('is not requested on an insecure URL', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
    await openScreen(page, '/qrcode/0/')
    await startButton(page).click()
    await expect(errorMessage(page)).toContainText('This page is not secure')
  })

  /** Replaces the camera with a video of a blank picture. `window.allow()` grants the permission for which the page asks. */
  const installBlankCamera = (page: Page) =>
    page.addInitScript(() => {
      const tracks: MediaStreamTrack[] = []
      let grantPermission = () => {}
      const permissionGranted = new Promise<void>((resolve) => {
        grantPermission = resolve
      })
      Object.assign(window, { tracks, allow: () => grantPermission() })
      navigator.mediaDevices.getUserMedia = async () => {
        await permissionGranted
        const canvas = document.createElement('canvas')
        const context = canvas.getContext('2d')
        setInterval(() => context?.fillRect(0, 0, 9, 9), 50)
        const stream = canvas.captureStream()
        tracks.push(...stream.getTracks())
        return stream
      }
    })
  const grantPermission = (page: Page) =>
    page.evaluate(() => (window as unknown as { allow(): void }).allow())
  const trackStates = (page: Page) =>
    page.evaluate(() =>
      (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
    )

  test('stops with its button, and when the page is left', async ({ page }) => {
    await installBlankCamera(page)
    await openScreen(page, '/qrcode/0/')
    await startButton(page).click()
    await grantPermission(page)
    await expect(page.getByText('Looking for a code…')).toBeVisible()
    expect(await trackStates(page)).toEqual(['live'])
    await page.getByRole('button', { name: 'Stop camera' }).click()
    await expect(startButton(page)).toBeFocused()
    expect(await trackStates(page)).toEqual(['ended'])
    await startButton(page).click()
    await expect(page.getByText('Looking for a code…')).toBeVisible()
    await page.locator('[data-page-slot]:not([inert]) [data-back]').click()
    await expect(page).toHaveURL(/\/items\/qrcode\//)
    await expect.poll(() => trackStates(page)).toEqual(['ended', 'ended'])
  })

  test('that is allowed after the page was left stops at once', async ({ page }) => {
    await installBlankCamera(page)
    await openScreen(page, '/qrcode/0/')
    await startButton(page).click()
    await expect(page.getByText('Starting the camera…')).toBeVisible()
    await page.locator('[data-page-slot]:not([inert]) [data-back]').click()
    await expect(page).toHaveURL(/\/items\/qrcode\//)
    await grantPermission(page)
    await expect.poll(() => trackStates(page)).toEqual(['ended'])
  })
})

test.describe('making a code', () => {
  test.beforeEach(({ page }) => openScreen(page, '/qrcode/1/'))
  const field = (page: Page) => page.getByLabel('What the code contains')
  const codeImage = (page: Page) => page.getByRole('img', { name: /QR code with this text/ })
  const formError = (page: Page) => page.locator('form [role=alert]')
  const saveFile = async (page: Page, name: string) => {
    const downloadPromise = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    const download = await downloadPromise
    return { name: download.suggestedFilename(), path: await download.path() }
  }

  test('updates while typing; an empty text and one that is too long show an error', async ({ page }) => {
    await field(page).fill('')
    await page.getByRole('button', { name: 'Print sign' }).click()
    await expect(formError(page)).toContainText('Enter at least one character')
    await expect(field(page)).toBeFocused()
    await field(page).pressSequentially('Hi')
    await expect(page.getByRole('img', { name: 'QR code with this text: Hi' })).toBeVisible()
    await expect(formError(page)).toHaveCount(0)
    // At error correction level M, which is selected initially, a QR code contains at most 2331 bytes (ISO/IEC 18004).
    await field(page).fill('a'.repeat(2331 + 7))
    await expect(formError(page)).toContainText('Remove at least 7 characters')
    await expect(codeImage(page)).toHaveCount(0)
    await page.getByRole('radio', { name: '7%' }).check()
    await expect(formError(page)).toHaveCount(0)
    await expect(codeImage(page)).toBeVisible()
  })

  test('uses more modules for higher error correction', async ({ page }) => {
    await field(page).fill('The same text, as safe as can be')
    const moduleCount = async () => (await codeImage(page).getAttribute('viewBox'))?.split(' ').at(-1)
    const before = Number(await moduleCount())
    await page.getByRole('radio', { name: '30%' }).check()
    await expect.poll(async () => Number(await moduleCount())).toBeGreaterThan(before)
    await expect(page.getByText('Readable with up to 30%')).toBeVisible()
  })

  test('saves a picture that can be read, in the chosen size', async ({ page }) => {
    await field(page).fill('https://patternbook.example/')
    await page.getByRole('button', { name: 'Print sign' }).click()
    await expect(
      page.locator('[data-overlay=toast]').getByText('The sign is on its way to the printer'),
    ).toBeVisible()
    await page.getByRole('slider', { name: 'Picture size' }).press('End')
    await expect(page.getByText('1024 pixels')).toBeVisible()
    const svg = await saveFile(page, 'Save as SVG')
    expect(svg.name).toBe('qr-code.svg')
    expect(await readFile(svg.path, 'utf8')).toMatch(/^<svg[^>]* width="1024"/)
    const png = await saveFile(page, 'Save as PNG')
    expect(png.name).toBe('qr-code.png')
    expect(await sharp(png.path).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 })
    const picture = await readFile(png.path)
    await openScreen(page, '/qrcode/0/')
    await choosePicture(page, picture)
    await expect(page.getByText('https://patternbook.example/')).toBeVisible()
  })
})
