import { describe, expect, it, vi } from 'vitest'
import { pressButton, resolveButtons } from './buttons'

const overlay = (values?: unknown) => ({
  dismiss: vi.fn(async () => true),
  leaving: false,
  values,
  data: (returned: unknown) => ({ values, returned }),
})

describe('a button of an overlay', () => {
  it('may be a plain string, and "Cancel" is the cancel button', () => {
    expect(resolveButtons(['Ok', 'Cancel'])).toEqual([
      { text: 'Ok', role: undefined },
      { text: 'Cancel', role: 'cancel' },
    ])
  })

  it('a handler that returns false keeps the overlay open', async () => {
    const target = overlay('values')
    const handler = vi.fn(async () => false)
    expect(await pressButton({ text: 'Ok', handler }, target)).toBe(false)
    expect(handler).toHaveBeenCalledWith('values')
    expect(target.dismiss).not.toHaveBeenCalled()
  })

  it('the result has the role and the data of the button', async () => {
    const target = overlay()
    await pressButton({ text: 'Hold', role: 'hold', handler: () => 7 }, target)
    expect(target.dismiss).toHaveBeenCalledWith({ values: undefined, returned: 7 }, 'hold', {
      reason: 'button',
    })
  })

  it('runs its handler once, however quick the presses are, and again after the handler returned false', async () => {
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

  it('can be pressed again after its handler has failed', async () => {
    const target = overlay()
    const handler = vi.fn().mockRejectedValueOnce(new Error('offline'))
    await expect(pressButton({ text: 'Save', handler }, target)).rejects.toThrow('offline')
    expect(await pressButton({ text: 'Save', handler }, target)).toBe(true)
  })

  it('does not run its handler while the overlay is closing', async () => {
    const handler = vi.fn()
    expect(await pressButton({ text: 'Delete', handler }, { ...overlay(), leaving: true })).toBe(false)
    expect(handler).not.toHaveBeenCalled()
  })

  it('cancel dismisses at once, and the dismissal runs its handler', async () => {
    const target = overlay()
    const handler = vi.fn()
    await pressButton({ text: 'No', role: 'cancel', handler }, target)
    expect(handler).not.toHaveBeenCalled()
    expect(target.dismiss).toHaveBeenCalledWith(expect.anything(), 'cancel', { reason: 'button' })
  })
})
