/**
 * Reloads the document after a history step to another page before hydration. The URL is then that of the other page, but
 * the document is still this one. Next would fetch a file that the export does not have.
 * @param root the element that is marked as ready (`data-ready`)
 */
export const reloadOnEarlyTraversal = (root: HTMLElement): void => {
  const { pathname, search } = location
  const onPopState = (event: PopStateEvent) => {
    if (root.dataset.ready !== undefined) return removeEventListener('popstate', onPopState, true)
    if (location.pathname === pathname && location.search === search) return
    event.stopImmediatePropagation()
    // Next restores entries that have its field, even after a step that it has missed, so only our field is kept.
    const { patternbook } = (event.state ?? {}) as { patternbook?: unknown }
    History.prototype.replaceState.call(history, patternbook === undefined ? null : { patternbook }, '')
    location.reload()
  }
  addEventListener('popstate', onPopState, true)
}
