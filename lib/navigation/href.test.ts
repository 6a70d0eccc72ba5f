import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const importWithBase = async (basePath: string) => {
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', basePath)
  vi.resetModules()
  return import('./href')
}

it('an app path has no base path, and slashes at both ends', async () => {
  const { appPath, appPathOfHref } = await importWithBase('/demo')
  expect(['/demo/login/0', '/demo/', '/demo', '/login/0/'].map(appPath)).toEqual([
    '/login/0/',
    '/',
    '/',
    '/login/0/',
  ])
  expect(appPathOfHref('/demo/login/0/?mode=md#top')).toBe('/login/0/')
})

it('a path that only begins with the same letters as the base path is kept', async () => {
  const { appPath } = await importWithBase('/demo')
  expect(appPath('/demonstration/')).toBe('/demonstration/')
})

it('without a base path, every path is an app path', async () => {
  const { appPath } = await importWithBase('')
  expect([appPath(''), appPath('/'), appPath('/login/0')]).toEqual(['/', '/', '/login/0/'])
})
