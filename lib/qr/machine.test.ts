import { describe, expect, it } from 'vitest'
import { IDLE, next, type ScannerSignal, type ScannerState } from './machine'

const lens = { torch: true, lit: false, flip: true, mirrored: false }
const picture = 'data:,'
const found: ScannerSignal = { type: 'found', text: 'hello', picture }
const run = (...signals: ScannerSignal[]): ScannerState => signals.reduce(next, IDLE)

describe('a scan', () => {
  it('goes from the tap over the camera to what the code says', () => {
    expect(run({ type: 'start' })).toEqual({ phase: 'starting' })
    expect(run({ type: 'start' }, { type: 'started', lens })).toEqual({ phase: 'scanning', lens })
    expect(run({ type: 'start' }, { type: 'started', lens }, found)).toEqual({
      phase: 'found',
      text: 'hello',
      picture,
    })
  })

  it('goes from a picture to what the code in it says', () => {
    expect(run({ type: 'read' }, found).phase).toBe('found')
  })

  it('names what went wrong, and begins again', () => {
    const denied = run({ type: 'start' }, { type: 'failed', problem: 'denied' })
    expect(denied).toMatchObject({ phase: 'error', problem: 'denied' })
    expect(next(denied, { type: 'start' }).phase).toBe('starting')
    expect(next(denied, { type: 'read' }).phase).toBe('reading')
  })

  it('stops wherever it is, and keeps a result or an error that is on the screen', () => {
    expect(run({ type: 'start' }, { type: 'stop' })).toBe(IDLE)
    expect(run({ type: 'start' }, { type: 'started', lens }, { type: 'stop' })).toBe(IDLE)
    expect(run({ type: 'read' }, { type: 'stop' })).toBe(IDLE)
    expect(run({ type: 'read' }, found, { type: 'stop' }).phase).toBe('found')
    expect(run({ type: 'start' }, { type: 'failed', problem: 'busy' }, { type: 'stop' }).phase).toBe('error')
  })

  it('does not hear answers that nobody waits for any more', () => {
    const late: ScannerSignal[] = [
      { type: 'started', lens },
      { type: 'adjusted', lens: { lit: true } },
      found,
      { type: 'failed', problem: 'failed' },
    ]
    for (const signal of late) expect(next(IDLE, signal)).toBe(IDLE)
    const result = run({ type: 'read' }, found)
    for (const signal of late) expect(next(result, signal)).toBe(result)
  })

  it('knows whether the light is on', () => {
    const lit = run({ type: 'start' }, { type: 'started', lens }, { type: 'adjusted', lens: { lit: true } })
    expect(lit).toEqual({ phase: 'scanning', lens: { ...lens, lit: true } })
  })
})
