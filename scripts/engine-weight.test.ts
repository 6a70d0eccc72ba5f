import { expect, test } from 'vitest'
import { limits } from '../bench/engines/bytes'

test('the engines stay within their size limits', async () => {
  const sizes = await limits()
  expect(sizes.length).toBeGreaterThan(3)
  for (const { name, bytes, allowed } of sizes) expect(bytes, name).toBeLessThanOrEqual(allowed)
}, 60_000)
