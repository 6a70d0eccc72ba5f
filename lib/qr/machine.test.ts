import { describe, expect, it } from 'vitest'
import { IDLE_STATE, nextScannerState, type ScannerAction, type ScannerState } from './machine'

const camera = { hasTorch: true, isTorchOn: false, canSwitchCamera: true, isMirrored: false }
const picture = 'data:,'
const foundAction: ScannerAction = { type: 'found', text: 'hello', picture }
const stateAfter = (...actions: ScannerAction[]): ScannerState => actions.reduce(nextScannerState, IDLE_STATE)

describe('a scan', () => {
  it('goes from idle through the camera to the text of the code', () => {
    expect(stateAfter({ type: 'start' })).toEqual({ phase: 'starting' })
    expect(stateAfter({ type: 'start' }, { type: 'started', camera })).toEqual({ phase: 'scanning', camera })
    expect(stateAfter({ type: 'start' }, { type: 'started', camera }, foundAction)).toEqual({
      phase: 'found',
      text: 'hello',
      picture,
    })
  })

  it('goes from a picture to the text of its code', () => {
    expect(stateAfter({ type: 'readPicture' }, foundAction).phase).toBe('found')
  })

  it('reports an error, and can start again', () => {
    const denied = stateAfter({ type: 'start' }, { type: 'failed', error: 'denied' })
    expect(denied).toMatchObject({ phase: 'error', error: 'denied' })
    expect(nextScannerState(denied, { type: 'start' }).phase).toBe('starting')
    expect(nextScannerState(denied, { type: 'readPicture' }).phase).toBe('reading')
  })

  it('stops in every phase, and keeps a result or an error', () => {
    expect(stateAfter({ type: 'start' }, { type: 'stop' })).toBe(IDLE_STATE)
    expect(stateAfter({ type: 'start' }, { type: 'started', camera }, { type: 'stop' })).toBe(IDLE_STATE)
    expect(stateAfter({ type: 'readPicture' }, { type: 'stop' })).toBe(IDLE_STATE)
    expect(stateAfter({ type: 'readPicture' }, foundAction, { type: 'stop' }).phase).toBe('found')
    expect(stateAfter({ type: 'start' }, { type: 'failed', error: 'busy' }, { type: 'stop' }).phase).toBe(
      'error',
    )
  })

  it('ignores late actions', () => {
    const lateActions: ScannerAction[] = [
      { type: 'started', camera },
      { type: 'cameraChanged', camera: { isTorchOn: true } },
      foundAction,
      { type: 'failed', error: 'failed' },
    ]
    for (const action of lateActions) expect(nextScannerState(IDLE_STATE, action)).toBe(IDLE_STATE)
    const result = stateAfter({ type: 'readPicture' }, foundAction)
    for (const action of lateActions) expect(nextScannerState(result, action)).toBe(result)
  })

  it('stores whether the torch is on', () => {
    const state = stateAfter(
      { type: 'start' },
      { type: 'started', camera },
      { type: 'cameraChanged', camera: { isTorchOn: true } },
    )
    expect(state).toEqual({ phase: 'scanning', camera: { ...camera, isTorchOn: true } })
  })
})
