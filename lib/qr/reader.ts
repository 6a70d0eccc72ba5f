import { ScanError } from './scan-error'

/** A function that reads a QR code from a canvas. Resolves to its text; undefined if there is no code. */
export type Reader = (canvas: HTMLCanvasElement) => Promise<string | undefined>

/**
 * Loads the reader on the first call, and returns it. After a failure, the next call tries again.
 * @throws ScanError `noReader` if the reader cannot be loaded
 */
export const loadReader = async (): Promise<Reader> => {
  const module = await import('./read-qr-code').catch(() => {
    throw new ScanError('noReader')
  })
  return module.readQrCode
}
