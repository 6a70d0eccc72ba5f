import { describe, expect, it, vi } from 'vitest'
import { pressButton, resolveButtons } from './buttons'

const overlay = (values?: unknown) => ({
  dismiss: vi.fn(async () => true),
  leaving: false,
  values,
  data: (returned: unknown) => ({ values, returned }),
})

describe('a button of an overlay', () => {
  it('may be a plain word, and "Cancel" is the cancel button', () => {
    expect(resolveButtons(['Ok', 'Cancel'])).toEqual([
      { text: 'Ok', role: undefined },
      { text: 'Cancel', role: 'cancel' },
    ])
  })

  it('AL-13: a handler that answers false keeps the overlay open', async () => {
    const target = overlay('values')
    const handler = vi.fn(async () => false)
    expect(await pressButton({ text: 'Ok', handler }, target)).toBe(false)
    expect(handler).toHaveBeenCalledWith('values')
    expect(target.dismiss).not.toHaveBeenCalled()
  })

  it('AS-01: the role of the button and the data come back', async () => {
    const target = overlay()
    await pressButton({ text: 'Hold', role: 'hold', handler: () => 7 }, target)
    expect(target.dismiss).toHaveBeenCalledWith({ values: undefined, returned: 7 }, 'hold', {
      reason: 'button',
    })
  })

  it('is heard once, however quick the presses are, until it is refused', async () => {
    const target = overlay()
    let answer: (value: boolean) => void = () => {}
    const handler = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
    const button = { text: 'Save', handler }
    const first = pressButton(button, target)
    expect(await pressButton(button, target)).toBe(false)
    answer(false)
    await first
    const second = pressButton(button, target)
    answer(true)
    expect(await second).toBe(true)
    expect(await pressButton(button, target)).toBe(false)
    expect(handler).toHaveBeenCalledTimes(2)
    expect(target.dismiss).toHaveBeenCalledTimes(1)
  })

  it('can be pressed again when its handler has failed', async () => {
    const target = overlay()
    const handler = vi.fn().mockRejectedValueOnce(new Error('offline'))
    await expect(pressButton({ text: 'Save', handler }, target)).rejects.toThrow('offline')
    expect(await pressButton({ text: 'Save', handler }, target)).toBe(true)
  })

  it('is not heard while its overlay goes', async () => {
    const handler = vi.fn()
    expect(await pressButton({ text: 'Delete', handler }, { ...overlay(), leaving: true })).toBe(false)
    expect(handler).not.toHaveBeenCalled()
  })

  it('AS-02: cancel dismisses at once and leaves its handler to the dismissal', async () => {
    const target = overlay()
    const handler = vi.fn()
    await pressButton({ text: 'No', role: 'cancel', handler }, target)
    expect(handler).not.toHaveBeenCalled()
    expect(target.dismiss).toHaveBeenCalledWith(expect.anything(), 'cancel', { reason: 'button' })
  })
})
