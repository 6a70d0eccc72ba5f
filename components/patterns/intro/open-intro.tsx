import { readArabic } from '@/lib/data/arabic'
import { frame } from '@/lib/frame'
import type { Overlays } from '@/lib/overlay/react'
import { INTRO_TITLE_ID, Intro } from './intro'

/**
 * Opens the introduction over the page, in the language of the frame.
 * @returns a promise that resolves when it has been finished, skipped, or closed
 */
export async function openIntro(overlays: Overlays, signal: AbortSignal): Promise<void> {
  // It is shown in English if the Arabic strings cannot be loaded.
  if (frame.get().lang === 'ar') await readArabic('intro').promise.catch(() => {})
  if (signal.aborted) return
  await overlays.modal({
    signal,
    htmlAttributes: { 'aria-labelledby': INTRO_TITLE_ID },
    content: (overlay) => <Intro onDone={() => void overlay.dismiss()} />,
  })
}
