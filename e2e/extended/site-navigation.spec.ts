import { expect, test } from '../support/test'

const linkNames = ['Screens', 'Docs', 'Compare', 'Tokens', 'Lab']

for (const [path, currentName] of [
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
    const isInDrawer = isMobile && currentName === 'Screens'
    await page.goto(isInDrawer ? `${path}?menu=open` : path)
    const siteNavigation = isInDrawer
      ? page.getByRole('group', { name: 'Site' })
      : page.getByRole('navigation', { name: 'Site' })
    await expect(siteNavigation.getByRole('link')).toHaveText(linkNames)
    await expect(siteNavigation.locator('[aria-current]')).toHaveText(currentName)
    for (const link of await siteNavigation.getByRole('link').all())
      await expect(link).toBeInViewport({ ratio: 1 })
    await expect(siteNavigation.getByRole('link', { name: 'Screens' })).toHaveAttribute('href', '/gallery/')
    await expect(page.getByRole('button', { name: /^Search/ }).first()).toBeVisible()
  })
