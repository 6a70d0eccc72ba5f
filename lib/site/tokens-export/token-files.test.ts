import { expect, test } from 'vitest'
import { createTokenFile, TOKEN_FORMATS, type TokenFormat } from './token-files'

test('each format is a file that is named after the accent', () => {
  const names = (Object.keys(TOKEN_FORMATS) as TokenFormat[]).map(
    (format) => createTokenFile(format, 'ff8800').name,
  )
  expect(names).toEqual([
    'patternbook-ff8800.css',
    'patternbook-ff8800.tailwind.css',
    'patternbook-ff8800.tokens.json',
  ])
})
