/**
 * Shows a notice with Retry in plain elements: what shows other notices may be missing, or broken, as well.
 * @param message what has happened, in one or two sentences
 * @param again called when Retry is pressed; the notice goes
 */
export const showLoadError = (message: string, again: () => void): void => {
  const notice = document.createElement('div')
  notice.className = 'sh-notice'
  notice.lang = 'en'
  notice.setAttribute('role', 'alert')
  notice.dataset.loadError = ''
  const text = document.createElement('p')
  text.textContent = message
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = 'Retry'
  retry.addEventListener('click', () => {
    notice.remove()
    again()
  })
  text.append(retry)
  notice.append(text)
  for (const old of document.querySelectorAll('[data-load-error]')) old.remove()
  // Beside the book the page itself has room for it; in the book the frame.
  document.querySelector('.sh-page, [data-frame]')?.append(notice)
}
