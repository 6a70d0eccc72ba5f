import { expect, test } from 'vitest'
import { backLabel } from './back-label'

test('the previous page has priority over the parent', () => {
  expect(backLabel('en', 'Back', undefined, 'All patterns', 'Login')).toBe('All patterns')
  expect(backLabel('en', 'Back', undefined, undefined, 'Login')).toBe('Login')
  expect(backLabel('en', 'Back', undefined, undefined, undefined)).toBe('Back')
})

test('an Arabic screen does not show an English title, and an English screen does not show an Arabic one', () => {
  expect(backLabel('ar', 'رجوع', undefined, 'Login', undefined)).toBe('رجوع')
  expect(backLabel('ar', 'رجوع', undefined, 'Login', 'تسجيل الدخول')).toBe('تسجيل الدخول')
  expect(backLabel('en', 'Back', undefined, 'تسجيل الدخول')).toBe('Back')
})

test('a page with the same title as its parent shows the generic label', () => {
  expect(backLabel('en', 'Back', 'Payment', undefined, 'Payment')).toBe('Back')
})
