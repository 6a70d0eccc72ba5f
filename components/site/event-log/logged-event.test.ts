import { expect, test } from 'vitest'
import {
  appendEvent,
  formatData,
  formatEvents,
  formatSeconds,
  type LoggedEvent,
  MAX_EVENTS,
} from './logged-event'

test('appends new events, and drops the oldest beyond the maximum', () => {
  let events: readonly LoggedEvent[] = []
  for (let index = 0; index < MAX_EVENTS + 5; index++)
    events = appendEvent(events, { type: 'end', source: 'page', time: index })
  expect(events).toHaveLength(MAX_EVENTS)
  expect(events.at(-1)?.time).toBe(MAX_EVENTS + 4)
  expect(events[0]?.time).toBe(5)
  expect(new Set(events.map(({ key }) => key)).size).toBe(MAX_EVENTS)
})

test('stores the data of an event only as a short text', () => {
  const [event] = appendEvent([], {
    type: 'did-dismiss',
    source: 'modal a',
    data: { rows: Array(1e4).fill('row') },
    time: 1,
  })
  expect(event?.data).toMatch(/^\{"rows":\["row"/)
  expect(event?.data).toHaveLength(80)
  expect(appendEvent([], { type: 'end', source: 'page', time: 1 })[0]).not.toHaveProperty('data')
})

test('formats data as one short line', () => {
  const circularData: Record<string, unknown> = {}
  circularData.self = circularData
  expect(formatData(undefined)).toBe('')
  expect(formatData({ values: ['a'] })).toBe('{"values":["a"]}')
  expect(formatData('x'.repeat(200))).toHaveLength(80)
  expect(formatData(circularData)).toBe('[object Object]')
  expect(
    formatData({
      toJSON: () => {
        throw new Error('no JSON')
      },
      toString: () => `one\n${'x'.repeat(200)}`,
    }),
  ).toMatch(/^one x{75}…$/)
})

test('formats times as seconds with milliseconds', () => {
  expect(formatSeconds(12345.4)).toBe('12.345 s')
})

test('the copied text has one line per event, with time, role, and data', () => {
  const text = formatEvents([
    { key: 1, type: 'will-present', source: 'alert a', time: 1000 },
    { key: 2, type: 'did-dismiss', source: 'alert a', role: 'ok', data: '{"values":1}', time: 1250 },
  ])
  expect(text.split('\n')).toEqual([
    '1.000 s  will-present  alert a',
    '1.250 s  did-dismiss  alert a  role ok  data {"values":1}',
  ])
})
