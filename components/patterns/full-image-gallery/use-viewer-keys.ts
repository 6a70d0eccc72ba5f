'use client'
import { axisOf } from '@patternbook/engine/gesture'
import { usePage } from '@patternbook/engine/navigation/use-page'
import { type RefObject, useEffect, useRef } from 'react'
import type { TouchZoom } from './touch-zoom'

/** Zoom factor of one press of + or −. */
const ZOOM_STEP = 1.5

type ViewerKeysOptions = {
  index: number
  lastIndex: number
  goTo: (index: number) => void
  zoom: RefObject<TouchZoom | undefined>
  onClose: () => void
}

/**
 * Adds keyboard shortcuts to a photo viewer. They work wherever the focus is on the page of the viewer. Arrow keys, Home, and End
 * switch photos, except on a slider, which handles these keys itself. The right arrow key shows the next photo; in right-to-left
 * languages, the left one does. +, −, and 0 change the zoom. Escape resets the zoom or, if the photo is not zoomed, closes the
 * viewer.
 * @param root any element of the page
 */
export function useViewerKeys(root: RefObject<HTMLElement | null>, viewer: ViewerKeysOptions) {
  const { active } = usePage()
  const latest = useRef(viewer)
  useEffect(() => {
    latest.current = viewer
  })
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => {
      const page = root.current?.closest('[data-page]')
      const target = event.target as Element
      const isOnPage = target === document.body || page?.contains(target)
      if (
        !root.current ||
        !isOnPage ||
        event.defaultPrevented ||
        event.altKey ||
        event.metaKey ||
        event.ctrlKey
      )
        return
      const { index, lastIndex: last, goTo, zoom, onClose } = latest.current
      const isSlider = target instanceof HTMLInputElement
      const forward = axisOf(root.current).sign === 1 ? 'ArrowRight' : 'ArrowLeft'
      if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
        if (isSlider) return
        goTo(Math.min(last, Math.max(0, index + (event.key === forward ? 1 : -1))))
      } else if (event.key === 'Home' && !isSlider) goTo(0)
      else if (event.key === 'End' && !isSlider) goTo(last)
      else if (event.key === '+' || event.key === '=') zoom.current?.zoomBy(ZOOM_STEP)
      else if (event.key === '-') zoom.current?.zoomBy(1 / ZOOM_STEP)
      else if (event.key === '0') zoom.current?.reset()
      else if (event.key === 'Escape') {
        if (zoom.current?.isZoomed) zoom.current.reset()
        else onClose()
      } else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [active, root])
}
