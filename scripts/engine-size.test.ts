import { expect, test } from 'vitest'
import { measureSizes } from '../bench/engines/code-sizes'

test('the engines stay within their size limits', async () => {
  const sizes = await measureSizes()
  expect(sizes.length).toBeGreaterThan(3)
  for (const { name, bytes, maxBytes } of sizes) expect(bytes, name).toBeLessThanOrEqual(maxBytes)
}, 60_000)
