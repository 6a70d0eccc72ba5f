import { readArabic } from '@/lib/data/arabic'
import { frame } from '@/lib/frame'
import type { Overlays } from '@/lib/overlay/overlay-provider'
import { INTRO_TITLE_ID, Intro } from './intro'

/**
 * Opens the introduction over the page, in the language of the frame.
 * @param signal closes the introduction, or prevents it from opening, when aborted
 * @returns a promise that resolves when the introduction has closed, or if the signal has prevented it from opening
 */
export async function openIntro(overlays: Overlays, signal: AbortSignal): Promise<void> {
  // If the Arabic text cannot be loaded, the introduction is in English.
  if (frame.get().lang === 'ar') await readArabic('intro').promise.catch(() => {})
  if (signal.aborted) return
  await overlays.modal({
    signal,
    htmlAttributes: { 'aria-labelledby': INTRO_TITLE_ID },
    content: (overlay) => <Intro onDone={() => void overlay.dismiss()} />,
  })
}
