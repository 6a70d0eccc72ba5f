import { Html5QrcodeShim } from 'html5-qrcode/es2015/code-decoder'
import { BaseLoggger, Html5QrcodeSupportedFormats } from 'html5-qrcode/es2015/core'

/** With the browser's own detector where there is one, ZXing wherever that finds nothing. */
const make = (native: boolean) =>
  new Html5QrcodeShim([Html5QrcodeSupportedFormats.QR_CODE], native, false, new BaseLoggger(false))

let decoder: Html5QrcodeShim | undefined

/**
 * Looks for a QR code with html5-qrcode's decoder. Its scanner class is left aside: it makes its own video, reads no
 * finer than that is wide on the screen, and cannot be stopped while it starts (mebjas/html5-qrcode#500).
 */
export const read = async (canvas: HTMLCanvasElement): Promise<string | undefined> => {
  try {
    decoder ??= make(true)
  } catch {
    // A detector that is announced and cannot be made.
    decoder = make(false)
  }
  try {
    return (await decoder.decodeRobustlyAsync(canvas)).text
  } catch {
    // Its way to say that there is none.
    return undefined
  }
}
