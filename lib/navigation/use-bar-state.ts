import { type RefObject, useEffect } from 'react'

const TABBABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/** A scroller with nothing to tab to is itself a stop, so that the arrow keys can scroll it. */
const keepTabbable = (content: HTMLElement): void => {
  const alone = content.scrollHeight > content.clientHeight && !content.querySelector(TABBABLE)
  if (alone) content.tabIndex = 0
  else if (content.tabIndex === 0) content.removeAttribute('tabindex')
}

/**
 * Keeps three attributes of the page's header up to date, without listening to scrolling: `data-scrolled` (content lies
 * beneath the bar), `data-collapsed` (the large title has gone beneath it), `data-over` (the picture marked `data-hero`
 * is still behind it).
 * @param scroller the page's content
 * @param status watches anew when this changes: other children are there
 */
export const useBarState = (scroller: RefObject<HTMLElement | null>, status: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the status stands for the children
  useEffect(() => {
    const content = scroller.current
    const header = content?.closest('[data-page]')?.querySelector<HTMLElement>('[data-header]')
    if (!content || !header || typeof IntersectionObserver === 'undefined') return
    let observers: IntersectionObserver[] = []
    const watch = (selector: string, attribute: string, whileSeen: boolean, margin: number) => {
      const element = content.querySelector(selector)
      if (!element) return
      const observer = new IntersectionObserver(
        ([entry]) => entry && header.toggleAttribute(attribute, entry.isIntersecting === whileSeen),
        { root: content, rootMargin: `${-margin}px 0px 0px` },
      )
      observer.observe(element)
      observers.push(observer)
    }
    const release = () => {
      for (const observer of observers) observer.disconnect()
      observers = []
    }
    // Called at once, and again when the mode or the text size changes the bar's height.
    const headerObserver = new ResizeObserver(() => {
      release()
      const bar = header.offsetHeight
      watch('[data-top]', 'data-scrolled', false, 0)
      watch('[data-large-title]', 'data-collapsed', false, bar)
      watch('[data-hero]', 'data-over', true, bar)
    })
    const contentObserver = new ResizeObserver(() => keepTabbable(content))
    headerObserver.observe(header)
    contentObserver.observe(content)
    return () => {
      release()
      headerObserver.disconnect()
      contentObserver.disconnect()
    }
  }, [scroller, status])
}
