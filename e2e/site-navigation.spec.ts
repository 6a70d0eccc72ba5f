import { expect, test } from './support/test'

const parts = ['Screens', 'Docs', 'Compare', 'Tokens', 'Lab']

for (const [path, here] of [
  ['/login/0/', 'Screens'],
  ['/docs/', 'Docs'],
  ['/compare/', 'Compare'],
  ['/tokens/', 'Tokens'],
  ['/lab/', 'Lab'],
] as const)
  test(`${path} links to all parts of the site, marks its own, and has the search`, async ({
    page,
    isMobile,
  }) => {
    const inDrawer = isMobile && here === 'Screens'
    await page.goto(inDrawer ? `${path}?menu=open` : path)
    const site = inDrawer
      ? page.getByRole('group', { name: 'Site' })
      : page.getByRole('navigation', { name: 'Site' })
    await expect(site.getByRole('link')).toHaveText(parts)
    await expect(site.locator('[aria-current]')).toHaveText(here)
    for (const link of await site.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
    await expect(site.getByRole('link', { name: 'Screens' })).toHaveAttribute('href', '/gallery/')
    await expect(page.getByRole('button', { name: /^Search/ }).first()).toBeVisible()
  })
