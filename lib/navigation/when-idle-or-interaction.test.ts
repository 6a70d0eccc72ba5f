// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenIdleOrInteraction } from './when-idle-or-interaction'

afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

const flushMicrotasks = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

describe('the time to fetch code for the next action', () => {
  it('is when the browser is idle', async () => {
    let runIdleCallback = () => {}
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
      runIdleCallback = callback
    })
    const resolved = vi.fn()
    void whenIdleOrInteraction().then(resolved)
    dispatchEvent(new Event('pointerdown'))
    await flushMicrotasks()
    expect(resolved).not.toHaveBeenCalled()
    runIdleCallback()
    await flushMicrotasks()
    expect(resolved).toHaveBeenCalledOnce()
  })

  it.each(['pointerdown', 'keydown'])('is the first %s on a metered connection', async (name) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const resolved = vi.fn()
    void whenIdleOrInteraction().then(resolved)
    await flushMicrotasks()
    expect(resolved).not.toHaveBeenCalled()
    document.body.dispatchEvent(new Event(name, { bubbles: true }))
    await flushMicrotasks()
    expect(resolved).toHaveBeenCalledOnce()
  })
})
