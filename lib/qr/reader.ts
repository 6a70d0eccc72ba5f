import { ScanError } from './scan-error'

/** Reads a QR code from a canvas. Resolves to the text of the code, or to undefined if there is none. */
export type Reader = (canvas: HTMLCanvasElement) => Promise<string | undefined>

/**
 * Loads the reader on the first call, and returns it. After a failure, the next call tries again.
 * @throws ScanError `noReader` if the reader cannot be loaded
 */
export const loadReader = async (): Promise<Reader> => {
  const module = await import('./html5-qrcode').catch(() => {
    throw new ScanError('noReader')
  })
  return module.readQrCode
}
