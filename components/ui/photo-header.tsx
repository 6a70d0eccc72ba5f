import type { ReactNode, Ref } from 'react'
import { Picture } from './picture'

/** Where the words stand, and the shade behind them: it grows with them, so that they can be read at every size. */
const places = {
  foot: 'bg-linear-to-t from-[#080a14]/80 via-[#080a14]/55 via-70% px-5 pt-24 pb-5 material:px-margin',
  middle: 'flex flex-1 flex-col items-center justify-center bg-[#080a14]/50 px-6 pt-20 pb-6 text-center',
}

/** Props of PhotoHeader. */
export type PhotoHeaderProps = {
  /** The photo: a picture's name, and what it shows. */
  name: string
  alt: string
  words?: keyof typeof places
  /** The least height, two fifths of the frame unless given, and more. */
  className?: string
  /** What stands on the photo, in white. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A photo as wide as the page with words on it, under a bar that lies over it; grows with its words. */
export function PhotoHeader({
  name,
  alt,
  words = 'foot',
  className = 'min-h-[40cqh]',
  children,
  ref,
}: PhotoHeaderProps) {
  return (
    <div
      ref={ref}
      data-hero
      className={`relative isolate flex flex-none flex-col justify-end text-white ${className}`}
    >
      <Picture name={name} alt={alt} eager ratio="fill" className="absolute! inset-0 -z-1 origin-bottom" />
      {children && <div className={places[words]}>{children}</div>}
    </div>
  )
}
