import { expect, test } from 'vitest'
import { bars } from '../bench/engines/bytes'

test('the engines weigh no more than they may', async () => {
  const limits = await bars()
  expect(limits.length).toBeGreaterThan(3)
  for (const { name, bytes, allowed } of limits) expect(bytes, name).toBeLessThanOrEqual(allowed)
}, 60_000)
