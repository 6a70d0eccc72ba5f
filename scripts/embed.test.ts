import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { embedScript } from './embed'

test('the script for other pages stays small', async () => {
  expect(gzipSync(await embedScript(), { level: 9 }).length).toBeLessThan(1200)
})
