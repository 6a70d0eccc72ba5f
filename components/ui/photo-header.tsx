import type { ReactNode, Ref } from 'react'
import { photoScrimClass } from './photo-scrim'
import { Picture } from './picture'

/** Props of PhotoHeader. */
export type PhotoHeaderProps = {
  /** URL of the photo, or the name of a sample picture. */
  src: string
  /** Alt text of the photo. */
  alt: string
  /** Classes, which must include the height. They replace the default, a minimum height of 40% of the frame’s height. */
  className?: string
  /** Content on the photo, in white. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A full-width photo at the top of a page, behind the bar, with optional text on it. It grows with the text. */
export function PhotoHeader({
  src,
  alt,
  className = 'min-h-[round(up,40cqh,1px)]',
  children,
  ref,
}: PhotoHeaderProps) {
  return (
    <div
      ref={ref}
      data-hero
      className={`relative isolate flex flex-none flex-col justify-end text-white ${className}`}
    >
      <Picture src={src} alt={alt} eager ratio="fill" className="absolute! inset-0 -z-1 origin-bottom" />
      {/* The scrim grows with the text, so that the text is legible at every text size. */}
      {children && (
        <div className={`px-margin pt-24 pb-5 [--fade-height:6rem] ${photoScrimClass}`}>{children}</div>
      )}
    </div>
  )
}
