// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDeferred } from '@/lib/overlay/deferred'
import { openCamera, REAR_CAMERA } from './camera'
import { ScanError } from './scan-error'

const createTrack = (settings: MediaTrackSettings = {}, capabilities: object = {}) => ({
  stop: vi.fn(),
  getSettings: () => settings,
  getCapabilities: () => capabilities,
  applyConstraints: vi.fn(async () => {}),
  addEventListener: vi.fn(),
})
const streamOf = (track: ReturnType<typeof createTrack>) => ({
  getTracks: () => [track],
  getVideoTracks: () => [track],
})
const createDevice = (deviceId: string) => ({ kind: 'videoinput', deviceId })

/** Stubs a browser with these devices. Returns the spy on `getUserMedia`. */
const stubMediaDevices = (getUserMedia: () => Promise<unknown>, devices: object[] = [createDevice('a')]) => {
  const getUserMediaSpy = vi.fn(getUserMedia)
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: getUserMediaSpy, enumerateDevices: async () => devices },
  })
  return getUserMediaSpy
}

beforeEach(() => vi.stubGlobal('isSecureContext', true))
afterEach(() => vi.unstubAllGlobals())

describe('the camera', () => {
  it('is the rear camera, without sound', async () => {
    const getUserMediaSpy = stubMediaDevices(async () => streamOf(createTrack()))
    await openCamera(REAR_CAMERA, new AbortController().signal)
    expect(getUserMediaSpy).toHaveBeenCalledWith({
      audio: false,
      video: expect.objectContaining({ facingMode: { ideal: 'environment' } }),
    })
  })

  it('reports its capabilities, and the request for the other side', async () => {
    const rearTrack = createTrack({ facingMode: 'environment', deviceId: 'a' }, { torch: true })
    stubMediaDevices(
      async () => streamOf(rearTrack),
      [createDevice('a'), createDevice('b'), { kind: 'audioinput' }],
    )
    const { info, otherCameraRequest, setTorch } = await openCamera(REAR_CAMERA, new AbortController().signal)
    expect(info).toEqual({ hasTorch: true, isTorchOn: false, canSwitchCamera: true, isMirrored: false })
    expect(otherCameraRequest).toEqual({ facing: 'user' })
    await setTorch(true)
    expect(rearTrack.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] })
  })

  it('cycles through the cameras of a computer, which report no facing mode', async () => {
    stubMediaDevices(
      async () => streamOf(createTrack({ deviceId: 'b' })),
      [createDevice('a'), createDevice('b')],
    )
    const { otherCameraRequest } = await openCamera(REAR_CAMERA, new AbortController().signal)
    expect(otherCameraRequest).toEqual({ deviceId: 'a' })
  })

  it('is stopped at once if it arrives after the abort', async () => {
    const lateTrack = createTrack()
    const pendingStream = createDeferred<unknown>()
    stubMediaDevices(() => pendingStream.promise)
    const controller = new AbortController()
    const cameraPromise = openCamera(REAR_CAMERA, controller.signal)
    controller.abort()
    pendingStream.resolve(streamOf(lateTrack))
    await expect(cameraPromise).rejects.toThrow()
    expect(lateTrack.stop).toHaveBeenCalled()
  })

  it('is stopped by its signal', async () => {
    const videoTrack = createTrack()
    stubMediaDevices(async () => streamOf(videoTrack))
    const controller = new AbortController()
    await openCamera(REAR_CAMERA, controller.signal)
    expect(videoTrack.stop).not.toHaveBeenCalled()
    controller.abort()
    expect(videoTrack.stop).toHaveBeenCalled()
  })

  it('is not requested on an insecure origin, and is missing without mediaDevices', async () => {
    const { signal } = new AbortController()
    const getUserMediaSpy = stubMediaDevices(async () => streamOf(createTrack()))
    vi.stubGlobal('isSecureContext', false)
    await expect(openCamera(REAR_CAMERA, signal)).rejects.toEqual(new ScanError('insecure'))
    expect(getUserMediaSpy).not.toHaveBeenCalled()
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('navigator', {})
    await expect(openCamera(REAR_CAMERA, signal)).rejects.toEqual(new ScanError('noCamera'))
  })
})
