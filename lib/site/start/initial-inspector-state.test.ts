import { expect, test } from 'vitest'
import { STORAGE_KEYS } from '@/lib/storage'
import { INSPECTOR_STORAGE_KEY, initialInspectorState } from './initial-inspector-state'

test('the inspector is open next to the preview if there is room, unless it was closed there', () => {
  expect(initialInspectorState(true, null)).toBe('open')
  expect(initialInspectorState(true, 'open')).toBe('open')
  expect(initialInspectorState(true, 'closed')).toBe('closed')
})

test('it is closed at start if it would cover the screen', () => {
  expect(initialInspectorState(false, 'open')).toBe('closed')
})

test('the pre-paint script and the storage use the same key', () => {
  expect(INSPECTOR_STORAGE_KEY).toBe(STORAGE_KEYS.inspector)
})
