import { expect, test } from 'vitest'
import { bars } from '../bench/engines/bytes'

test('the engines stay within their size limits', async () => {
  const limits = await bars()
  expect(limits.length).toBeGreaterThan(3)
  for (const { name, bytes, allowed } of limits) expect(bytes, name).toBeLessThanOrEqual(allowed)
}, 60_000)
