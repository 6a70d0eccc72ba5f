// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred } from '@/lib/overlay/deferred'
import { openCamera, REAR } from './camera'
import { ScanError } from './scan-error'

const track = (settings: MediaTrackSettings = {}, capabilities: object = {}) => ({
  stop: vi.fn(),
  getSettings: () => settings,
  getCapabilities: () => capabilities,
  applyConstraints: vi.fn(async () => {}),
  addEventListener: vi.fn(),
})
const streamOf = (video: ReturnType<typeof track>) => ({
  getTracks: () => [video],
  getVideoTracks: () => [video],
})
const camera = (deviceId: string) => ({ kind: 'videoinput', deviceId })

/** A browser that has these devices, and gives this stream when asked. */
const browser = (getUserMedia: () => Promise<unknown>, devices: object[] = [camera('a')]) => {
  const asked = vi.fn(getUserMedia)
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: asked, enumerateDevices: async () => devices },
  })
  return asked
}

beforeEach(() => vi.stubGlobal('isSecureContext', true))
afterEach(() => vi.unstubAllGlobals())

describe('the camera', () => {
  it('is the one at the back, without sound', async () => {
    const asked = browser(async () => streamOf(track()))
    await openCamera(REAR, new AbortController().signal)
    expect(asked).toHaveBeenCalledWith({
      audio: false,
      video: expect.objectContaining({ facingMode: { ideal: 'environment' } }),
    })
  })

  it('tells what it can do, and how to reach the other side', async () => {
    const back = track({ facingMode: 'environment', deviceId: 'a' }, { torch: true })
    browser(async () => streamOf(back), [camera('a'), camera('b'), { kind: 'audioinput' }])
    const { lens, other, light } = await openCamera(REAR, new AbortController().signal)
    expect(lens).toEqual({ torch: true, lit: false, flip: true, mirrored: false })
    expect(other).toEqual({ facing: 'user' })
    await light(true)
    expect(back.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] })
  })

  it('goes round the cameras of a computer, which do not say where they look', async () => {
    browser(async () => streamOf(track({ deviceId: 'b' })), [camera('a'), camera('b')])
    const { other } = await openCamera(REAR, new AbortController().signal)
    expect(other).toEqual({ device: 'a' })
  })

  it('is ended at once when it comes too late', async () => {
    const late = track()
    const answer = deferred<unknown>()
    browser(() => answer.promise)
    const left = new AbortController()
    const opened = openCamera(REAR, left.signal)
    left.abort()
    answer.resolve(streamOf(late))
    await expect(opened).rejects.toThrow()
    expect(late.stop).toHaveBeenCalled()
  })

  it('is ended with its signal', async () => {
    const video = track()
    browser(async () => streamOf(video))
    const left = new AbortController()
    await openCamera(REAR, left.signal)
    expect(video.stop).not.toHaveBeenCalled()
    left.abort()
    expect(video.stop).toHaveBeenCalled()
  })

  it('is not asked for on an insecure address, and is missing where browsers have none', async () => {
    const { signal } = new AbortController()
    const asked = browser(async () => streamOf(track()))
    vi.stubGlobal('isSecureContext', false)
    await expect(openCamera(REAR, signal)).rejects.toEqual(new ScanError('insecure'))
    expect(asked).not.toHaveBeenCalled()
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('navigator', {})
    await expect(openCamera(REAR, signal)).rejects.toEqual(new ScanError('noCamera'))
  })
})
