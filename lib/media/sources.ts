import { ASSET_BASE } from '@/lib/navigation/href'
import { pictureKindOf } from './picture-kinds'

/** Attributes of an `<img>` with WebP files and its AVIF `<source>`. */
export type PictureSources = {
  /** Size of the largest file, px, so that the browser reserves space before the file arrives. */
  readonly width: number
  readonly height: number
  /** Candidates as `srcset` values. */
  readonly avifSrcSet: string
  readonly webpSrcSet: string
  /** URL of the WebP file with the second-smallest width, for clients that do not support `srcset`. */
  readonly src: string
}

/** Returns the URL path of one published file, without the base path. @param width one of the kind's widths, px */
export const mediaPath = (name: string, width: number, format: 'avif' | 'webp') =>
  `/media/${name}-${width}.${format}`

/**
 * Returns the attributes for the files of a picture, derived from its name alone.
 *
 * @param name a picture's name, for example `land-lake`
 * @returns undefined if the first word of the name is not a kind
 */
export function getPictureSources(name: string): PictureSources | undefined {
  const kind = pictureKindOf(name)
  if (!kind) return undefined
  const { ratio, widths } = kind
  const srcSet = (format: 'avif' | 'webp') =>
    widths.map((width) => `${ASSET_BASE}${mediaPath(name, width, format)} ${width}w`).join(', ')
  const width = widths[widths.length - 1]!
  return {
    width,
    height: Math.round((width * ratio[1]) / ratio[0]),
    avifSrcSet: srcSet('avif'),
    webpSrcSet: srcSet('webp'),
    src: `${ASSET_BASE}${mediaPath(name, widths[1]!, 'webp')}`,
  }
}
