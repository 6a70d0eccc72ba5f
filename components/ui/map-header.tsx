'use client'
import { addOverscrollGesture } from '@patternbook/engine/animation/overscroll.motion'
import { addParallax } from '@patternbook/engine/animation/parallax'
import { useEffect, useRef } from 'react'
import { MapView, type MapViewProps } from './map-view'

/**
 * A map at the top of a page, behind the bar. Like the photo of Parallax, the map scrolls at half the speed of the content and
 * grows on overscroll, unless motion is reduced. Use MapHeader as the first child of Content.
 */
export function MapHeader({ className = '', ...mapViewProps }: MapViewProps) {
  const hero = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const scroller = hero.current?.closest<HTMLElement>('[data-content]')
    const map = hero.current?.querySelector<HTMLElement>('[data-parallax]')
    if (!scroller || !map) return
    const cleanups = [addParallax(scroller, map), addOverscrollGesture(scroller, map)]
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }, [])
  return (
    <div
      ref={hero}
      data-hero
      className={`parallax relative flex-none [clip-path:inset(-100cqh_0_0)] ${className}`}
    >
      <div data-parallax className="absolute inset-0 grid origin-bottom">
        <MapView {...mapViewProps} className="size-full" />
      </div>
    </div>
  )
}
