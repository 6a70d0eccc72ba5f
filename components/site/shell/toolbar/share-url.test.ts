import { expect, test } from 'vitest'
import { DEFAULTS } from '@/lib/frame'
import { fullScreenQuery, shareUrl } from './share-url'

const page = 'https://example.com/login/1/'

test('a shared link contains the look, so that it does not depend on the other device', () => {
  expect(shareUrl(page, { ...DEFAULTS, mode: 'ios', theme: 'system', resolvedTheme: 'dark' })).toBe(
    `${page}?mode=ios&ios=26&dir=ltr&theme=dark&accent=blue`,
  )
})

test('a shared link contains other parameters only if they are not the default', () => {
  const state = { ...DEFAULTS, dir: 'rtl', lang: 'ar' } as const
  expect(shareUrl(page, state)).not.toContain('lang')
  expect(
    shareUrl(page, { ...state, lang: 'en', text: 1.4, motion: 'reduced', state: 'empty', edge: true }),
  ).toBe(
    `${page}?mode=md&md=expressive&dir=rtl&theme=light&accent=blue&lang=en&text=1.4&motion=reduced&state=empty&edge=1`,
  )
})

test('the link to full screen contains the look', () => {
  expect(fullScreenQuery(DEFAULTS)).toBe('?mode=md&md=expressive&dir=ltr&theme=light&accent=blue&full=1')
})
