import { describe, expect, it } from 'vitest'
import { createArbiter } from './arbiter'

describe('the arbiter', () => {
  it('reports which gesture has captured the pointer', () => {
    const arbiter = createArbiter()
    const names: string[] = []
    const stop = arbiter.subscribe((name) => names.push(name))
    const swipe = arbiter.createCompetingGesture('swipe-back', 101)
    swipe.register()
    expect(swipe.capture()).toBe(true)
    expect(names).toEqual(['swipe-back'])
    expect(arbiter.getCapturingGesture()).toBe('swipe-back')
    stop()
    swipe.release()
    swipe.register()
    swipe.capture()
    expect(names).toEqual(['swipe-back'])
  })

  it('of two gestures under one pointer, the one with the higher priority gets it, whichever requests it first', () => {
    const arbiter = createArbiter()
    const menu = arbiter.createCompetingGesture('menu', 30)
    const swipe = arbiter.createCompetingGesture('swipe-back', 101)
    expect([menu.register(), swipe.register()]).toEqual([true, true])
    expect(menu.capture()).toBe(false)
    expect(swipe.capture()).toBe(true)
  })

  it('a weaker gesture gets the pointer when the stronger one has given up', () => {
    const arbiter = createArbiter()
    const menu = arbiter.createCompetingGesture('menu', 30)
    const swipe = arbiter.createCompetingGesture('swipe-back', 101)
    menu.register()
    swipe.register()
    swipe.release()
    expect(menu.capture()).toBe(true)
  })

  it('of two equal priorities the gesture created later gets the pointer', () => {
    const arbiter = createArbiter()
    const first = arbiter.createCompetingGesture('item', 100)
    const second = arbiter.createCompetingGesture('range', 100)
    first.register()
    second.register()
    expect(first.capture()).toBe(false)
    expect(second.capture()).toBe(true)
  })

  it('while one gesture has captured the pointer no other may start', () => {
    const arbiter = createArbiter()
    const swipe = arbiter.createCompetingGesture('swipe-back', 101)
    const reorder = arbiter.createCompetingGesture('reorder', 110)
    swipe.register()
    swipe.capture()
    expect(reorder.register()).toBe(false)
    swipe.release()
    expect(reorder.register()).toBe(true)
  })

  it('a blocker blocks gestures by name, and no others', () => {
    const arbiter = createArbiter()
    const blocker = arbiter.createBlocker(['swipe-back'])
    const swipe = arbiter.createCompetingGesture('swipe-back', 101)
    const menu = arbiter.createCompetingGesture('menu', 30)
    blocker.block()
    expect(swipe.register()).toBe(false)
    expect(menu.register()).toBe(true)
    blocker.unblock()
    expect(swipe.register()).toBe(true)
  })

  it('blockers are counted: a gesture may start when every blocker is off', () => {
    const arbiter = createArbiter()
    const [alert, sheet] = [arbiter.createBlocker(), arbiter.createBlocker()]
    const swipe = arbiter.createCompetingGesture('swipe-back', 101)
    alert.block()
    alert.block()
    sheet.block()
    alert.unblock()
    sheet.unblock()
    expect(swipe.register()).toBe(false)
    alert.unblock()
    alert.unblock()
    expect(swipe.register()).toBe(true)
  })

  it('a blocker that is switched on between pointerdown and recognition prevents the capture', () => {
    const arbiter = createArbiter()
    const swipe = arbiter.createCompetingGesture('swipe-back', 101)
    swipe.register()
    arbiter.createBlocker().block()
    expect(swipe.capture()).toBe(false)
  })
})
