// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import type { Camera, CameraRequest } from './camera'
import { ScanError } from './scan-error'
import { createScanner, type ScannerParts } from './scanner'
import type { FoundCode } from './watch'

const sight: FoundCode = { text: 'hello', picture: 'data:,' }

import { deferred } from '@/lib/overlay/deferred'

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A phone in a test: cameras that note whether they run, a video that plays, a code that comes when told to. */
const phone = (parts: Partial<ScannerParts> = {}) => {
  const running = new Set<Camera>()
  const wishes: CameraRequest[] = []
  let lose = () => {}
  const openCamera = vi.fn(async (wish: CameraRequest) => {
    wishes.push(wish)
    const camera: Camera = {
      stream: {} as MediaStream,
      lens: { torch: true, lit: false, flip: true, mirrored: false },
      other: { facing: 'user' },
      light: async () => {},
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
    watch: () => code.promise,
    readPicture: async () => sight,
    ...parts,
  })
  return { scanner, video, running, wishes, code, openCamera, lose: () => lose() }
}

describe('the scanner', () => {
  it('does nothing until it is asked to', () => {
    const { scanner, openCamera } = phone()
    expect(scanner.get().phase).toBe('idle')
    expect(openCamera).not.toHaveBeenCalled()
  })

  it('asks for the camera at the back, shows it, and ends it with the code', async () => {
    const { scanner, video, running, wishes, code } = phone()
    const done = scanner.start(video)
    expect(scanner.get().phase).toBe('starting')
    await settled()
    expect(scanner.get().phase).toBe('scanning')
    expect(wishes).toEqual([{ facing: 'environment' }])
    expect(running.size).toBe(1)
    code.resolve(sight)
    await done
    expect(scanner.get()).toEqual({ phase: 'found', ...sight })
    expect(running.size).toBe(0)
    expect(video.srcObject).toBeNull()
  })

  it('ends the camera when it is stopped', async () => {
    const { scanner, video, running } = phone()
    void scanner.start(video)
    await settled()
    scanner.stop()
    expect(running.size).toBe(0)
    expect(scanner.get().phase).toBe('idle')
  })

  it('has no camera and no error when it is stopped while the user is still being asked', async () => {
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

  it('changes to the other camera after it has let go of the first', async () => {
    const { scanner, video, running, wishes } = phone()
    void scanner.start(video)
    await settled()
    void scanner.flip(video)
    await settled()
    expect(wishes).toEqual([{ facing: 'environment' }, { facing: 'user' }])
    expect(running.size).toBe(1)
    expect(scanner.get().phase).toBe('scanning')
  })

  it('lets go of the camera when a picture is chosen', async () => {
    const { scanner, video, running } = phone()
    void scanner.start(video)
    await settled()
    await scanner.read(new Blob())
    expect(running.size).toBe(0)
    expect(scanner.get().phase).toBe('found')
  })

  it('says so when the camera is taken away', async () => {
    const { scanner, video, running, lose } = phone()
    const done = scanner.start(video)
    await settled()
    lose()
    await done
    expect(scanner.get()).toMatchObject({ phase: 'error', problem: 'failed' })
    expect(running.size).toBe(0)
  })

  it('offers no light any more where turning it on fails', async () => {
    const { scanner, video } = phone()
    void scanner.start(video)
    await settled()
    await scanner.light(true)
    expect(scanner.get()).toMatchObject({ lens: { torch: true, lit: true } })
    scanner.stop()
    const dark = phone({
      openCamera: async () => ({
        stream: {} as MediaStream,
        lens: { torch: true, lit: false, flip: false, mirrored: false },
        other: undefined,
        light: () => Promise.reject(new Error('no')),
        onLost: () => {},
        close: () => {},
      }),
    })
    void dark.scanner.start(dark.video)
    await settled()
    await dark.scanner.light(true)
    expect(dark.scanner.get()).toMatchObject({ lens: { torch: false, lit: false } })
  })

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'noCamera'],
    ['OverconstrainedError', 'noCamera'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'failed'],
  ])('calls %s of the browser %s', async (name, problem) => {
    const { scanner, video } = phone({
      openCamera: () => Promise.reject(new DOMException('no', name)),
    })
    await scanner.start(video)
    expect(scanner.get()).toMatchObject({ phase: 'error', problem })
  })

  it('ends the camera when its reader cannot be loaded', async () => {
    const { scanner, video, running } = phone({
      loadReader: () => Promise.reject(new ScanError('noReader')),
    })
    await scanner.start(video)
    expect(scanner.get()).toMatchObject({ phase: 'error', problem: 'noReader' })
    expect(running.size).toBe(0)
  })

  it('keeps the picture in which it has found nothing', async () => {
    const { scanner } = phone({
      readPicture: () => Promise.reject(new ScanError('noCode', 'data:,x')),
    })
    await scanner.read(new Blob())
    expect(scanner.get()).toEqual({ phase: 'error', problem: 'noCode', picture: 'data:,x' })
  })
})
