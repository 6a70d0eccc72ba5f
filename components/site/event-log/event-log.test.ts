import { expect, test, vi } from 'vitest'
import { gestureObserver } from '@/lib/gesture/gesture-observer'
import { pageStackEvents } from '@/lib/navigation/events'
import { createEventLog, fromOverlayEvent } from './event-log'

test('logs the lifecycle events of pages, but no URL changes', () => {
  const log = createEventLog()
  const stop = log.watchPages('/lab')
  pageStackEvents.emit('will-enter', '/lab/2/')
  pageStackEvents.emit('url', '/lab/2/')
  pageStackEvents.emit('did-enter', '/lab/')
  stop()
  pageStackEvents.emit('did-leave', '/lab/')
  expect(log.get().map(({ type, source }) => `${type} ${source}`)).toEqual([
    'will-enter page /2',
    'did-enter page /',
  ])
})

test('logs overlay events with kind, id, role, and data', () => {
  const log = createEventLog()
  const listener = vi.fn()
  log.subscribe(listener)
  log.add(fromOverlayEvent({ type: 'did-dismiss', kind: 'alert', id: 'a', role: 'ok', data: 1, time: 5 }))
  expect(log.get()).toEqual([
    { key: 1, type: 'did-dismiss', source: 'alert a', role: 'ok', data: '1', time: 5 },
  ])
  log.clear()
  expect(log.get()).toEqual([])
  expect(listener).toHaveBeenCalledTimes(2)
})

test('logs which gesture captures the pointer and which gives up, once they have decided', () => {
  const log = createEventLog()
  const stop = log.watchGestures()
  const recognition = { direction: 'x', threshold: 10, maxAngle: 40 } as const
  gestureObserver.current?.({ name: 'swipe-back', priority: 40 }, recognition)
  gestureObserver.current?.({ name: 'swipe-back', priority: 40 }, recognition, 'positive', true)
  gestureObserver.current?.({ name: 'pad' }, recognition, 'across', false)
  stop()
  expect(gestureObserver.current).toBeUndefined()
  expect(log.get().map(({ type, source, data }) => [type, source, data])).toEqual([
    ['gesture-captured', 'gesture swipe-back', '{"recognitionResult":"positive","priority":40}'],
    ['gesture-given-up', 'gesture pad', '{"recognitionResult":"across","priority":0}'],
  ])
})
