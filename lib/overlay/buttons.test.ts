import { describe, expect, it, vi } from 'vitest'
import { pressButton, resolveButtons } from './buttons'

const createOverlay = (values?: unknown) => ({
  dismiss: vi.fn(async () => true),
  isLeaving: false,
  values,
  toResultData: (returned: unknown) => ({ values, returned }),
})

describe('a button of an overlay', () => {
  it('may be a plain string, and "Cancel" is the cancel button', () => {
    expect(resolveButtons(['Ok', 'Cancel'])).toEqual([
      { text: 'Ok', role: undefined },
      { text: 'Cancel', role: 'cancel' },
    ])
  })

  it('a handler that returns false keeps the overlay open', async () => {
    const pressedOverlay = createOverlay('values')
    const handler = vi.fn(async () => false)
    expect(await pressButton({ text: 'Ok', handler }, pressedOverlay)).toBe(false)
    expect(handler).toHaveBeenCalledWith('values')
    expect(pressedOverlay.dismiss).not.toHaveBeenCalled()
  })

  it('the result has the role and the data of the button', async () => {
    const pressedOverlay = createOverlay()
    await pressButton({ text: 'Hold', role: 'hold', handler: () => 7 }, pressedOverlay)
    expect(pressedOverlay.dismiss).toHaveBeenCalledWith({ values: undefined, returned: 7 }, 'hold', {
      reason: 'button',
    })
  })

  it('runs its handler once, however quick the presses are, and again after the handler returned false', async () => {
    const pressedOverlay = createOverlay()
    let resolveHandler: (value: boolean) => void = () => {}
    const handler = vi.fn(() => new Promise<boolean>((resolve) => (resolveHandler = resolve)))
    const button = { text: 'Save', handler }
    const first = pressButton(button, pressedOverlay)
    expect(await pressButton(button, pressedOverlay)).toBe(false)
    resolveHandler(false)
    await first
    const second = pressButton(button, pressedOverlay)
    resolveHandler(true)
    expect(await second).toBe(true)
    expect(await pressButton(button, pressedOverlay)).toBe(false)
    expect(handler).toHaveBeenCalledTimes(2)
    expect(pressedOverlay.dismiss).toHaveBeenCalledTimes(1)
  })

  it('can be pressed again after its handler has failed', async () => {
    const pressedOverlay = createOverlay()
    const handler = vi.fn().mockRejectedValueOnce(new Error('offline'))
    await expect(pressButton({ text: 'Save', handler }, pressedOverlay)).rejects.toThrow('offline')
    expect(await pressButton({ text: 'Save', handler }, pressedOverlay)).toBe(true)
  })

  it('does not run its handler while the overlay is closing', async () => {
    const handler = vi.fn()
    expect(await pressButton({ text: 'Delete', handler }, { ...createOverlay(), isLeaving: true })).toBe(
      false,
    )
    expect(handler).not.toHaveBeenCalled()
  })

  it('cancel dismisses at once, and the dismissal runs its handler', async () => {
    const pressedOverlay = createOverlay()
    const handler = vi.fn()
    await pressButton({ text: 'No', role: 'cancel', handler }, pressedOverlay)
    expect(handler).not.toHaveBeenCalled()
    expect(pressedOverlay.dismiss).toHaveBeenCalledWith(expect.anything(), 'cancel', { reason: 'button' })
  })
})
