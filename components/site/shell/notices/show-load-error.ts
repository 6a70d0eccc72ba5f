/**
 * Shows a notice with a Retry button, and removes an earlier notice that this function has shown. Uses plain DOM elements,
 * because the code of other notices may be missing or broken too.
 * @param message one or two sentences about the failure
 * @param onRetry called when the user presses Retry, after the notice has been removed
 */
export const showErrorNotice = (message: string, onRetry: () => void): void => {
  const notice = document.createElement('div')
  notice.className = 'sh-notice'
  notice.lang = 'en'
  notice.setAttribute('role', 'alert')
  notice.dataset.loadError = ''
  const paragraph = document.createElement('p')
  paragraph.textContent = message
  const retryButton = document.createElement('button')
  retryButton.type = 'button'
  retryButton.textContent = 'Retry'
  retryButton.addEventListener('click', () => {
    notice.remove()
    onRetry()
  })
  paragraph.append(retryButton)
  notice.append(paragraph)
  for (const oldNotice of document.querySelectorAll('[data-load-error]')) oldNotice.remove()
  // In the preview, the notice is in the frame; elsewhere, it is in the page. The home page contains both and shows one of them.
  const containers = [...document.querySelectorAll('.sh-page, [data-frame]')]
  const visibleContainer = containers.find((container) => container.getClientRects().length > 0)
  ;(visibleContainer ?? document.body).append(notice)
}
