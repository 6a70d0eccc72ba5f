import { describe, expect, it } from 'vitest'
import { createLifecycle, type LifecycleEvent } from './lifecycle'

const subscriber = () => {
  const events: LifecycleEvent[] = []
  const heard = { will: 0, did: 0 }
  return { events, heard, listen: (event: LifecycleEvent) => void events.push(event) }
}

describe('the lifecycle of a page', () => {
  it('tells every subscriber what happens, in order', () => {
    const lifecycle = createLifecycle()
    const { events, heard, listen } = subscriber()
    lifecycle.subscribe(listen, heard)
    for (const event of ['will-enter', 'did-enter', 'will-leave', 'did-leave'] as const) lifecycle.emit(event)
    expect(events).toEqual(['will-enter', 'did-enter', 'will-leave', 'did-leave'])
  })

  it('a page whose code comes late still hears that it is entering', () => {
    const lifecycle = createLifecycle()
    lifecycle.emit('will-enter')
    const { events, heard, listen } = subscriber()
    lifecycle.subscribe(listen, heard)
    expect(events).toEqual(['will-enter'])
    lifecycle.emit('did-enter')
    expect(events).toEqual(['will-enter', 'did-enter'])
  })

  it('a page that comes after its transition hears both', () => {
    const lifecycle = createLifecycle()
    lifecycle.emit('will-enter')
    lifecycle.emit('did-enter')
    const { events, heard, listen } = subscriber()
    lifecycle.subscribe(listen, heard)
    expect(events).toEqual(['will-enter', 'did-enter'])
  })

  it('nothing is told twice when effects stop and start again', () => {
    const lifecycle = createLifecycle()
    const { events, heard, listen } = subscriber()
    lifecycle.subscribe(listen, heard)()
    lifecycle.emit('will-enter')
    lifecycle.subscribe(listen, heard)()
    lifecycle.subscribe(listen, heard)
    lifecycle.emit('did-enter')
    expect(events).toEqual(['will-enter', 'did-enter'])
  })

  it('a page that has left hears nothing of the past', () => {
    const lifecycle = createLifecycle()
    for (const event of ['will-enter', 'did-enter', 'will-leave', 'did-leave'] as const) lifecycle.emit(event)
    const { events, heard, listen } = subscriber()
    lifecycle.subscribe(listen, heard)
    expect(events).toEqual([])
  })
})
