import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pictureKindOf, pictureKinds } from '../../lib/media/picture-kinds.ts'
import { mediaPath } from '../../lib/media/sources.ts'

/** A picture before encoding: its entry in media/manifest.json. Its file is in media/masters. */
export type SourceImage = {
  file: string
  /** Group of similar pictures, such as `landscape`. */
  category: string
  /** What the picture shows, such as `mountain lake at sunrise`. */
  subject: string
  /** Alternative text in English. */
  alt: string
  /** Alternative text in Arabic. */
  altAr: string
  /** Main color, `#rrggbb`. */
  dominantColor: string
  /** The point that must stay visible when the picture is cropped: 0 to 1 from the top left corner. */
  focal: [x: number, y: number]
  /** Size of the file, px. */
  width: number
  height: number
}

/** What a published picture was encoded from, and its placeholder. */
export type PictureFingerprint = {
  /** Hash of the source image and the encoder settings ({@link sourceHash}). */
  sourceHash: string
  /** Colors of the gradient of the placeholder, from top to bottom, separated by spaces. */
  bandColors: string
  /** Color of the spot at the focal point of the placeholder, if the picture shows an object. */
  centerColor?: string
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T

/** Reads the list of all source images, in the order of the manifest. */
export const readSourceImages = () => readJson<SourceImage[]>('media/manifest.json')

/** Reads the list of source images that are published as pictures: all except the logos, which are SVG files. */
export const readPictures = () => readSourceImages().filter(({ file }) => file.endsWith('.webp'))

/** Reads the fingerprints of all published pictures, by name. */
export const readFingerprints = () => readJson<Record<string, PictureFingerprint>>('media/fingerprints.json')

/** Returns the name of a picture: its file name without extension. */
export const pictureName = ({ file }: Pick<SourceImage, 'file'>) => file.replace(/\.\w+$/, '')

/** Kinds of pictures that are drawings. Their AVIF files have full color resolution, so that thin saturated lines stay sharp. */
const drawingKinds = new Set(['cover', 'card'])

/**
 * Returns the encoder settings of a picture. The qualities were chosen by eye: the lowest without visible banding.
 * @throws if the name does not begin with a known kind
 */
export function encoderSettings(name: string) {
  const kind = pictureKindOf(name)
  if (!kind) {
    throw new Error(
      `Patternbook: the picture "${name}" has no known kind, so its widths are unknown. Begin its name with one of ${Object.keys(pictureKinds).join(', ')}, or add the kind to lib/media/picture-kinds.ts.`,
    )
  }
  const isDrawing = drawingKinds.has(name.split('-', 1)[0]!)
  return {
    ...kind,
    avif: { quality: isDrawing ? 60 : 56, effort: 6, chromaSubsampling: isDrawing ? '4:4:4' : '4:2:0' },
    webp: { quality: 78, effort: 6, smartSubsample: true },
  }
}

/** Returns a hash of the source image of a picture and of its encoder settings. */
export const sourceHash = (name: string) =>
  createHash('sha256')
    .update(readFileSync(`media/masters/${name}.webp`))
    .update(JSON.stringify(encoderSettings(name)))
    .digest('hex')
    .slice(0, 16)

/** Returns the published files of a picture, as app paths (`/media/…`). */
export const publishedPathsOf = (name: string) =>
  encoderSettings(name).widths.flatMap((width) => [
    mediaPath(name, width, 'avif'),
    mediaPath(name, width, 'webp'),
  ])
