import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { registryFiles } from './registry'

test('a screen that is ready but has no file stops the generator, which names the file and the remedy', () => {
  const attempt = () => registryFiles(['login/0', 'login/99'])
  expect(attempt).toThrow(/^Patternbook: .*login\/99.* no components\/patterns\/login\/login-99\.tsx/)
  expect(attempt).toThrow(
    /Add the file, or write `ready: false` in the line of lib\/site\/catalog\/sections\.ts\.$/,
  )
})

test('a screen alone in its section needs no module for the section', () => {
  const files = registryFiles(['home', 'login/0', 'login/1'])
  expect(Object.keys(files)).toEqual([
    'components/site/screens/registry.generated.tsx',
    'components/site/screens/sections/login.generated.ts',
  ])
})

test('the registry is that of the catalogue', () => {
  for (const [file, text] of Object.entries(registryFiles()))
    expect(readFileSync(file, 'utf8'), `${file} is stale: run "npm run generate"`).toBe(text)
})
