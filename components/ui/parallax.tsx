'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { drift } from '@/lib/animation/drift'
import { pull } from '@/lib/animation/pull.motion'
import { Picture } from './picture'

/** Props of Parallax. */
export type ParallaxProps = {
  /** The photo: a picture's name, and what it shows. */
  name: string
  alt: string
  /** Darkens the photo for the words on it: at its foot, or all of it. */
  scrim?: 'foot' | 'all'
  /** Height and layout of the header, e.g. `min-h-[40cqh] justify-end p-5`. */
  className?: string
  /** What stands on the photo, in white. */
  children?: ReactNode
}

const scrims = {
  foot: 'scrim',
  all: 'after:absolute after:inset-0 after:bg-[rgb(8_10_20/0.5)]',
}

/**
 * A header photo that falls behind at half the speed of the scroll, and grows while the page is pulled down at its top.
 * The first thing in a Content whose Header lies over it. Moves nothing where motion is reduced.
 */
export function Parallax({ name, alt, scrim, className = '', children }: ParallaxProps) {
  const hero = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const scroller = hero.current?.closest<HTMLElement>('[data-content]')
    const photo = hero.current?.querySelector('picture')
    if (!scroller || !photo) return
    const stops = [drift(scroller, photo), pull(scroller, photo)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return (
    // Clips at the foot and the sides, not at the top: there the photo may grow out of the header.
    <div
      ref={hero}
      data-hero
      className={`drift relative flex flex-none flex-col text-white [clip-path:inset(-100cqh_0_0)] ${className}`}
    >
      <Picture
        name={name}
        alt={alt}
        eager
        ratio="fill"
        className={`absolute! inset-0 -z-1 origin-bottom ${scrim ? scrims[scrim] : ''}`}
      />
      {children}
    </div>
  )
}
