import { ScanError } from './scan-error'

/** Reads a QR code from a canvas. Returns its text, or undefined. */
export type Reader = (canvas: HTMLCanvasElement) => Promise<string | undefined>

/**
 * Loads the reader with the first call. After a failure, the next call tries again.
 * @throws ScanError `noReader`
 */
export const loadReader = async (): Promise<Reader> => {
  const module = await import('./html5-qrcode').catch(() => {
    throw new ScanError('noReader')
  })
  return module.read
}
