import { expect, test, vi } from 'vitest'
import { DEFAULTS } from '../../frame/state'
import { createMessage, embedStateOf, readStateMessage } from './protocol'
import { readSetMessage } from './read-set-message'

test('an embedding page can set these query parameters, and no others', () => {
  const requested = { mode: 'ios', text: 1.2, full: '1', embed: '', menu: 'open', nonsense: 1 }
  expect(readSetMessage(createMessage('set', { state: requested }))).toEqual({ mode: 'ios', text: 1.2 })
})

test('null resets a query parameter to the visitor’s value', () => {
  expect(readSetMessage(createMessage('set', { state: { theme: null } }))).toEqual({ theme: undefined })
})

test('an invalid value is ignored with a warning', () => {
  const warn = vi.fn()
  expect(readSetMessage(createMessage('set', { state: { theme: 'pink', dir: 'rtl' } }), warn)).toEqual({
    dir: 'rtl',
  })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"pink" is not a valid theme'))
})

test('an object as a value is ignored with a warning', () => {
  const warn = vi.fn()
  const state = { mode: { toString: 1, valueOf: 1 }, accent: [], gallery: {}, dir: 'rtl' }
  expect(readSetMessage(createMessage('set', { state }), warn)).toEqual({ dir: 'rtl' })
  expect(warn).toHaveBeenCalledTimes(3)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"{}" is not a valid mode'))
})

test.each([
  ['a string', 'set'],
  ['null', null],
  ['a message of other code', { source: 'devtools', version: 1, type: 'set', state: { mode: 'ios' } }],
  ['another version', { source: 'patternbook', version: 2, type: 'set', state: { mode: 'ios' } }],
  ['a set without a state', { source: 'patternbook', version: 1, type: 'set' }],
])('%s is ignored', (_, data) => {
  expect(readSetMessage(data)).toBeUndefined()
  expect(readStateMessage(data)).toBeUndefined()
})

test('the reported state contains the current query parameters and nothing about the window', () => {
  const state = embedStateOf({ ...DEFAULTS, mode: 'ios', embed: true, menu: 'open' })
  expect(state).toEqual({
    mode: 'ios',
    ios: '26',
    md: 'expressive',
    dir: 'ltr',
    theme: 'system',
    accent: 'blue',
    lang: 'en',
    text: 1,
    motion: 1,
  })
  expect(readStateMessage(createMessage('ready', { path: '/login/0/', state }))?.state).toEqual(state)
})
