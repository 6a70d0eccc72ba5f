import { usePageLifecycle } from '@patternbook/engine/navigation/use-page-lifecycle'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps `--bottom-bar-height` equal to the height of the bar at the bottom of a page, px: on the page, for the padding of its
 * content, and, while the page is visible, on the frame, for the position of toasts. A bar with a height gets `data-bottom-bar`,
 * and toasts appear above it. A hidden bar sets no height and has no `data-bottom-bar`.
 * @param bar ref of the bar
 */
export const useBottomBarHeight = (bar: RefObject<HTMLElement | null>): void => {
  const isVisible = useRef(false)
  const update = () => {
    const height = bar.current?.offsetHeight
    bar.current?.toggleAttribute('data-bottom-bar', Boolean(height))
    if (!bar.current || !height) return
    const page = bar.current.closest<HTMLElement>('[data-page]')
    const frame = isVisible.current && bar.current.closest<HTMLElement>('[data-frame]')
    for (const target of [page, frame])
      if (target) target.style.setProperty('--bottom-bar-height', `${height}px`)
  }
  const latestUpdate = useRef(update)
  useEffect(() => {
    latestUpdate.current = update
  })
  const onEnter = () => {
    isVisible.current = true
    update()
  }
  usePageLifecycle({
    onWillEnter: onEnter,
    onCancelLeave: onEnter,
    onWillLeave() {
      isVisible.current = false
    },
  })
  useEffect(() => {
    const element = bar.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => latestUpdate.current())
    observer.observe(element)
    return () => observer.disconnect()
  }, [bar])
}
