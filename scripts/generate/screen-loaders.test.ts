import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screenLoaderFiles } from './screen-loaders'

test('a ready screen without a file is an error that names the file and the remedy', () => {
  const attempt = () => screenLoaderFiles(['login/0', 'login/99'])
  expect(attempt).toThrow(/^Patternbook: .*login\/99.* no components\/patterns\/login\/login-99\.tsx/)
  expect(attempt).toThrow(
    /Add the file, or set `ready: false` for the screen in lib\/site\/catalog\/sections\.ts\.$/,
  )
})

test('a section with a single screen needs no module', () => {
  const files = screenLoaderFiles(['home', 'login/0', 'login/1'])
  expect(Object.keys(files)).toEqual([
    'components/site/screens/section-loaders.generated.tsx',
    'components/site/screens/sections/login.generated.ts',
  ])
})

test('the loaders of the screens match the catalog', () => {
  for (const [file, text] of Object.entries(screenLoaderFiles()))
    expect(readFileSync(file, 'utf8'), `${file} is stale: run "npm run generate"`).toBe(text)
})
