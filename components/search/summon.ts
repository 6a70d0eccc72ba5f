import { storage } from '@/lib/storage'

/** What can be summoned over the page: the search, or the list of the keys. */
export type Summoned = 'palette' | 'keys'

/** Says that the code could not be fetched, in plain elements: what shows notices may be missing just as well. */
const regret = (again: () => void): void => {
  const notice = document.createElement('div')
  notice.className = 'sh-notice'
  notice.lang = 'en'
  notice.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = 'Search could not be loaded. Check the connection.'
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = 'Retry'
  retry.addEventListener('click', () => {
    notice.remove()
    again()
  })
  text.append(retry)
  notice.append(text)
  for (const old of document.querySelectorAll('[data-search-missing]')) old.remove()
  notice.dataset.searchMissing = ''
  // Beside the book the page itself has room for it; in the book the frame.
  document.querySelector('.sh-page, [data-frame]')?.append(notice)
}

/**
 * Fetches the code ahead of time, and what keeps the choices that single keys make: without it the first of them would ask
 * for it, and where the network is gone the browser writes a line. Failures are left to the press that needs it.
 */
export const prepare = (): Promise<unknown> => Promise.allSettled([import('./show'), storage().driver()])

/** Fetches the search, or the list of the keys, and opens it; where it cannot be had, says so and offers another try. */
export const summon = (what: Summoned): void => {
  import('./show').then(
    ({ show }) => show(what),
    (error: unknown) => {
      console.error(error)
      regret(() => summon(what))
    },
  )
}
