import { expect, test } from 'vitest'
import { docExampleHtml } from './doc-example'

test('a pattern that matches several samples, or none, is an error', async () => {
  await expect(docExampleHtml(/overlays\.toast\(/)).rejects.toThrow('2 tsx samples')
  await expect(docExampleHtml(/no such sample/)).rejects.toThrow('0 tsx samples')
})
