import { Html5QrcodeShim } from 'html5-qrcode/es2015/code-decoder'
import { BaseLoggger, Html5QrcodeSupportedFormats } from 'html5-qrcode/es2015/core'

/** Creates a decoder. @param native whether it tries the browser's detector, if there is one, before ZXing */
const make = (native: boolean) =>
  new Html5QrcodeShim([Html5QrcodeSupportedFormats.QR_CODE], native, false, new BaseLoggger(false))

let decoder: Html5QrcodeShim | undefined

/**
 * Reads a QR code with html5-qrcode's decoder. Its scanner class is not used: it creates its own video, reads at the size of
 * the video on the screen, and cannot be stopped while it starts (mebjas/html5-qrcode#500).
 */
export const read = async (canvas: HTMLCanvasElement): Promise<string | undefined> => {
  try {
    decoder ??= make(true)
  } catch {
    // The browser has a detector that cannot be created.
    decoder = make(false)
  }
  try {
    return (await decoder.decodeRobustlyAsync(canvas)).text
  } catch {
    // The decoder throws if there is no code.
    return undefined
  }
}
