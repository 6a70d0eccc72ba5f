// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import settings from '@/data/settings.json'
import { TOAST_DURATION_MS } from '@/lib/overlay/defaults'
import { STORAGE_KEYS } from '../storage/index'
import { readStoredToastDuration, storeToastDuration, TOAST_DURATIONS_MS } from './toast-duration'

afterEach(() => localStorage.clear())

it('a longer duration of toasts is stored, and the default is not a choice', () => {
  expect(readStoredToastDuration()).toBeUndefined()
  const longer = TOAST_DURATIONS_MS[1]!
  storeToastDuration(longer)
  expect(readStoredToastDuration()).toBe(longer)
  storeToastDuration(TOAST_DURATION_MS)
  expect(readStoredToastDuration()).toBeUndefined()
})

it('the longest duration is ten times the default', () => {
  expect(Math.max(...TOAST_DURATIONS_MS)).toBe(10 * TOAST_DURATION_MS)
})

it('each duration has a title in Settings', () => {
  expect(settings.messages.options.map(({ id }) => Number(id))).toEqual(TOAST_DURATIONS_MS)
})

it.each(['', 'long', '-1', '7', 'null', '1e9'])('a stored “%s” counts as no choice', (stored) => {
  localStorage.setItem(STORAGE_KEYS.toastDuration, stored)
  expect(readStoredToastDuration()).toBeUndefined()
})
