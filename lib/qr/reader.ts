import { ScanError } from './scan-error'

/** Looks for a QR code on a canvas; the text it holds, or undefined. */
export type Reader = (canvas: HTMLCanvasElement) => Promise<string | undefined>

/**
 * The reader, whose code is fetched with the first call; a failed fetch is tried again by the next one.
 * @throws ScanError `noReader`
 */
export const loadReader = async (): Promise<Reader> => {
  const module = await import('./html5-qrcode').catch(() => {
    throw new ScanError('noReader')
  })
  return module.read
}
