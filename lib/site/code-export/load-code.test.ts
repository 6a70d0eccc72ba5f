import { afterEach, expect, test, vi } from 'vitest'
import { CodeLoadError, loadCode } from './load-code'

afterEach(() => vi.unstubAllGlobals())

const code = { name: 'login-0', files: [], itemDependencies: [] }

test.each([
  ['nothing', null],
  ['a list', []],
  ['no dependencies', { files: [] }],
  ['files that are not a list', { files: {}, itemDependencies: [] }],
  ['an empty file', { files: [null], itemDependencies: [] }],
  ['a file without a path', { files: [{}], itemDependencies: [] }],
  ['a dependency without files', { files: [], itemDependencies: [{ name: 'header' }] }],
])('code with %s is an error, and the next call fetches it again', async (_, body) => {
  for (const platform of ['both', 'ios'] as const) {
    // `loadCode` caches code by name and platform, so each case uses a different name.
    let responseBody: unknown = body
    vi.stubGlobal('fetch', async () => Response.json(responseBody))
    const name = `login-${platform}-${JSON.stringify(body)}`
    const failure = await loadCode(name, platform).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(CodeLoadError)
    expect((failure as CodeLoadError).message).toBe(
      `Patternbook: the code of "${name}" could not be loaded (it does not list its files and dependencies). Check your connection and try again.`,
    )
    responseBody = code
    await expect(loadCode(name, platform)).resolves.toEqual(code)
  }
})
