import { existsSync } from 'node:fs'
import { expect, it, test, vi } from 'vitest'
import { exportedRoutes } from '@/lib/site/catalog'
import { screenFile } from '@/scripts/generate/screen-loaders'
import { PageLoadError } from '../shell/errors/page-load-error'
import { lazyScreen, loadScreen } from './screen-loaders'
import { sectionLoaders } from './section-loaders.generated'

const screenIds = [...new Set(exportedRoutes.map(({ screen }) => screen))]

it.each(screenIds)('the screen %s has a file', (id) => {
  const remedy = 'Add it, or write `ready: false` in the line of lib/site/catalog/sections.ts.'
  expect(existsSync(screenFile(id)), `${screenFile(id)} is missing. ${remedy}`).toBe(true)
})

it.each(['login/99', 'nowhere', 'nowhere/0'])(
  'the screen %s without a file throws an error that names it',
  async (id) => {
    await expect(loadScreen(id)).rejects.toThrow(`Patternbook: components/patterns has no file for ${id}`)
  },
)

test('code of a screen that cannot be loaded is logged as one line, and other errors are not hidden', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  // React calls the loader of a lazy component through these two fields.
  const loadErrorOf = (id: string) => {
    const { _init, _payload } = lazyScreen(id) as unknown as {
      _init: (payload: { _result: unknown }) => unknown
      _payload: { _result: unknown }
    }
    try {
      _init(_payload)
    } catch {
      // `_init` throws the promise on which React suspends.
    }
    return Promise.resolve(_payload._result).catch((error: unknown) => error)
  }
  const chunkError = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })
  vi.spyOn(sectionLoaders, 'login').mockRejectedValueOnce(chunkError)
  expect(await loadErrorOf('login/0')).toBeInstanceOf(PageLoadError)
  expect(consoleError.mock.calls).toEqual([
    [expect.stringMatching(/^Patternbook: the page \/login\/0\/ could not be loaded/)],
  ])
  vi.spyOn(sectionLoaders, 'login').mockRejectedValueOnce(new Error('Out of order'))
  expect(await loadErrorOf('login/1')).toMatchObject({ message: 'Out of order' })
  expect(consoleError).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})
