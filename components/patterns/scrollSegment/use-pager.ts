'use client'
import { reducedMotion } from '@patternbook/engine/frame/motion'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { axisOf } from '@patternbook/engine/gesture/axis'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Width of the strip at the start edge that is reserved for the swipe back and the side menu, px. */
const EDGE_WIDTH = 50

const fromWithin = (root: HTMLElement, event: MouseEvent | TouchEvent) => {
  const { clientX = 0 } = 'touches' in event ? (event.touches[0] ?? {}) : event
  return axisOf(root).inset(clientX, root.getBoundingClientRect()) > EDGE_WIDTH
}

/** Returns the width of the text or icon of each tab, px. */
const widths = (tabs: HTMLElement) =>
  [...tabs.querySelectorAll<HTMLElement>('[data-face]')].map((face) => face.offsetWidth)

/**
 * Creates a carousel of pages with synchronized tabs: the indicator follows a swipe, and tapping a tab scrolls to its page.
 * @returns `viewport` and `row` for the two elements around the pages, `tabs` for the tab list, the index of the `selected`
 *   page, and `select(index)`
 */
export function usePager() {
  const { dir, motion } = useFrame()
  const [selected, setSelected] = useState(0)
  const tabs = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const last = useRef(0)
  // Embla's `duration` is a stiffness, not a time: 25 settles in about 300 ms.
  const [viewport, embla] = useEmblaCarousel({
    direction: dir,
    duration: 25 / (motion === 'reduced' ? 1 : motion),
    watchDrag: (api, event) => fromWithin(api.rootNode(), event),
  })

  // Restores the position before the first paint, because Embla starts again when a hidden screen is shown again.
  useLayoutEffect(() => {
    if (row.current && last.current > 0)
      row.current.style.transform = `translateX(${axisOf(row.current).along(-100 * last.current)}%)`
  }, [])

  useEffect(() => {
    if (!embla) return
    if (embla.selectedScrollSnap() !== last.current) embla.scrollTo(last.current, true)
    const follow = () => {
      const element = tabs.current
      if (!element) return
      const faces = widths(element)
      const at = Math.min(1, Math.max(0, embla.scrollProgress())) * (faces.length - 1)
      const before = faces[Math.floor(at)] ?? 0
      const after = faces[Math.ceil(at)] ?? 0
      element.style.setProperty('--i', String(at))
      element.style.setProperty('--w', `${before + (after - before) * (at % 1)}px`)
    }
    const select = () => {
      last.current = embla.selectedScrollSnap()
      setSelected(last.current)
    }
    const resized = new ResizeObserver(follow)
    if (tabs.current) resized.observe(tabs.current)
    embla.on('scroll', follow).on('reInit', follow).on('select', select)
    return () => {
      resized.disconnect()
      embla.off('scroll', follow).off('reInit', follow).off('select', select)
    }
  }, [embla])

  const select = useCallback((index: number) => embla?.scrollTo(index, reducedMotion()), [embla])
  return { viewport, row, tabs, selected, select }
}
