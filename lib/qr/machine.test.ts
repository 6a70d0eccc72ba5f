import { describe, expect, it } from 'vitest'
import { IDLE, next, type ScannerSignal, type ScannerState } from './machine'

const camera = { hasTorch: true, isTorchOn: false, canSwitchCamera: true, mirrored: false }
const picture = 'data:,'
const found: ScannerSignal = { type: 'found', text: 'hello', picture }
const run = (...signals: ScannerSignal[]): ScannerState => signals.reduce(next, IDLE)

describe('a scan', () => {
  it('goes from idle through the camera to the text of the code', () => {
    expect(run({ type: 'start' })).toEqual({ phase: 'starting' })
    expect(run({ type: 'start' }, { type: 'started', camera })).toEqual({ phase: 'scanning', camera })
    expect(run({ type: 'start' }, { type: 'started', camera }, found)).toEqual({
      phase: 'found',
      text: 'hello',
      picture,
    })
  })

  it('goes from a picture to the text of its code', () => {
    expect(run({ type: 'read' }, found).phase).toBe('found')
  })

  it('reports an error, and can start again', () => {
    const denied = run({ type: 'start' }, { type: 'failed', error: 'denied' })
    expect(denied).toMatchObject({ phase: 'error', error: 'denied' })
    expect(next(denied, { type: 'start' }).phase).toBe('starting')
    expect(next(denied, { type: 'read' }).phase).toBe('reading')
  })

  it('stops in every phase, and keeps a result or an error', () => {
    expect(run({ type: 'start' }, { type: 'stop' })).toBe(IDLE)
    expect(run({ type: 'start' }, { type: 'started', camera }, { type: 'stop' })).toBe(IDLE)
    expect(run({ type: 'read' }, { type: 'stop' })).toBe(IDLE)
    expect(run({ type: 'read' }, found, { type: 'stop' }).phase).toBe('found')
    expect(run({ type: 'start' }, { type: 'failed', error: 'busy' }, { type: 'stop' }).phase).toBe('error')
  })

  it('ignores late signals', () => {
    const late: ScannerSignal[] = [
      { type: 'started', camera },
      { type: 'adjusted', camera: { isTorchOn: true } },
      found,
      { type: 'failed', error: 'failed' },
    ]
    for (const signal of late) expect(next(IDLE, signal)).toBe(IDLE)
    const result = run({ type: 'read' }, found)
    for (const signal of late) expect(next(result, signal)).toBe(result)
  })

  it('stores whether the light is on', () => {
    const state = run(
      { type: 'start' },
      { type: 'started', camera },
      { type: 'adjusted', camera: { isTorchOn: true } },
    )
    expect(state).toEqual({ phase: 'scanning', camera: { ...camera, isTorchOn: true } })
  })
})
