import { expect, test } from 'vitest'
import { createExportedFileReader } from './exported-file-reader'

const respond = createExportedFileReader({ siteUrl: 'http://localhost:3000', basePath: '' })
const respondJson = async (path: string) => JSON.parse((await respond(path)) ?? 'null')

test('the Code tab and the registry have their files in development', async () => {
  const code = await respondJson('/code/login-0.json')
  expect(code.name).toBe('login-0')
  expect(code.files[0].source).toContain('export default function Login0')
  expect((await respondJson('/r/login-0.json')).name).toBe('login-0')
  expect((await respondJson('/r/registry.json')).items.length).toBeGreaterThan(100)
  expect(await respond('/md/login-0.md')).toContain('# ')
})

test('code for one platform has no classes of the other', { timeout: 60_000 }, async () => {
  const entry = await respondJson('/r/login-0-ios.json')
  expect(entry.name).toBe('login-0-ios')
  expect(JSON.stringify(entry.files)).not.toContain('material:')
  expect((await respondJson('/code/login-0.ios.json')).name).toBe('login-0')
  // The export has this item only in the registry.
  expect(await respond('/code/login-0-arabic.ios.json')).toBeUndefined()
})

test('a path that the export does not have is undefined', async () => {
  for (const path of ['/code/nothing.json', '/r/nothing.json', '/md/button.md', '/other/login-0.json'])
    expect(await respond(path), path).toBeUndefined()
})
