import { expect, test } from 'vitest'
import { FORMATS, type Format, tokenFile } from './files'

test('each format is a file that is named after the accent', () => {
  const names = (Object.keys(FORMATS) as Format[]).map((format) => tokenFile(format, 'ff8800').name)
  expect(names).toEqual([
    'patternbook-ff8800.css',
    'patternbook-ff8800.tailwind.css',
    'patternbook-ff8800.tokens.json',
  ])
})
