import { expect, test } from 'vitest'
import { backLabel } from './back-label'

test('the previous page names the way back before the parent does', () => {
  expect(backLabel('en', 'Back', undefined, 'All patterns', 'Login')).toBe('All patterns')
  expect(backLabel('en', 'Back', undefined, undefined, 'Login')).toBe('Login')
  expect(backLabel('en', 'Back', undefined, undefined, undefined)).toBe('Back')
})

test('an Arabic screen does not show an English title, nor the other way round', () => {
  expect(backLabel('ar', 'رجوع', undefined, 'Login', undefined)).toBe('رجوع')
  expect(backLabel('ar', 'رجوع', undefined, 'Login', 'تسجيل الدخول')).toBe('تسجيل الدخول')
  expect(backLabel('en', 'Back', undefined, 'تسجيل الدخول')).toBe('Back')
})

test('a page with the title of its parent has the plain word, not its own title twice', () => {
  expect(backLabel('en', 'Back', 'Payment', undefined, 'Payment')).toBe('Back')
})
