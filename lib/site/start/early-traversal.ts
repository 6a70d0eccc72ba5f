/**
 * Reloads the document if the user goes back or forward to another path or query before the page is ready. The URL has then
 * changed, but the document still shows the page of the old URL.
 * @param root the element that gets the `data-ready` attribute when the page is ready
 */
export const reloadOnEarlyTraversal = (root: HTMLElement): void => {
  const { pathname, search } = location
  const onPopState = (event: PopStateEvent) => {
    if (root.dataset.ready !== undefined) return removeEventListener('popstate', onPopState, true)
    if (location.pathname === pathname && location.search === search) return
    event.stopImmediatePropagation()
    // Keeps only our field of the history state. If Next.js starts before the reload, it handles this traversal too, but only if
    // the state contains Next's own field.
    const { patternbook } = (event.state ?? {}) as { patternbook?: unknown }
    History.prototype.replaceState.call(history, patternbook === undefined ? null : { patternbook }, '')
    location.reload()
  }
  addEventListener('popstate', onPopState, true)
}
