import { frame } from '../frame'
import { useFrame } from '../frame/use-frame'
import { pageStackEvents } from './events'
import { withBase } from './href'

const toastMessages = {
  en: { copied: 'Link copied', failed: 'The link could not be copied. Copy it from the address bar.' },
  ar: { copied: 'نُسخ الرابط', failed: 'تعذّر نسخ الرابط. انسخه من شريط العنوان.' },
}

/** App path of the page that is shown; undefined until the user opens another page. In an embed, the URL does not change. */
let shownPath: string | undefined
pageStackEvents.subscribe(({ type, path }) => {
  if (type === 'url') shownPath = path
})

/** Returns the URL of the page that is shown. In an embed, it is the URL of the page outside the embed. */
const sharedUrl = (params: Record<string, string>): string => {
  const url = new URL(location.href)
  if (frame.get().embed) {
    url.searchParams.delete('embed')
    if (shownPath) url.pathname = withBase(shownPath)
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  }
  return url.href
}

/**
 * Returns a function that shares the URL of the page with the device's share sheet, or copies the URL if there is none or it
 * cannot open.
 * @param showToast shows a message when the link has been copied or could not be copied
 * @returns the function, which takes the title to share, and the page's own query parameters, which the URL of an embed lacks
 */
export const useShare = (
  showToast: (message: string) => void,
): ((title: string, params?: Record<string, string>) => Promise<void>) => {
  const { lang } = useFrame()
  return async (title, params = {}) => {
    const url = sharedUrl(params)
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
    showToast(isCopied ? toastMessages[lang].copied : toastMessages[lang].failed)
  }
}
