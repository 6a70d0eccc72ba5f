'use client'
import type { PictureName } from '@patternbook/engine/media/pictures'
import { type Sources, sources } from '@patternbook/engine/media/sources'

/** Shapes a picture's box can be given; `natural` is the picture's own, `fill` that of the parent. */
const shapes = {
  square: 'aspect-square',
  '2/1': 'aspect-[2/1]',
  '16/9': 'aspect-video',
  '3/2': 'aspect-[3/2]',
  '4/3': 'aspect-[4/3]',
  '3/4': 'aspect-[3/4]',
  '9/16': 'aspect-[9/16]',
  fill: 'size-full',
}

/** Shape by the largest file's width : height. Written out because class names must stand in the source. */
const natural = ({ width, height }: Sources) =>
  shapes[width === height ? 'square' : width < height ? '9/16' : width * 3 === height * 4 ? '4/3' : '3/2']

const focals = { top: 'object-top', center: 'object-center', bottom: 'object-bottom' }

/** Marks an image that could not be loaded, also one that failed before React was there to hear of it. */
const check = (image: HTMLImageElement | null): void => {
  image?.toggleAttribute('data-failed', image.complete && image.naturalWidth === 0)
}

export type PictureProps = {
  /** Name of a sample picture (`land-lake`), or the address of your own picture: any text with a slash. */
  name: PictureName | (string & {})
  /** What it shows, if the text next to it does not say so; empty (the default) if it is decorative. */
  alt?: string
  /** Width it is shown at, as a `sizes` value. Lazy pictures measure their box themselves where browsers can. */
  sizes?: string
  /** For what is visible first: loads immediately, before other pictures. Others load when they are almost visible. */
  eager?: boolean
  ratio?: 'natural' | keyof typeof shapes
  /** The part to keep when cropping, instead of the focal point of the picture. */
  focal?: keyof typeof focals
  /** Classes of the box (size, radius, position) and of the image in it. */
  className?: string
  imgClassName?: string
}

/**
 * A sample picture that reserves its space: AVIF with a WebP fallback, cropped around its focal point, with a soft
 * preview in its own colors until it loads. If it cannot be loaded, the preview stays and screen readers read its text.
 * An unknown name leaves an empty box.
 */
export function Picture({
  name,
  alt = '',
  sizes = '(min-width: 1024px) 402px, 100vw',
  eager = false,
  ratio = 'natural',
  focal,
  className = '',
  imgClassName = '',
}: PictureProps) {
  const own = name.includes('/')
  const files = own ? undefined : sources(name)
  const shape = ratio !== 'natural' ? shapes[ratio] : files ? natural(files) : shapes['4/3']
  const shown = eager ? sizes : `auto, ${sizes}`
  const look = `block overflow-hidden ${files ? `ph ph-${name}` : 'bg-fill'} ${shape} ${className}`
  if (!files && !own) return <picture className={look} />
  return (
    <picture className={look}>
      {files && <source type="image/avif" srcSet={files.avif} sizes={shown} />}
      <img
        alt={alt}
        ref={check}
        onLoad={(event) => check(event.currentTarget)}
        onError={(event) => check(event.currentTarget)}
        width={files?.width}
        height={files?.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        // Fingers and mice drag the screens, not the pictures on them.
        draggable={false}
        sizes={files && shown}
        srcSet={files?.webp}
        src={files ? files.src : name}
        className={`block size-full object-cover text-transparent data-failed:opacity-0! ${focal ? focals[focal] : ''} ${imgClassName}`}
      />
    </picture>
  )
}
