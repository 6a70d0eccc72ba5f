'use client'
import type { PictureName } from '@patternbook/engine/media/pictures'
import { getPictureSources, type PictureSources } from '@patternbook/engine/media/sources'

/** Classes for the values of the `ratio` prop. With `fill`, the picture fills its parent. */
const ratioClasses = {
  square: 'aspect-square',
  '2/1': 'aspect-[2/1]',
  '16/9': 'aspect-video',
  '3/2': 'aspect-[3/2]',
  '4/3': 'aspect-[4/3]',
  '3/4': 'aspect-[3/4]',
  '9/16': 'aspect-[9/16]',
  fill: 'size-full',
}

/** Returns the class of a sample picture’s ratio, from the list above, because Tailwind finds only complete class names. */
const naturalRatioClass = ({ width, height }: PictureSources) =>
  ratioClasses[
    width === height ? 'square' : width < height ? '9/16' : width * 3 === height * 4 ? '4/3' : '3/2'
  ]

const focalClasses = { top: 'object-top', center: 'object-center', bottom: 'object-bottom' }

/** Sets or removes `data-failed`, which marks an image that failed to load. As a ref, it also finds failures before hydration. */
const updateFailureAttribute = (image: HTMLImageElement | null): void => {
  image?.toggleAttribute('data-failed', image.complete && image.naturalWidth === 0)
}

/** Props of Picture. */
export type PictureProps = {
  /** URL of the picture (any string that contains a slash), or the name of a sample picture (`land-lake`). */
  src: PictureName | (string & {})
  /** Alt text. Empty (the default) if the picture is decorative. */
  alt?: string
  /** Displayed width as a `sizes` value. Lazy pictures use automatic sizes if the browser supports them. */
  sizes?: string
  /** Loads the picture at once, for pictures that are visible at first. Other pictures load when they are almost visible. */
  eager?: boolean
  ratio?: 'natural' | keyof typeof ratioClasses
  /** The part to keep when cropping. Default: the focal point of a sample picture, or the center of your own picture. */
  focalPoint?: keyof typeof focalClasses
  /** Classes of the `<picture>` element, for its size, radius, and position. */
  className?: string
  /** Classes of the `<img>` element. */
  imgClassName?: string
}

/**
 * A picture that reserves its space. A sample picture is an AVIF file with a WebP fallback, cropped around its focal point, with
 * a gradient in its colors as a preview until it loads. If the picture cannot be loaded, the preview remains, and screen readers
 * read the alt text. An unknown name shows an empty box.
 */
export function Picture({
  src,
  alt = '',
  sizes = '(min-width: 1024px) 402px, 100vw',
  eager = false,
  ratio = 'natural',
  focalPoint,
  className = '',
  imgClassName = '',
}: PictureProps) {
  const isUrl = src.includes('/')
  const pictureSources = isUrl ? undefined : getPictureSources(src)
  const ratioClass =
    ratio !== 'natural'
      ? ratioClasses[ratio]
      : pictureSources
        ? naturalRatioClass(pictureSources)
        : ratioClasses['4/3']
  const sizesValue = eager ? sizes : `auto, ${sizes}`
  const pictureClass = `block overflow-hidden ${pictureSources ? `picture-preview picture-preview-${src}` : 'bg-fill'} ${ratioClass} ${className}`
  if (!pictureSources && !isUrl) return <picture className={pictureClass} />
  return (
    <picture className={pictureClass}>
      {pictureSources && <source type="image/avif" srcSet={pictureSources.avifSrcSet} sizes={sizesValue} />}
      <img
        alt={alt}
        ref={updateFailureAttribute}
        onLoad={(event) => updateFailureAttribute(event.currentTarget)}
        onError={(event) => updateFailureAttribute(event.currentTarget)}
        width={pictureSources?.width}
        height={pictureSources?.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        // Keeps the mouse from dragging a copy of the picture instead of moving a carousel or a row.
        draggable={false}
        sizes={pictureSources && sizesValue}
        srcSet={pictureSources?.webpSrcSet}
        src={pictureSources ? pictureSources.src : src}
        className={`block size-full object-cover text-transparent data-failed:opacity-0! ${focalPoint ? focalClasses[focalPoint] : ''} ${imgClassName}`}
      />
    </picture>
  )
}
