import { expect, test } from 'vitest'
import { lucidePath } from '@/scripts/testing/lucide-path'
import { iconPaths } from './icon-paths'

test.each(Object.entries(iconPaths))('%s is the same icon as in Lucide', async (name, path) => {
  expect(path).toBe(await lucidePath(name))
})
