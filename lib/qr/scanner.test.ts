// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { deferred } from '@/lib/overlay/deferred'
import type { Camera, CameraRequest } from './camera'
import { ScanError } from './scan-error'
import type { FoundCode } from './scan-video'
import { createScanner, type ScannerDependencies } from './scanner'

const foundCode: FoundCode = { text: 'hello', picture: 'data:,' }

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A fake phone: it records running cameras, and a test resolves the found code. */
const phone = (parts: Partial<ScannerDependencies> = {}) => {
  const running = new Set<Camera>()
  const requests: CameraRequest[] = []
  let lose = () => {}
  const openCamera = vi.fn(async (request: CameraRequest) => {
    requests.push(request)
    const camera: Camera = {
      stream: {} as MediaStream,
      info: { hasTorch: true, isTorchOn: false, canSwitchCamera: true, mirrored: false },
      otherCamera: { facing: 'user' },
      setTorch: async () => {},
      onLost: (listener) => {
        lose = listener
      },
      close: () => running.delete(camera),
    }
    running.add(camera)
    return camera
  })
  const code = deferred<FoundCode>()
  const video = { srcObject: null, play: vi.fn(async () => {}) } as unknown as HTMLVideoElement
  const scanner = createScanner({
    openCamera,
    loadReader: async () => async () => undefined,
    scanVideo: () => code.promise,
    readPicture: async () => foundCode,
    ...parts,
  })
  return { scanner, video, running, requests, code, openCamera, lose: () => lose() }
}

describe('the scanner', () => {
  it('does nothing until it is started', () => {
    const { scanner, openCamera } = phone()
    expect(scanner.get().phase).toBe('idle')
    expect(openCamera).not.toHaveBeenCalled()
  })

  it('requests the rear camera, shows it, and stops it when a code is found', async () => {
    const { scanner, video, running, requests, code } = phone()
    const done = scanner.start(video)
    expect(scanner.get().phase).toBe('starting')
    await settled()
    expect(scanner.get().phase).toBe('scanning')
    expect(requests).toEqual([{ facing: 'environment' }])
    expect(running.size).toBe(1)
    code.resolve(foundCode)
    await done
    expect(scanner.get()).toEqual({ phase: 'found', ...foundCode })
    expect(running.size).toBe(0)
    expect(video.srcObject).toBeNull()
  })

  it('stops the camera in stop()', async () => {
    const { scanner, video, running } = phone()
    void scanner.start(video)
    await settled()
    scanner.stop()
    expect(running.size).toBe(0)
    expect(scanner.get().phase).toBe('idle')
  })

  it('has no camera and no error when it is stopped during the permission prompt', async () => {
    const answer = deferred<Camera>()
    const { scanner, video } = phone({
      openCamera: async (_, signal) => {
        const camera = await answer.promise
        signal.throwIfAborted()
        return camera
      },
    })
    const done = scanner.start(video)
    scanner.stop()
    answer.resolve({} as Camera)
    await done
    expect(scanner.get().phase).toBe('idle')
    expect(video.srcObject).toBeNull()
  })

  it('stops the first camera before it starts the other one', async () => {
    const { scanner, video, running, requests } = phone()
    void scanner.start(video)
    await settled()
    void scanner.switchCamera(video)
    await settled()
    expect(requests).toEqual([{ facing: 'environment' }, { facing: 'user' }])
    expect(running.size).toBe(1)
    expect(scanner.get().phase).toBe('scanning')
  })

  it('stops the camera when a picture is read', async () => {
    const { scanner, video, running } = phone()
    void scanner.start(video)
    await settled()
    await scanner.read(new Blob())
    expect(running.size).toBe(0)
    expect(scanner.get().phase).toBe('found')
  })

  it('reports an error when the camera is lost', async () => {
    const { scanner, video, running, lose } = phone()
    const done = scanner.start(video)
    await settled()
    lose()
    await done
    expect(scanner.get()).toMatchObject({ phase: 'error', error: 'failed' })
    expect(running.size).toBe(0)
  })

  it('reports no light after turning it on has failed', async () => {
    const { scanner, video } = phone()
    void scanner.start(video)
    await settled()
    await scanner.setTorch(true)
    expect(scanner.get()).toMatchObject({ camera: { hasTorch: true, isTorchOn: true } })
    scanner.stop()
    const withoutLight = phone({
      openCamera: async () => ({
        stream: {} as MediaStream,
        info: { hasTorch: true, isTorchOn: false, canSwitchCamera: false, mirrored: false },
        otherCamera: undefined,
        setTorch: () => Promise.reject(new Error('no')),
        onLost: () => {},
        close: () => {},
      }),
    })
    void withoutLight.scanner.start(withoutLight.video)
    await settled()
    await withoutLight.scanner.setTorch(true)
    expect(withoutLight.scanner.get()).toMatchObject({ camera: { hasTorch: false, isTorchOn: false } })
  })

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'noCamera'],
    ['OverconstrainedError', 'noCamera'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'failed'],
  ])('maps the browser error %s to %s', async (name, code) => {
    const { scanner, video } = phone({
      openCamera: () => Promise.reject(new DOMException('no', name)),
    })
    await scanner.start(video)
    expect(scanner.get()).toMatchObject({ phase: 'error', error: code })
  })

  it('stops the camera when the reader cannot be loaded', async () => {
    const { scanner, video, running } = phone({
      loadReader: () => Promise.reject(new ScanError('noReader')),
    })
    await scanner.start(video)
    expect(scanner.get()).toMatchObject({ phase: 'error', error: 'noReader' })
    expect(running.size).toBe(0)
  })

  it('keeps the picture in which no code was found', async () => {
    const { scanner } = phone({
      readPicture: () => Promise.reject(new ScanError('noCode', 'data:,x')),
    })
    await scanner.read(new Blob())
    expect(scanner.get()).toEqual({ phase: 'error', error: 'noCode', picture: 'data:,x' })
  })
})
