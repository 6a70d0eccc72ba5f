import { expect, test, vi } from 'vitest'
import { transitionEvents } from '@/lib/transition/events'
import { createEventLog, ofOverlay } from './log'

test('pages tell of their coming and going, and the address of a step is no event of theirs', () => {
  const log = createEventLog()
  const stop = log.pages('/lab')
  transitionEvents.emit('will-enter', '/lab/2/')
  transitionEvents.emit('url', '/lab/2/')
  transitionEvents.emit('did-enter', '/lab/')
  stop()
  transitionEvents.emit('did-leave', '/lab/')
  expect(log.get().map(({ type, of }) => `${type} ${of}`)).toEqual(['will-enter page /2', 'did-enter page /'])
})

test('an overlay tells who it is, with the role and the data of its end', () => {
  const log = createEventLog()
  const heard = vi.fn()
  log.subscribe(heard)
  log.tell(ofOverlay({ type: 'did-dismiss', kind: 'alert', id: 'a', role: 'ok', data: 1, time: 5 }))
  expect(log.get()).toEqual([{ key: 1, type: 'did-dismiss', of: 'alert a', role: 'ok', data: 1, time: 5 }])
  log.clear()
  expect(log.get()).toEqual([])
  expect(heard).toHaveBeenCalledTimes(2)
})
