import { expect, it } from 'vitest'
import { firstTabPath } from './first-tab'
import { routes } from './index'

it('the URL of a tab bar is resolved to its first tab', () => {
  expect(['/tab/0/', '/tab/1/tab/', '/tab/2/'].map(firstTabPath)).toEqual([
    '/tab/0/tab/tab1/',
    '/tab/1/tab/tab4/',
    '/tab/2/tab/tab7/',
  ])
  const paths = routes.map(({ path }) => path)
  for (const bar of [0, 1, 2]) expect(paths).toContain(firstTabPath(`/tab/${bar}/`))
})

it('every other URL is not changed', () => {
  for (const path of ['/tab/3/', '/tab/0/tab/tab2/', '/login/0/', '/']) expect(firstTabPath(path)).toBe(path)
})
