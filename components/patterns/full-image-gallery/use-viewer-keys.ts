'use client'
import { axisOf } from '@patternbook/engine/gesture'
import { usePage } from '@patternbook/engine/navigation/use-page'
import { type RefObject, useEffect, useRef } from 'react'
import type { TouchZoom } from './touch-zoom'

/** One press of + multiplies the scale by this factor, and one press of − divides the scale by it. */
const ZOOM_STEP = 1.5

type ViewerKeysOptions = {
  index: number
  lastIndex: number
  goToSlide: (index: number) => void
  touchZoomRef: RefObject<TouchZoom | undefined>
  onClose: () => void
}

/**
 * Adds keyboard shortcuts to a photo viewer. They work wherever the focus is on the page of the viewer. The left and right arrow
 * keys, Home, and End switch photos, except on a slider, which handles these keys itself. The right arrow key shows the next
 * photo; in right-to-left layouts, the left arrow key does. +, −, and 0 change the zoom. Escape resets the zoom or, if the photo
 * is not zoomed, closes the viewer.
 * @param elementRef any element of the page
 */
export function useViewerKeys(elementRef: RefObject<HTMLElement | null>, options: ViewerKeysOptions) {
  const { isActive } = usePage()
  const latestOptions = useRef(options)
  useEffect(() => {
    latestOptions.current = options
  })
  useEffect(() => {
    if (!isActive) return
    const onKeyDown = (event: KeyboardEvent) => {
      const page = elementRef.current?.closest('[data-page]')
      const target = event.target as Element
      const isOnPage = target === document.body || page?.contains(target)
      if (
        !elementRef.current ||
        !isOnPage ||
        event.defaultPrevented ||
        event.altKey ||
        event.metaKey ||
        event.ctrlKey
      )
        return
      const { index, lastIndex, goToSlide, touchZoomRef, onClose } = latestOptions.current
      const isSlider = target instanceof HTMLInputElement
      const nextKey = axisOf(elementRef.current).sign === 1 ? 'ArrowRight' : 'ArrowLeft'
      if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
        if (isSlider) return
        goToSlide(Math.min(lastIndex, Math.max(0, index + (event.key === nextKey ? 1 : -1))))
      } else if (event.key === 'Home' && !isSlider) goToSlide(0)
      else if (event.key === 'End' && !isSlider) goToSlide(lastIndex)
      else if (event.key === '+' || event.key === '=') touchZoomRef.current?.zoomBy(ZOOM_STEP)
      else if (event.key === '-') touchZoomRef.current?.zoomBy(1 / ZOOM_STEP)
      else if (event.key === '0') touchZoomRef.current?.reset()
      else if (event.key === 'Escape') {
        if (touchZoomRef.current?.isZoomed) touchZoomRef.current.reset()
        else onClose()
      } else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isActive, elementRef])
}
