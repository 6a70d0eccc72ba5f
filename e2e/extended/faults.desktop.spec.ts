import { rewriteCode } from '../support/rewrite-code'
import { expect, test, waitForHydration } from '../support/test'

test('a toolbar that throws shows a notice, the rest of the page works, and Retry restores the toolbar', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/toolbarFault/)
  await rewriteCode(page, 'label:"Platform"', 'label:(globalThis.toolbarFault?.(),"Platform")')
  await page.goto('/login/0/?mode=ios')
  await waitForHydration(page)
  const toolbar = page.getByRole('region', { name: 'Toolbar' })
  const materialButton = toolbar.getByRole('button', { name: 'Material' })
  await materialButton.click()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'md')
  await page.evaluate(() =>
    Object.assign(globalThis, {
      toolbarFault() {
        throw new Error('toolbarFault')
      },
    }),
  )
  await toolbar.getByRole('button', { name: 'iOS', exact: true }).click()
  const notice = page.getByRole('alert').getByText('The toolbar stopped working.')
  await expect(notice).toBeVisible()
  await expect(materialButton).toBeVisible()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Register/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/items\/register\//)
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'toolbarFault'))
  await notice.getByRole('button', { name: 'Retry' }).click()
  await materialButton.click()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'md')
})

test('a toolbar whose code failed to load shows a notice when it is pressed, and Retry loads it', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|toolbar could not be loaded/)
  const restoreCode = await rewriteCode(page, 'label:"Platform"', undefined)
  const failureLogged = page.waitForEvent('console', (message) =>
    message.text().includes('toolbar could not be loaded'),
  )
  await page.goto('/login/0/?mode=ios')
  await failureLogged
  const toolbar = page.getByRole('region', { name: 'Toolbar' })
  await toolbar.getByRole('button', { name: 'Material' }).click()
  const notice = page.getByRole('alert').getByText(/could not be loaded/)
  await expect(notice).toBeVisible()
  await restoreCode()
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect(notice).toBeHidden()
  await expect(async () => {
    await toolbar.getByRole('button', { name: 'Material' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'md', { timeout: 500 })
  }).toPass()
})

for (const [name, path] of [
  ['a screen', '/login/0/?mode=ios'],
  ['the front page', '/home/'],
] as const)
  test(`a search that throws on ${name} shows a notice, and Retry opens it`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/searchFault/)
    await rewriteCode(page, '"Search patterns"', '(globalThis.searchFault?.(),"Search patterns")')
    await page.goto(path)
    await waitForHydration(page)
    await page.evaluate(() =>
      Object.assign(globalThis, {
        searchFault() {
          throw new Error('searchFault')
        },
      }),
    )
    await page.keyboard.press('/')
    const notice = page.getByRole('alert').getByText('Search stopped working.')
    await expect(notice).toBeVisible()
    await page.evaluate(() => Reflect.deleteProperty(globalThis, 'searchFault'))
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  })

test('code and notes that fail to load log one line each, and can be loaded again', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|could not be loaded/)
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const contentFilePattern = /\/(code|notes)\/login[^/]*\.json$/
  await page.route(contentFilePattern, (route) => route.abort())
  await page.goto('/login/0/?mode=ios')
  await waitForHydration(page)
  const inspector = page.getByRole('complementary', { name: 'Inspector' })
  const failureAlert = inspector.getByRole('alert')
  await expect(failureAlert).toBeVisible()
  await inspector.getByRole('tab', { name: 'Notes', exact: true }).click()
  await expect(inspector.getByRole('tabpanel', { name: 'Notes' }).getByRole('alert')).toBeVisible()
  expect(messages.filter((line) => !line.includes('ERR_FAILED'))).toEqual([
    expect.stringMatching(/^Patternbook: the code of "login-0" could not be loaded[^\n]*$/),
    expect.stringMatching(/^Patternbook: the note on "login" could not be loaded[^\n]*$/),
  ])
  await page.unroute(contentFilePattern)
  await failureAlert.getByRole('button', { name: 'Try again' }).click()
  await expect(failureAlert).toBeHidden()
  await expect(inspector.locator('.inspector-note').first()).toBeVisible()
})

test('panels that fail to load log one line each, and can be loaded again', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|could not be loaded/)
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  let isOffline = false
  await page.route('**/_next/static/chunks/**', (route) => (isOffline ? route.abort() : route.continue()))
  await page.goto('/login/0/?mode=ios')
  await waitForHydration(page)
  const inspector = page.getByRole('complementary', { name: 'Inspector' })
  await expect(inspector.locator('.inspector-code').first()).toBeVisible()
  isOffline = true
  await inspector.getByRole('tab', { name: 'Share', exact: true }).click()
  const failureAlert = inspector.getByRole('alert')
  await expect(failureAlert).toBeVisible()
  const optionsButton = page.getByRole('button', { name: 'Options', exact: true })
  await optionsButton.click()
  const notice = page.getByRole('alert').getByText('This panel could not be loaded.')
  await expect(notice).toBeVisible()
  await expect(optionsButton).toHaveAttribute('aria-expanded', 'false')
  expect(messages.filter((line) => !line.includes('ERR_FAILED'))).toEqual([
    expect.stringMatching(/^Patternbook: the share panel could not be loaded[^\n]*$/),
    expect.stringMatching(/^Patternbook: the "Options" panel could not be loaded[^\n]*$/),
  ])
  isOffline = false
  await failureAlert.getByRole('button', { name: 'Try again' }).click()
  await expect(inspector.getByRole('tabpanel', { name: 'Share' }).getByRole('heading').first()).toBeVisible()
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(optionsButton).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('radio', { name: 'Empty' })).toBeAttached()
})
