import { expect, test } from 'vitest'
import { lucidePath } from '@/scripts/testing/lucide-path'
import { paths } from './icon-paths'

test.each(Object.entries(paths))('%s is the icon of lucide', async (name, path) => {
  expect(path).toBe(await lucidePath(name))
})
