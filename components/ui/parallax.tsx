'use client'
import { addOverscrollGesture } from '@patternbook/engine/animation/overscroll.motion'
import { addParallax } from '@patternbook/engine/animation/parallax'
import { useEffect, useRef } from 'react'
import { PhotoHeader, type PhotoHeaderProps } from './photo-header'

/**
 * Class of a Page whose h1 is below the photo and has `data-large-title`. The class hides the title in the bar until the h1 has
 * scrolled behind the bar.
 */
export const collapsingTitleClass =
  '[&:has(>header:not([data-collapsed])):has([data-large-title])_[data-title]]:opacity-0'

/**
 * A PhotoHeader whose photo scrolls at half the speed of the content and grows on overscroll, unless motion is reduced. The text
 * on the photo fades before it reaches the buttons of the bar. Use Parallax as the first child of Content.
 */
export function Parallax({
  className = 'min-h-[round(up,40cqh,1px)]',
  ...headerProps
}: Omit<PhotoHeaderProps, 'ref'>) {
  const hero = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const scroller = hero.current?.closest<HTMLElement>('[data-content]')
    const photo = hero.current?.querySelector('picture')
    if (!scroller || !photo) return
    const cleanups = [
      addParallax(scroller, photo, hero.current?.querySelector<HTMLElement>(':scope > div')),
      addOverscrollGesture(scroller, photo),
    ]
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }, [])
  // The clip path cuts the photo off at the bottom and the sides, but not at the top, where the photo grows out of the header.
  return (
    <PhotoHeader
      {...headerProps}
      ref={hero}
      className={`parallax [clip-path:inset(-100cqh_0_0)] ${className}`}
    />
  )
}
