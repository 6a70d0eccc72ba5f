import { Html5QrcodeShim } from 'html5-qrcode/es2015/code-decoder'
import { BaseLoggger, Html5QrcodeSupportedFormats } from 'html5-qrcode/es2015/core'

/** Creates a decoder. @param shouldTryNative whether it tries the browser's detector, if there is one, before ZXing */
const createDecoder = (shouldTryNative: boolean) =>
  new Html5QrcodeShim([Html5QrcodeSupportedFormats.QR_CODE], shouldTryNative, false, new BaseLoggger(false))

let decoder: Html5QrcodeShim | undefined

/**
 * Reads a QR code from a canvas with the decoder of html5-qrcode. The scanner class of html5-qrcode is not used: it creates its
 * own video, reads at the size of the video on the screen, and cannot be stopped while it starts.
 * @returns the text of the code; undefined if no code is found
 */
export const readQrCode = async (canvas: HTMLCanvasElement): Promise<string | undefined> => {
  try {
    decoder ??= createDecoder(true)
  } catch {
    // The browser has a detector, but its constructor throws an error.
    decoder = createDecoder(false)
  }
  try {
    return (await decoder.decodeRobustlyAsync(canvas)).text
  } catch {
    // The decoder throws if there is no code.
    return undefined
  }
}
