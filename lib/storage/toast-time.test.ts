// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import settings from '@/data/settings.json'
import { TOAST_DURATION_MS } from '@/lib/overlay/defaults'
import { KEYS } from './index'
import { setToastTime, TOAST_TIMES, toastTime } from './toast-time'

afterEach(() => localStorage.clear())

it('a longer duration of toasts is stored, and the default is not a choice', () => {
  expect(toastTime()).toBeUndefined()
  const longer = TOAST_TIMES[1]!
  setToastTime(longer)
  expect(toastTime()).toBe(longer)
  setToastTime(TOAST_DURATION_MS)
  expect(toastTime()).toBeUndefined()
})

it('the longest duration is ten times the default', () => {
  expect(Math.max(...TOAST_TIMES)).toBe(10 * TOAST_DURATION_MS)
})

it('each duration has a title in Settings', () => {
  expect(settings.messages.options.map(({ id }) => Number(id))).toEqual(TOAST_TIMES)
})

it.each(['', 'long', '-1', '7', 'null', '1e9'])('a stored “%s” counts as no choice', (stored) => {
  localStorage.setItem(KEYS.toastTime, stored)
  expect(toastTime()).toBeUndefined()
})
