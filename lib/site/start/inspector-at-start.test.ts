import { expect, test } from 'vitest'
import { STORAGE_KEYS } from '@/lib/storage'
import { INSPECTOR_KEY, inspectorAtStart } from './inspector-at-start'

test('the inspector is open next to the preview if there is room, unless it was closed there', () => {
  expect(inspectorAtStart(true, null)).toBe('open')
  expect(inspectorAtStart(true, 'open')).toBe('open')
  expect(inspectorAtStart(true, 'closed')).toBe('closed')
})

test('it is closed at start if it would cover the screen', () => {
  expect(inspectorAtStart(false, 'open')).toBe('closed')
})

test('the pre-paint script and the storage use the same key', () => {
  expect(INSPECTOR_KEY).toBe(STORAGE_KEYS.inspector)
})
