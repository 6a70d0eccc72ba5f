// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { KEYS } from './index'
import { setToastTime, TOAST_TIMES, toastTime } from './toast-time'

afterEach(() => localStorage.clear())

it('a longer duration of toasts is stored, and the default is not a choice', () => {
  expect(toastTime()).toBeUndefined()
  setToastTime(5000)
  expect(toastTime()).toBe(5000)
  setToastTime(2000)
  expect(toastTime()).toBeUndefined()
})

it('the longest duration is ten times the default', () => {
  expect(Math.max(...TOAST_TIMES)).toBe(20_000)
})

it.each(['', 'long', '-1', '7', 'null', '1e9'])('a stored “%s” counts as no choice', (stored) => {
  localStorage.setItem(KEYS.toastTime, stored)
  expect(toastTime()).toBeUndefined()
})
