import { test as baseTest, type Page } from '@playwright/test'
import { exportedFilePaths, exportedText } from './support/exported-files'
import { emulateSaveData } from './support/network'
import { expect, test, waitForHydration } from './support/test'

const toast = (page: Page, text: string) => page.locator('[data-overlay=toast]').filter({ hasText: text })
const drawnMap = (page: Page) => page.getByRole('application')
const marker = (page: Page, name: string) => page.getByRole('img', { name })

const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await waitForHydration(page)
}
const expectZoom = (page: Page, zoomLevel: number) =>
  expect(drawnMap(page)).toHaveAttribute('data-zoom', String(zoomLevel))
/** Returns the position of the marker, px from the left and top edges of the map. */
const markerPosition = async (page: Page) => {
  const [markerBox, mapBox] = await Promise.all([
    drawnMap(page).getByRole('img').boundingBox(),
    drawnMap(page).boundingBox(),
  ])
  return { x: (markerBox?.x ?? 0) - (mapBox?.x ?? 0), y: (markerBox?.y ?? 0) - (mapBox?.y ?? 0) }
}

const screens = [
  {
    path: '/maps/0/',
    mapName: 'Map of the streets around Lamplight Books',
    marker: 'Lamplight Books, New York',
  },
  { path: '/maps/1/', mapName: 'Map of the streets around Arch Audio', marker: 'Arch Audio, New York' },
  {
    path: '/maps/2/',
    mapName: 'Map of City Hall Park and the streets around it',
    marker: 'City Hall Park, New York',
  },
  {
    path: '/form/3/',
    mapName: 'Map of City Hall Park around the fountain benches',
    marker: 'Fountain benches, City Hall Park',
  },
  {
    path: '/tab/2/tab/tab9/',
    mapName: 'Map of the streets around Second Roll',
    marker: 'Second Roll, New York',
  },
]
for (const screen of screens) {
  test(`without a key ${screen.path} shows drawn streets and no error, and links to maps apps`, {
    tag: /maps.[123]/.test(screen.path) ? '@extended' : [],
  }, async ({ page }) => {
    const hosts: string[] = []
    page.on('request', (request) => hosts.push(new URL(request.url()).hostname))
    for (const mode of ['ios', 'md']) {
      await visit(page, `${screen.path}?mode=${mode}`)
      await page.getByRole('region', { name: screen.mapName }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('application', { name: screen.mapName })).toBeVisible()
      await expect(marker(page, screen.marker)).toBeVisible()
      await expect(page.getByText(/Google Maps/)).toHaveCount(0)
      const link = page.getByRole('link', { name: 'Open in maps app' })
      await expect(link).toHaveAttribute('href', /40\.712562(,|%2C)-74\.005911/)
    }
    expect(hosts.filter((host) => host !== 'localhost')).toEqual([])
  })
}

test('the keyboard moves and zooms the map, and a button returns to the marker', async ({ page }) => {
  await visit(page, '/maps/2/?mode=md&motion=reduced')
  await expectZoom(page, 15)
  const initialPosition = await markerPosition(page)
  await drawnMap(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await markerPosition(page)).x).toBeLessThan(initialPosition.x - 40)
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await markerPosition(page)).y).toBeLessThan(initialPosition.y - 40)
  await page.keyboard.press('+')
  await expectZoom(page, 16)
  await page.keyboard.press('-')
  await expectZoom(page, 15)
  await page.getByRole('button', { name: 'Back to the marker' }).click()
  await expect.poll(() => markerPosition(page)).toEqual(initialPosition)
})

test('the zoom buttons appear with keyboard focus, and stop at the largest zoom level', {
  tag: '@extended',
}, async ({ page }) => {
  await visit(page, '/maps/2/?mode=ios&motion=reduced')
  await expectZoom(page, 15)
  const zoomInButton = page.getByRole('button', { name: 'Zoom in' })
  const zoomButtons = zoomInButton.locator('..')
  await expect(zoomButtons).toHaveCSS('opacity', '0')
  for (const zoomLevel of [16, 17, 18]) {
    await zoomInButton.press('Enter')
    await expectZoom(page, zoomLevel)
  }
  await expect(zoomButtons).toHaveCSS('opacity', '1')
  await expect(zoomInButton).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Zoom out' }).press('Enter')
  await expectZoom(page, 17)
  await expect(zoomInButton).not.toHaveAttribute('aria-disabled')
})

test('the drawn map has satellite colors, and shows the street at the marker', { tag: '@extended' }, async ({
  page,
}) => {
  await visit(page, '/maps/0/?mode=ios&motion=reduced')
  const satelliteButton = page.getByRole('button', { name: 'Satellite colors' })
  await satelliteButton.click()
  await expect(satelliteButton).toHaveAttribute('aria-pressed', 'true')
  await expect(drawnMap(page)).toHaveAttribute('data-satellite')
  const lookAroundButton = page.getByRole('button', { name: 'Look around' })
  await lookAroundButton.click()
  await expect(page.getByRole('img', { name: /skyline at dusk/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back to the map' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lookAroundButton).toBeFocused()
})

test('a map can be left during a zoom animation', { tag: '@extended' }, async ({ page }) => {
  await visit(page, '/maps/2/?mode=md&menu=closed')
  const followMenuLink = (path: string) =>
    page
      .locator(`.sh-nav a[href*="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
  // React adds a key that starts with `__reactProps` to each link of the menu when it hydrates the menu.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.sh-nav a') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  // This visit caches the list of login screens, so that the list appears at once when the test opens it during the zoom.
  await followMenuLink('/items/login/')
  await expect(drawnMap(page)).toHaveCount(0)
  await followMenuLink('/items/maps/')
  await page.locator('[data-content] a[href*="/maps/2/"]').last().tap()
  await expectZoom(page, 15)
  await expect(page.locator('[data-page-slot]:not(.hidden)')).toHaveCount(1)
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('button[aria-label="Zoom in"]')?.click()
    const isZooming = () => document.querySelector('.leaflet-zoom-anim')
    while (!isZooming()) await new Promise(requestAnimationFrame)
    document.querySelector<HTMLElement>('.sh-nav a[href*="/items/login/"]')?.click()
  })
  await expect(drawnMap(page)).toHaveCount(0)
  // If a timer of the interrupted zoom still ran, it would throw an error before the end of the next zoom.
  await followMenuLink('/items/maps/')
  await page.locator('[data-content] a[href*="/maps/2/"]').last().tap()
  await expectZoom(page, 15)
  await page.getByRole('button', { name: 'Zoom in' }).press('Enter')
  await expectZoom(page, 16)
})

test('a double tap zooms in', { tag: '@extended' }, async ({ page }) => {
  await visit(page, '/maps/2/?mode=ios&motion=reduced')
  await expectZoom(page, 15)
  await drawnMap(page).dblclick({ position: { x: 120, y: 200 } })
  await expectZoom(page, 16)
})

test('the mouse drags the map', async ({ page }) => {
  await visit(page, '/maps/0/?mode=md&motion=reduced')
  await expectZoom(page, 15)
  const initialPosition = await markerPosition(page)
  const box = await drawnMap(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 80, (box?.y ?? 0) + 140]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 30, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await markerPosition(page)).x).toBeGreaterThan(initialPosition.x + 30)
})

test('the wheel over a map in a page scrolls the page', { tag: '@extended' }, async ({ page }) => {
  await visit(page, '/maps/0/?mode=md&motion=reduced')
  await expectZoom(page, 15)
  await drawnMap(page).hover()
  await page.mouse.wheel(0, 200)
  const scrollTop = () => page.locator('[data-content]').evaluate((element) => element.scrollTop)
  await expect.poll(scrollTop).toBeGreaterThan(0)
  await expectZoom(page, 15)
})

test('in Arabic the map has Arabic labels, and the arrow keys move it in the same directions', {
  tag: '@extended',
}, async ({ page }) => {
  await visit(page, '/maps/2/?mode=md&dir=rtl')
  await expect(
    page.getByRole('application', { name: 'خريطة حديقة سيتي هول والشوارع المحيطة بها' }),
  ).toBeVisible()
  await expect(marker(page, 'حديقة سيتي هول، نيويورك')).toBeVisible()
  await expect(page.getByRole('button', { name: 'تكبير' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'فتح في تطبيق الخرائط' })).toBeVisible()
  await drawnMap(page).focus()
  const initialPosition = await markerPosition(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await markerPosition(page)).x).toBeLessThan(initialPosition.x - 40)
})

test('a place can be rated, liked, and called', async ({ page }) => {
  await visit(page, '/maps/0/?mode=ios')
  await page.getByRole('radio', { name: '5 of 5 stars' }).check()
  await expect(toast(page, 'Thank you. You gave Lamplight Books 5 out of 5 stars.')).toBeVisible()
  await page.getByRole('button', { name: 'Like Lamplight Books' }).click()
  await expect(toast(page, 'You like Lamplight Books')).toBeVisible()
  await page.getByRole('button', { name: /Phone/ }).click()
  await expect(toast(page, 'Calling')).toContainText('+1 212 555 0157')
  await page.getByRole('button', { name: 'Directions', exact: true }).click()
  await expect(toast(page, 'Directions to')).toContainText('Park Row')
})

test('a note about a place stays in the field after it is sent', { tag: '@extended' }, async ({ page }) => {
  await visit(page, '/form/3/?mode=md')
  const note = page.getByRole('textbox', { name: 'Your note' })
  await note.fill('The one under the plane tree, at seven.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(toast(page, 'Your note on the fountain benches was saved')).toBeVisible()
  await expect(note).toHaveValue('The one under the plane tree, at seven.')
})

baseTest('an export without a key contains no code for Google Maps', () => {
  const filesWithGoogle = exportedFilePaths('.js').filter((name) =>
    exportedText(name).includes('maps.googleapis.com'),
  )
  expect(filesWithGoogle).toEqual([])
})

test('a page without a map loads no code for maps', async ({ page }) => {
  // With Save-Data, the site does not preload other pages, which may contain a map.
  await emulateSaveData(page)
  const loadedCode: string[] = []
  page.on('response', async (response) => {
    if (/\.(js|css)$/.test(response.url())) loadedCode.push(await response.text().catch(() => ''))
  })
  await visit(page, '/form/2/')
  await page.waitForLoadState('networkidle')
  expect(loadedCode.filter((text) => /leaflet|street-plan/i.test(text))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a picture of the same streets, the marker, and the link are visible', async ({
    page,
    consoleGuard,
  }) => {
    // If JavaScript is disabled, Chromium reports every script as a failed request with the error `csp`.
    consoleGuard.allow(/^csp: .*\.js$/)
    await page.goto('/maps/2/')
    await expect(page.getByRole('region', { name: screens[2]?.mapName })).toBeVisible()
    await expect(marker(page, 'City Hall Park, New York')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open in maps app' })).toBeVisible()
  })
})
