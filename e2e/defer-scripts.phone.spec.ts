import { expect, hydrated, test } from './support/test'

const scripts = '**/_next/static/**/*.js'

test('a page shows its content and its first picture before it requests scripts', async ({ page }) => {
  await page.goto('/alert/0/?mode=ios')
  await hydrated(page)
  const [painted, picture, script] = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const of = (pattern: RegExp) => resources.filter((entry) => pattern.test(entry.name))
    const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc
    return [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      resources.find((entry) => entry.name === first)?.responseEnd,
      Math.min(...of(/_next\/static\/.*\.js$/).map((entry) => entry.startTime)),
    ]
  })
  expect(painted).toBeGreaterThan(0)
  expect(picture).toBeGreaterThan(0)
  expect(script).toBeGreaterThanOrEqual(Math.max(painted ?? Infinity, picture ?? Infinity))
})

test('a page hydrates even if its first picture never arrives', async ({ page }) => {
  await page.route(/interior-lounge.*\.(avif|webp)$/, () => new Promise(() => {}))
  await page.goto('/alert/0/?mode=ios', { waitUntil: 'commit' })
  await hydrated(page)
  await page
    .getByRole('button', { name: /armchair|Garden|Lounge/i })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('a page requests each of its scripts once', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url())
  })
  await page.route(scripts, (route) => route.continue())
  await page.goto('/login/0/?mode=md')
  await hydrated(page)
  expect(requested.length).toBeGreaterThan(5)
  expect(requested).toEqual([...new Set(requested)])
})

test('an Arabic page, which shows nothing before its texts are loaded, requests scripts before it paints', async ({
  page,
}) => {
  await page.goto('/login/1/?dir=rtl&menu=closed')
  await hydrated(page)
  const [painted, script] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /_next\/static\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    ),
  ])
  expect(script).toBeLessThan(painted ?? 0)
})
