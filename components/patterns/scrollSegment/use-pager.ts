'use client'
import { reducedMotion } from '@patternbook/engine/frame/motion'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { axisOf } from '@patternbook/engine/gesture/axis'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Width of the strip at the start edge that is reserved for the swipe back (`SWIPE_EDGE_WIDTH_PX`) and the side menu, px. */
const EDGE_WIDTH_PX = 50

const startsOutsideEdgeStrip = (root: HTMLElement, event: MouseEvent | TouchEvent) => {
  const { clientX = 0 } = 'touches' in event ? (event.touches[0] ?? {}) : event
  return axisOf(root).distanceFromStart(clientX, root.getBoundingClientRect()) > EDGE_WIDTH_PX
}

/** Returns the width of the icon of each tab, or of the text if the tab has no icon, px. */
const tabContentWidths = (tabList: HTMLElement) =>
  [...tabList.querySelectorAll<HTMLElement>('[data-tab-content]')].map((content) => content.offsetWidth)

/**
 * Creates a carousel of pages with synchronized tabs: the indicator follows a swipe, and tapping a tab scrolls to its page.
 * @returns `viewportRef` and `trackRef` for the two elements around the pages, `tabListRef` for the tab list, the
 *   `selectedIndex`, and `scrollToPage(index)`
 */
export function usePager() {
  const { dir, motion } = useFrame()
  const [selectedIndex, setSelectedIndex] = useState(0)
  const tabListRef = useRef<HTMLDivElement>(null)
  const trackRef = useRef<HTMLDivElement>(null)
  const lastSelectedIndex = useRef(0)
  // Embla's `duration` has no unit of time: the default is 25, and a higher number makes scrolling slower.
  const [viewportRef, embla] = useEmblaCarousel({
    direction: dir,
    duration: 25 / (motion === 'reduced' ? 1 : motion),
    watchDrag: (api, event) => startsOutsideEdgeStrip(api.rootNode(), event),
  })

  // Shows the selected page before the next paint, because Embla restarts at the first page when a hidden screen reappears.
  useLayoutEffect(() => {
    if (trackRef.current && lastSelectedIndex.current > 0)
      trackRef.current.style.transform = `translateX(${axisOf(trackRef.current).mirrorInRtl(-100 * lastSelectedIndex.current)}%)`
  }, [])

  useEffect(() => {
    if (!embla) return
    if (embla.selectedScrollSnap() !== lastSelectedIndex.current)
      embla.scrollTo(lastSelectedIndex.current, true)
    const moveIndicator = () => {
      const element = tabListRef.current
      if (!element) return
      const contentWidths = tabContentWidths(element)
      const position = Math.min(1, Math.max(0, embla.scrollProgress())) * (contentWidths.length - 1)
      const fromWidth = contentWidths[Math.floor(position)] ?? 0
      const toWidth = contentWidths[Math.ceil(position)] ?? 0
      element.style.setProperty('--indicator-position', String(position))
      element.style.setProperty(
        '--indicator-width',
        `${fromWidth + (toWidth - fromWidth) * (position % 1)}px`,
      )
    }
    const updateSelectedIndex = () => {
      lastSelectedIndex.current = embla.selectedScrollSnap()
      setSelectedIndex(lastSelectedIndex.current)
    }
    const resizeObserver = new ResizeObserver(moveIndicator)
    if (tabListRef.current) resizeObserver.observe(tabListRef.current)
    embla.on('scroll', moveIndicator).on('reInit', moveIndicator).on('select', updateSelectedIndex)
    return () => {
      resizeObserver.disconnect()
      embla.off('scroll', moveIndicator).off('reInit', moveIndicator).off('select', updateSelectedIndex)
    }
  }, [embla])

  const scrollToPage = useCallback((index: number) => embla?.scrollTo(index, reducedMotion()), [embla])
  return { viewportRef, trackRef, tabListRef, selectedIndex, scrollToPage }
}
