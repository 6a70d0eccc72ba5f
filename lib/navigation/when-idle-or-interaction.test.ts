// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenIdleOrInteraction } from './when-idle-or-interaction'

afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

const later = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

describe('the moment for what the next action needs', () => {
  it('is the first idle one', async () => {
    let rest = () => {}
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
      rest = callback
    })
    const come = vi.fn()
    void whenIdleOrInteraction().then(come)
    dispatchEvent(new Event('pointerdown'))
    await later()
    expect(come).not.toHaveBeenCalled()
    rest()
    await later()
    expect(come).toHaveBeenCalledOnce()
  })

  it.each(['pointerdown', 'keydown'])(
    'is the first %s where the connection is to be spared',
    async (name) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
      const come = vi.fn()
      void whenIdleOrInteraction().then(come)
      await later()
      expect(come).not.toHaveBeenCalled()
      document.body.dispatchEvent(new Event(name, { bubbles: true }))
      await later()
      expect(come).toHaveBeenCalledOnce()
    },
  )
})
