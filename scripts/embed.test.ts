import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { embedScript } from './embed'

test('the embed script stays below 1,200 bytes with gzip', async () => {
  expect(gzipSync(await embedScript(), { level: 9 }).length).toBeLessThan(1200)
})
