import { expect, test } from 'vitest'
import { KEYS } from '@/lib/storage'
import { INSPECTOR_KEY, inspectorAtStart } from './inspector-at-start'

test('the inspector stands beside the stage where there is room, until it is closed there', () => {
  expect(inspectorAtStart(true, null)).toBe('open')
  expect(inspectorAtStart(true, 'open')).toBe('open')
  expect(inspectorAtStart(true, 'closed')).toBe('closed')
})

test('where it would cover the screen it waits to be asked for', () => {
  expect(inspectorAtStart(false, 'open')).toBe('closed')
})

test('the script before the first paint and the storage speak of the same key', () => {
  expect(INSPECTOR_KEY).toBe(KEYS.inspector)
})
