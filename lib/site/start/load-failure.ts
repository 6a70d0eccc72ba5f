import { loadFailureText } from './load-failure-text'

/**
 * Text of the button in the notice: a copy of `retry` from lib/data/words, because importing that file would add its other
 * labels to every page.
 */
export const retryText = { en: 'Retry', ar: 'إعادة المحاولة' }

/**
 * Shows a notice that the page could not be loaded, without React. It looks like the notice of
 * components/site/shell/notices/load-error-notice. It appears in the frame, or at the end of a page without a visible frame. Its
 * button reloads the document.
 * @param isUnstyled whether the page has no styles; the notice is then the first element of the page
 */
export const showPageLoadError = (isUnstyled = false): void => {
  const root = document.documentElement
  const page = document.querySelector('.sh-page')
  const isSitePageVisible = page?.getClientRects().length
  let notice = isSitePageVisible || isUnstyled ? null : document.querySelector('.sh-notice')
  const lang = notice && root.dataset.lang === 'ar' ? 'ar' : 'en'
  if (!notice) {
    // When React starts later, it ignores an unknown <aside>. It would take a <div> for the first one of the page.
    notice = document.createElement('aside')
    notice.className = 'sh-notice'
    notice.setAttribute('role', 'alert')
    if (isUnstyled) document.body.prepend(notice)
    else (page ?? document.body).append(notice)
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = retryText[lang]
  button.onclick = () => location.reload()
  const paragraph = document.createElement('p')
  paragraph.append(loadFailureText[lang], button)
  notice.append(paragraph)
}
