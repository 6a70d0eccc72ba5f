import { expect, hydrated, test } from '../support/test'

test('a deep link opens its screen, with and without the last slash', async ({ page, baseURL }) => {
  for (const address of ['/login/0/', '/login/0']) {
    const response = await page.goto(`${baseURL}${address}?mode=md`)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL(/\/login\/0\/(\?mode=md)?$/)
    await expect(page.locator('[data-page]:not([inert]) h1').first()).toBeVisible()
  }
})

test('screens lead to each other, and reload and back keep their place', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/items/login/?mode=ios&motion=reduced`)
  await hydrated(page)
  await page.locator('[data-page]:not([inert]) a[href*="/login/1/"]').first().click()
  await expect(page).toHaveURL((url) => url.href.startsWith(`${baseURL}/login/1/`))
  await page.reload()
  await hydrated(page)
  await expect(page).toHaveTitle(/Login \+ logo 2/)
  await page.goBack()
  await expect(page).toHaveURL((url) => url.href.startsWith(`${baseURL}/items/login/`))
  await expect(page.locator('[data-page]:not([inert]) a[href*="/login/1/"]').first()).toBeVisible()
})

test('the bare address leads home', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/`)
  await expect(page).toHaveURL(`${baseURL}/home/`)
})

test('an unknown address is answered with status 404 and our own page', async ({ page, baseURL, quiet }) => {
  quiet.except(/404/)
  const response = await page.goto(`${baseURL}/nope/9/`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('link').first()).toBeVisible()
})

test('every file that a page names is there', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/login/0/`)
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll('[src], link[href]')]
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      .map((address) => new URL(address, location.href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ href }) => href),
  )
  expect(addresses.length).toBeGreaterThan(5)
  for (const address of addresses)
    expect([address, (await page.request.get(address)).status()]).toEqual([address, 200])
})
