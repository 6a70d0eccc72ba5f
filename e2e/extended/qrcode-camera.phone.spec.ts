import { chromiumArgs, findChromium } from '@/scripts/chromium'
import { qrVideo } from '../support/qr'
import { expect, test, waitForHydration } from '../support/test'

const text = 'Patternbook: held in front of the camera'

// These tests use the full browser, because the headless shell has no camera.
test.use({
  launchOptions: {
    executablePath: await findChromium(),
    args: [
      ...chromiumArgs,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${qrVideo(text)}`,
    ],
  },
})

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices)
    const tracks: MediaStreamTrack[] = []
    Object.assign(window, { tracks })
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints)
      tracks.push(...stream.getTracks())
      return stream
    }
  })
  await page.goto('/qrcode/0/?mode=ios&menu=closed')
  await waitForHydration(page)
})

test('a code in front of the camera is read, and the camera stops', async ({ page, context }) => {
  await context.grantPermissions(['camera'])
  await page.getByRole('button', { name: 'Start camera' }).click()
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'QR Code' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Scan another' })).toBeFocused()
  const trackStates = await page.evaluate(() =>
    (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
  )
  expect(trackStates).toEqual(['ended'])
})

test('without permission for the camera, a message offers another way', async ({ page }) => {
  await page.getByRole('button', { name: 'Start camera' }).click()
  await expect(page.locator('[data-page] [role=alert]')).toContainText('Camera access is not allowed')
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeEnabled()
})
