import { describe, expect, it } from 'vitest'
import { createLifecycle, type LifecycleEvent } from './lifecycle'

const createSubscriber = () => {
  const events: LifecycleEvent[] = []
  const receivedCounts = { willEnterCount: 0, didEnterCount: 0 }
  return { events, receivedCounts, listen: (event: LifecycleEvent) => void events.push(event) }
}

describe('the lifecycle of a page', () => {
  it('sends every event to every subscriber, in order', () => {
    const lifecycle = createLifecycle()
    const { events, receivedCounts, listen } = createSubscriber()
    lifecycle.subscribe(listen, receivedCounts)
    for (const event of ['will-enter', 'did-enter', 'will-leave', 'did-leave'] as const) lifecycle.emit(event)
    expect(events).toEqual(['will-enter', 'did-enter', 'will-leave', 'did-leave'])
  })

  it('a late subscriber still receives will-enter', () => {
    const lifecycle = createLifecycle()
    lifecycle.emit('will-enter')
    const { events, receivedCounts, listen } = createSubscriber()
    lifecycle.subscribe(listen, receivedCounts)
    expect(events).toEqual(['will-enter'])
    lifecycle.emit('did-enter')
    expect(events).toEqual(['will-enter', 'did-enter'])
  })

  it('a subscriber after the transition receives both events', () => {
    const lifecycle = createLifecycle()
    lifecycle.emit('will-enter')
    lifecycle.emit('did-enter')
    const { events, receivedCounts, listen } = createSubscriber()
    lifecycle.subscribe(listen, receivedCounts)
    expect(events).toEqual(['will-enter', 'did-enter'])
  })

  it('no event is sent twice when effects stop and start again', () => {
    const lifecycle = createLifecycle()
    const { events, receivedCounts, listen } = createSubscriber()
    lifecycle.subscribe(listen, receivedCounts)()
    lifecycle.emit('will-enter')
    lifecycle.subscribe(listen, receivedCounts)()
    lifecycle.subscribe(listen, receivedCounts)
    lifecycle.emit('did-enter')
    expect(events).toEqual(['will-enter', 'did-enter'])
  })

  it('a subscriber after did-leave receives no earlier events', () => {
    const lifecycle = createLifecycle()
    for (const event of ['will-enter', 'did-enter', 'will-leave', 'did-leave'] as const) lifecycle.emit(event)
    const { events, receivedCounts, listen } = createSubscriber()
    lifecycle.subscribe(listen, receivedCounts)
    expect(events).toEqual([])
  })
})
