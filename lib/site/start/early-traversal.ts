/**
 * Reloads the document if the user goes back or forward to another path or query before the page is ready. The URL has then
 * changed, but the document still shows this page, and Next.js would request a file that the export does not contain.
 * @param root the element that gets the `data-ready` attribute when the page is ready
 */
export const reloadOnEarlyTraversal = (root: HTMLElement): void => {
  const { pathname, search } = location
  const onPopState = (event: PopStateEvent) => {
    if (root.dataset.ready !== undefined) return removeEventListener('popstate', onPopState, true)
    if (location.pathname === pathname && location.search === search) return
    event.stopImmediatePropagation()
    // Next.js restores history entries whose state has its field, even if it missed the step, so only our field is kept.
    const { patternbook } = (event.state ?? {}) as { patternbook?: unknown }
    History.prototype.replaceState.call(history, patternbook === undefined ? null : { patternbook }, '')
    location.reload()
  }
  addEventListener('popstate', onPopState, true)
}
