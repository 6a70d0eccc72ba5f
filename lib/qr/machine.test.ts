import { describe, expect, it } from 'vitest'
import { IDLE, next, type ScannerSignal, type ScannerState } from './machine'

const lens = { torch: true, lit: false, flip: true, mirrored: false }
const picture = 'data:,'
const found: ScannerSignal = { type: 'found', text: 'hello', picture }
const run = (...signals: ScannerSignal[]): ScannerState => signals.reduce(next, IDLE)

describe('a scan', () => {
  it('goes from idle through the camera to the text of the code', () => {
    expect(run({ type: 'start' })).toEqual({ phase: 'starting' })
    expect(run({ type: 'start' }, { type: 'started', lens })).toEqual({ phase: 'scanning', lens })
    expect(run({ type: 'start' }, { type: 'started', lens }, found)).toEqual({
      phase: 'found',
      text: 'hello',
      picture,
    })
  })

  it('goes from a picture to the text of its code', () => {
    expect(run({ type: 'read' }, found).phase).toBe('found')
  })

  it('reports a problem, and can start again', () => {
    const denied = run({ type: 'start' }, { type: 'failed', problem: 'denied' })
    expect(denied).toMatchObject({ phase: 'error', problem: 'denied' })
    expect(next(denied, { type: 'start' }).phase).toBe('starting')
    expect(next(denied, { type: 'read' }).phase).toBe('reading')
  })

  it('stops in every phase, and keeps a result or an error', () => {
    expect(run({ type: 'start' }, { type: 'stop' })).toBe(IDLE)
    expect(run({ type: 'start' }, { type: 'started', lens }, { type: 'stop' })).toBe(IDLE)
    expect(run({ type: 'read' }, { type: 'stop' })).toBe(IDLE)
    expect(run({ type: 'read' }, found, { type: 'stop' }).phase).toBe('found')
    expect(run({ type: 'start' }, { type: 'failed', problem: 'busy' }, { type: 'stop' }).phase).toBe('error')
  })

  it('ignores late signals', () => {
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

  it('stores whether the light is on', () => {
    const lit = run({ type: 'start' }, { type: 'started', lens }, { type: 'adjusted', lens: { lit: true } })
    expect(lit).toEqual({ phase: 'scanning', lens: { ...lens, lit: true } })
  })
})
