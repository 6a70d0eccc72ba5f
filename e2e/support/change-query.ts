import type { Page } from '@playwright/test'

/**
 * Changes query parameters without loading the page again. Dispatches popstate, so that the page reads the new query. An empty
 * value removes a parameter.
 */
export const changeQuery = (page: Page, query: Record<string, string>): Promise<void> =>
  page.evaluate((changes) => {
    const url = new URL(location.href)
    for (const [key, value] of Object.entries(changes))
      if (value) url.searchParams.set(key, value)
      else url.searchParams.delete(key)
    history.replaceState(history.state, '', url)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, query)
