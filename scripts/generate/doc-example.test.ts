import { expect, test } from 'vitest'
import { docExample } from './doc-example'

test('a pattern that matches several samples, or none, is an error', async () => {
  await expect(docExample(/overlays\.toast\(/)).rejects.toThrow('2 tsx samples')
  await expect(docExample(/no such sample/)).rejects.toThrow('0 tsx samples')
})
