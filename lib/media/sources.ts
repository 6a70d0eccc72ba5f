import { BOOK } from '@/lib/navigation/href'
import { kindOf } from './kinds'

/** What an `<img>` and its AVIF `<source>` need to show a picture. */
export type Sources = {
  /** Size of the largest file in pixels; the browser keeps this shape free before the file arrives. */
  readonly width: number
  readonly height: number
  /** Candidates as `srcset` values. */
  readonly avif: string
  readonly webp: string
  /** For clients that read neither list: the middle width as WebP. */
  readonly src: string
}

/** App path of one published file, without the base path. Width in pixels, one of the kind's. */
export const mediaPath = (name: string, width: number, format: 'avif' | 'webp') =>
  `/media/${name}-${width}.${format}`

/**
 * The files of a picture, derived from its name alone.
 *
 * @param name a picture's name, for example `land-lake`
 * @returns undefined when no kind has that name: the caller then shows an empty box
 */
export function sources(name: string): Sources | undefined {
  const kind = kindOf(name)
  if (!kind) return undefined
  const { ratio, widths } = kind
  const set = (format: 'avif' | 'webp') =>
    widths.map((width) => `${BOOK}${mediaPath(name, width, format)} ${width}w`).join(', ')
  const width = widths[widths.length - 1]!
  return {
    width,
    height: Math.round((width * ratio[1]) / ratio[0]),
    avif: set('avif'),
    webp: set('webp'),
    src: `${BOOK}${mediaPath(name, widths[1]!, 'webp')}`,
  }
}
