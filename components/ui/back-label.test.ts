import { expect, test } from 'vitest'
import { backLabel } from './back-label'

test('the previous page names the way back before the parent does', () => {
  expect(backLabel('en', 'Back', 'All patterns', 'Login')).toBe('All patterns')
  expect(backLabel('en', 'Back', undefined, 'Login')).toBe('Login')
  expect(backLabel('en', 'Back', undefined, undefined)).toBe('Back')
})

test('an Arabic screen does not show an English title, nor the other way round', () => {
  expect(backLabel('ar', 'رجوع', 'Login', undefined)).toBe('رجوع')
  expect(backLabel('ar', 'رجوع', 'Login', 'تسجيل الدخول')).toBe('تسجيل الدخول')
  expect(backLabel('en', 'Back', 'تسجيل الدخول')).toBe('Back')
})
