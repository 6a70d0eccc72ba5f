import { readArabic } from '@/lib/data/arabic'
import { frame } from '@/lib/frame'
import type { Overlays } from '@/lib/overlay/react'
import { INTRO_TITLE, Intro } from './intro'

/**
 * Shows the introduction over the page, in the language of the frame from its first moment on.
 * @returns when it has been finished, skipped or closed
 */
export async function openIntro(overlays: Overlays, signal: AbortSignal): Promise<void> {
  // Without its Arabic it is shown in English.
  if (frame.get().lang === 'ar') await readArabic('intro').promise.catch(() => {})
  if (signal.aborted) return
  await overlays.modal({
    signal,
    htmlAttributes: { 'aria-labelledby': INTRO_TITLE },
    content: (overlay) => <Intro onDone={() => void overlay.dismiss()} />,
  })
}
