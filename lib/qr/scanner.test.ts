// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { createDeferred } from '@/lib/overlay/deferred'
import type { Camera, CameraRequest } from './camera'
import { ScanError } from './scan-error'
import type { FoundCode } from './scan-video'
import { createScanner, type ScannerDependencies } from './scanner'

const foundCode: FoundCode = { text: 'hello', picture: 'data:,' }

const flushPromises = () => new Promise((resolve) => setTimeout(resolve))

/** Creates a scanner with fake cameras. `openCameras` contains the open cameras; a test resolves `deferredCode` with a code. */
const createTestScanner = (dependencies: Partial<ScannerDependencies> = {}) => {
  const openCameras = new Set<Camera>()
  const requests: CameraRequest[] = []
  let loseCamera = () => {}
  const openCamera = vi.fn(async (request: CameraRequest) => {
    requests.push(request)
    const camera: Camera = {
      stream: {} as MediaStream,
      info: { hasTorch: true, isTorchOn: false, canSwitchCamera: true, isMirrored: false },
      otherCameraRequest: { facing: 'user' },
      setTorch: async () => {},
      onLost: (listener) => {
        loseCamera = listener
      },
      close: () => openCameras.delete(camera),
    }
    openCameras.add(camera)
    return camera
  })
  const deferredCode = createDeferred<FoundCode>()
  const video = { srcObject: null, play: vi.fn(async () => {}) } as unknown as HTMLVideoElement
  const scanner = createScanner({
    openCamera,
    loadReader: async () => async () => undefined,
    scanVideo: () => deferredCode.promise,
    readPicture: async () => foundCode,
    ...dependencies,
  })
  return {
    scanner,
    video,
    openCameras,
    requests,
    deferredCode,
    openCamera,
    loseCamera: () => loseCamera(),
  }
}

describe('the scanner', () => {
  it('does nothing until it is started', () => {
    const { scanner, openCamera } = createTestScanner()
    expect(scanner.getState().phase).toBe('idle')
    expect(openCamera).not.toHaveBeenCalled()
  })

  it('requests the rear camera, shows it, and stops it when a code is found', async () => {
    const { scanner, video, openCameras, requests, deferredCode } = createTestScanner()
    const scanPromise = scanner.start(video)
    expect(scanner.getState().phase).toBe('starting')
    await flushPromises()
    expect(scanner.getState().phase).toBe('scanning')
    expect(requests).toEqual([{ facing: 'environment' }])
    expect(openCameras.size).toBe(1)
    deferredCode.resolve(foundCode)
    await scanPromise
    expect(scanner.getState()).toEqual({ phase: 'found', ...foundCode })
    expect(openCameras.size).toBe(0)
    expect(video.srcObject).toBeNull()
  })

  it('stops the camera in stop()', async () => {
    const { scanner, video, openCameras } = createTestScanner()
    void scanner.start(video)
    await flushPromises()
    scanner.stop()
    expect(openCameras.size).toBe(0)
    expect(scanner.getState().phase).toBe('idle')
  })

  it('has no camera and no error when it is stopped during the permission prompt', async () => {
    const deferredCamera = createDeferred<Camera>()
    const { scanner, video } = createTestScanner({
      openCamera: async (_, signal) => {
        const camera = await deferredCamera.promise
        signal.throwIfAborted()
        return camera
      },
    })
    const done = scanner.start(video)
    scanner.stop()
    deferredCamera.resolve({} as Camera)
    await done
    expect(scanner.getState().phase).toBe('idle')
    expect(video.srcObject).toBeNull()
  })

  it('stops the first camera before it starts the other one', async () => {
    const { scanner, video, openCameras, requests } = createTestScanner()
    void scanner.start(video)
    await flushPromises()
    void scanner.switchCamera(video)
    await flushPromises()
    expect(requests).toEqual([{ facing: 'environment' }, { facing: 'user' }])
    expect(openCameras.size).toBe(1)
    expect(scanner.getState().phase).toBe('scanning')
  })

  it('stops the camera when a picture is read', async () => {
    const { scanner, video, openCameras } = createTestScanner()
    void scanner.start(video)
    await flushPromises()
    await scanner.readPicture(new Blob())
    expect(openCameras.size).toBe(0)
    expect(scanner.getState().phase).toBe('found')
  })

  it('reports an error when the camera is lost', async () => {
    const { scanner, video, openCameras, loseCamera } = createTestScanner()
    const done = scanner.start(video)
    await flushPromises()
    loseCamera()
    await done
    expect(scanner.getState()).toMatchObject({ phase: 'error', error: 'failed' })
    expect(openCameras.size).toBe(0)
  })

  it('reports no torch after turning it on has failed', async () => {
    const { scanner, video } = createTestScanner()
    void scanner.start(video)
    await flushPromises()
    await scanner.setTorch(true)
    expect(scanner.getState()).toMatchObject({ camera: { hasTorch: true, isTorchOn: true } })
    scanner.stop()
    const scannerWithBrokenTorch = createTestScanner({
      openCamera: async () => ({
        stream: {} as MediaStream,
        info: { hasTorch: true, isTorchOn: false, canSwitchCamera: false, isMirrored: false },
        otherCameraRequest: undefined,
        setTorch: () => Promise.reject(new Error('no')),
        onLost: () => {},
        close: () => {},
      }),
    })
    void scannerWithBrokenTorch.scanner.start(scannerWithBrokenTorch.video)
    await flushPromises()
    await scannerWithBrokenTorch.scanner.setTorch(true)
    expect(scannerWithBrokenTorch.scanner.getState()).toMatchObject({
      camera: { hasTorch: false, isTorchOn: false },
    })
  })

  it('ignores a flashlight that fails after another camera has opened', async () => {
    const deferredTorch = createDeferred<void>()
    const firstTestScanner = createTestScanner({
      openCamera: async (otherCameraRequest) => ({
        stream: {} as MediaStream,
        info: { hasTorch: true, isTorchOn: false, canSwitchCamera: true, isMirrored: false },
        otherCameraRequest,
        setTorch: () => deferredTorch.promise,
        onLost: () => {},
        close: () => {},
      }),
    })
    const { scanner, video } = firstTestScanner
    void scanner.start(video)
    await flushPromises()
    const torch = scanner.setTorch(true)
    void scanner.switchCamera(video)
    await flushPromises()
    deferredTorch.reject(new Error('no'))
    await torch
    expect(scanner.getState()).toMatchObject({ camera: { hasTorch: true, isTorchOn: false } })
  })

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'noCamera'],
    ['OverconstrainedError', 'noCamera'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'failed'],
  ])('maps the browser error %s to %s', async (name, code) => {
    const { scanner, video } = createTestScanner({
      openCamera: () => Promise.reject(new DOMException('no', name)),
    })
    await scanner.start(video)
    expect(scanner.getState()).toMatchObject({ phase: 'error', error: code })
  })

  it('stops the camera when the reader cannot be loaded', async () => {
    const { scanner, video, openCameras } = createTestScanner({
      loadReader: () => Promise.reject(new ScanError('noReader')),
    })
    await scanner.start(video)
    expect(scanner.getState()).toMatchObject({ phase: 'error', error: 'noReader' })
    expect(openCameras.size).toBe(0)
  })

  it('keeps the picture in which no code was found', async () => {
    const { scanner } = createTestScanner({
      readPicture: () => Promise.reject(new ScanError('noCode', 'data:,x')),
    })
    await scanner.readPicture(new Blob())
    expect(scanner.getState()).toEqual({ phase: 'error', error: 'noCode', picture: 'data:,x' })
  })
})
