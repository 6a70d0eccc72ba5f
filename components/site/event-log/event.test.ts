import { expect, test } from 'vitest'
import { asText, kept, type LoggedEvent, MAX_EVENTS, seconds, shortly } from './event'

test('appends new events, and drops the oldest beyond the maximum', () => {
  let events: readonly LoggedEvent[] = []
  for (let index = 0; index < MAX_EVENTS + 5; index++)
    events = kept(events, { type: 'end', of: 'page', time: index })
  expect(events).toHaveLength(MAX_EVENTS)
  expect(events.at(-1)?.time).toBe(MAX_EVENTS + 4)
  expect(events[0]?.time).toBe(5)
  expect(new Set(events.map(({ key }) => key)).size).toBe(MAX_EVENTS)
})

test('stores only a short text of the data of an event', () => {
  const [event] = kept([], {
    type: 'did-dismiss',
    of: 'modal a',
    data: { rows: Array(1e4).fill('row') },
    time: 1,
  })
  expect(event?.data).toMatch(/^\{"rows":\["row"/)
  expect(event?.data).toHaveLength(80)
  expect(kept([], { type: 'end', of: 'page', time: 1 })[0]).not.toHaveProperty('data')
})

test('formats data as one short line', () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  expect(shortly(undefined)).toBe('')
  expect(shortly({ values: ['a'] })).toBe('{"values":["a"]}')
  expect(shortly('x'.repeat(200))).toHaveLength(80)
  expect(shortly(circle)).toBe('[object Object]')
})

test('formats times as seconds with milliseconds', () => {
  expect(seconds(12345.4)).toBe('12.345 s')
})

test('the copied text has one line per event, with time, role and data', () => {
  const text = asText([
    { key: 1, type: 'will-present', of: 'alert a', time: 1000 },
    { key: 2, type: 'did-dismiss', of: 'alert a', role: 'ok', data: '{"values":1}', time: 1250 },
  ])
  expect(text.split('\n')).toEqual([
    '1.000 s  will-present  alert a',
    '1.250 s  did-dismiss  alert a  role ok  data {"values":1}',
  ])
})
