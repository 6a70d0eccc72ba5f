import { expect, test, waitForHydration } from '../support/test'

const scriptGlob = '**/_next/static/**/*.js'

test('a page shows its content and its first picture before it requests scripts', async ({ page }) => {
  await page.goto('/alert/0/?mode=ios')
  await waitForHydration(page)
  const [paintTime, pictureTime, scriptTime] = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const entriesMatching = (pattern: RegExp) => resources.filter((entry) => pattern.test(entry.name))
    const pictureUrl = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc
    return [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      resources.find((entry) => entry.name === pictureUrl)?.responseEnd,
      Math.min(...entriesMatching(/_next\/static\/.*\.js$/).map((entry) => entry.startTime)),
    ]
  })
  expect(paintTime).toBeGreaterThan(0)
  expect(pictureTime).toBeGreaterThan(0)
  expect(scriptTime).toBeGreaterThanOrEqual(Math.max(paintTime ?? Infinity, pictureTime ?? Infinity))
})

test('a page hydrates even if its first picture never arrives', async ({ page }) => {
  await page.route(/interior-lounge.*\.(avif|webp)$/, () => new Promise(() => {}))
  await page.goto('/alert/0/?mode=ios', { waitUntil: 'commit' })
  await waitForHydration(page)
  await page
    .getByRole('button', { name: /armchair|Garden|Lounge/i })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('a page requests each of its scripts once', async ({ page }) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requestedUrls.push(request.url())
  })
  await page.route(scriptGlob, (route) => route.continue())
  await page.goto('/login/0/?mode=md')
  await waitForHydration(page)
  expect(requestedUrls.length).toBeGreaterThan(5)
  expect(requestedUrls).toEqual([...new Set(requestedUrls)])
})

for (const [mode, platform, font] of [
  ['md', 'Material', 'roboto'],
  ['ios', 'iOS', 'inter'],
]) {
  test(`a phone in ${platform} mode downloads one font`, async ({ page }) => {
    await page.goto(`/login/0/?mode=${mode}`)
    await waitForHydration(page)
    await page.evaluate(() => document.fonts.ready)
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /media\/([a-z]+)[^/]*\.woff2$/.exec(name)?.[1])
        .filter(Boolean),
    )
    expect(fonts).toEqual([font])
  })
}
