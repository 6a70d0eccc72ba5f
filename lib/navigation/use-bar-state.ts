import { type RefObject, useEffect } from 'react'

const TABBABLE_SELECTOR =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/**
 * If the content can be scrolled and contains no tab stop, makes the content itself a tab stop, so that the arrow keys can scroll
 * it. Otherwise, removes this tab stop.
 */
const updateTabStop = (content: HTMLElement): void => {
  const needsTabStop =
    content.scrollHeight > content.clientHeight && !content.querySelector(TABBABLE_SELECTOR)
  if (needsTabStop) content.tabIndex = 0
  else if (content.tabIndex === 0) content.removeAttribute('tabindex')
}

/**
 * Updates three attributes of the page's header, without scroll listeners: `data-scrolled` (the content is scrolled),
 * `data-collapsed` (the large title has disappeared behind the bar), and `data-over-picture` (the `data-hero` picture is still
 * behind the bar). Also makes the content a tab stop if it can be scrolled and contains no other tab stop.
 * @param scroller the page's content
 * @param status status of the data; when it changes, the content has other children, which are then observed
 */
export const useBarState = (scroller: RefObject<HTMLElement | null>, status: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the children change with the status
  useEffect(() => {
    const content = scroller.current
    const header = content?.closest('[data-page]')?.querySelector<HTMLElement>('[data-header]')
    if (!content || !header || typeof IntersectionObserver === 'undefined') return
    let observers: IntersectionObserver[] = []
    const observe = (selector: string, attribute: string, whenVisible: boolean, margin: number) => {
      const element = content.querySelector(selector)
      if (!element) return
      const observer = new IntersectionObserver(
        ([entry]) => entry && header.toggleAttribute(attribute, entry.isIntersecting === whenVisible),
        { root: content, rootMargin: `${-margin}px 0px 0px` },
      )
      observer.observe(element)
      observers.push(observer)
    }
    const disconnectAll = () => {
      for (const observer of observers) observer.disconnect()
      observers = []
    }
    // Runs once when the observation of the header starts, and again when the size of the header changes, e.g. with the mode.
    const headerObserver = new ResizeObserver(() => {
      disconnectAll()
      const barHeight = header.offsetHeight
      observe('[data-scroll-sentinel]', 'data-scrolled', false, 0)
      observe('[data-large-title]', 'data-collapsed', false, barHeight)
      observe('[data-hero]', 'data-over-picture', true, barHeight)
    })
    const contentObserver = new ResizeObserver(() => updateTabStop(content))
    headerObserver.observe(header)
    contentObserver.observe(content)
    return () => {
      disconnectAll()
      headerObserver.disconnect()
      contentObserver.disconnect()
    }
  }, [scroller, status])
}
