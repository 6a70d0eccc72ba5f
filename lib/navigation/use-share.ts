import { useFrame } from '../frame/use-frame'

const texts = {
  en: { copied: 'Link copied', failed: 'The link could not be copied. Copy it from the address bar.' },
  ar: { copied: 'نُسخ الرابط', failed: 'تعذّر نسخ الرابط. انسخه من شريط العنوان' },
}

/**
 * Returns a function that shares the URL of the page with the device's share sheet, or copies the URL if there is none or it
 * cannot open.
 * @param showToast shows a message when the link has been copied or could not be copied
 * @returns the function, which takes the title to share
 */
export const useShare = (showToast: (message: string) => void): ((title: string) => Promise<void>) => {
  const { lang } = useFrame()
  return async (title: string) => {
    const url = location.href
    // TypeScript declares `share` and `clipboard` as always available, but both are missing outside secure contexts, and some
    // desktop browsers lack `share`.
    const partialNavigator: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator
    if (partialNavigator.share) {
      const error = await navigator.share({ title, url }).catch((reason: Error) => reason)
      // `share` rejects with an `AbortError` when the user cancels.
      if (!error || error.name === 'AbortError') return
    }
    const isCopied = await partialNavigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    showToast(isCopied ? texts[lang].copied : texts[lang].failed)
  }
}
