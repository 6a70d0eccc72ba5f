import { isBailoutToCSRError } from 'next/dist/shared/lib/lazy-dynamic/bailout-to-csr'
import { expect, test } from 'vitest'
import { PageLoadError } from './page-load-error'

test('Next.js does not log a page that could not be loaded, because the site logs it as one line', () => {
  expect(isBailoutToCSRError(new PageLoadError('/login/0/', undefined))).toBe(true)
  expect(isBailoutToCSRError(new Error('Out of order'))).toBe(false)
})
