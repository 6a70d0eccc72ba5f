import { expect, test } from 'vitest'
import { docAt } from '@/lib/site/docs'
import { footLinks } from './foot-links'

test('the footer of the front page links to pages of the documentation by their titles', () => {
  for (const [path, title] of footLinks) expect(docAt(path)?.title, path).toBe(title)
})
