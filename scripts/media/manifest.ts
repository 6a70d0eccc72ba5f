import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { kindOf, kinds } from '../../lib/media/kinds.ts'
import { mediaPath } from '../../lib/media/sources.ts'

/** One master as media/manifest.json describes it. */
export type Master = {
  file: string
  category: string
  subject: string
  /** Alternative text in English and in Arabic. */
  alt: string
  altAr: string
  /** Main color, `#rrggbb`. */
  dominant: string
  /** What must stay visible when the picture is cropped: 0 to 1 from the top left corner. */
  focal: [x: number, y: number]
  width: number
  height: number
}

/** What scripts/media.ts remembers of a picture it has published: the state it was made from and its preview. */
export type Print = {
  from: string
  /** Colors from the top to the foot, with spaces between. */
  bands: string
  /** Color of what the picture shows, if it shows one thing. */
  centre?: string
}

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T

/** Every master, in the order of the manifest. */
export const masters = () => read<Master[]>('media/manifest.json')

/** The masters that are published as pictures: all but the logo, which is drawn inline. */
export const pictures = () => masters().filter(({ file }) => file.endsWith('.webp'))

/** What has been published so far, by picture name. */
export const prints = () => read<Record<string, Print>>('media/fingerprints.json')

/** A picture's name: the file name without its ending. */
export const nameOf = ({ file }: Pick<Master, 'file'>) => file.replace(/\.\w+$/, '')

/** Drawn pictures keep full color resolution, so that thin saturated lines stay crisp. */
const drawn = new Set(['cover', 'map', 'card'])

/** Encoder settings of one picture. Qualities were chosen by eye: the lowest at which no plane of color shows steps. */
export function recipe(name: string) {
  const kind = kindOf(name)
  if (!kind) {
    throw new Error(
      `Patternbook: the picture "${name}" is of no known kind, so its widths are unknown. Begin its name with one of ${Object.keys(kinds).join(', ')}, or add the kind to lib/media/kinds.ts.`,
    )
  }
  const full = drawn.has(name.split('-', 1)[0]!)
  return {
    ...kind,
    avif: { quality: full ? 60 : 56, effort: 6, chromaSubsampling: full ? '4:4:4' : '4:2:0' },
    webp: { quality: 78, effort: 6, smartSubsample: true },
  }
}

/** The state a picture's files are made from: its master and its encoder settings, as one short hash. */
export const fingerprint = (name: string) =>
  createHash('sha256')
    .update(readFileSync(`media/masters/${name}.webp`))
    .update(JSON.stringify(recipe(name)))
    .digest('hex')
    .slice(0, 16)

/** The published files of one picture, as app paths. */
export const filesOf = (name: string) =>
  recipe(name).widths.flatMap((width) => [mediaPath(name, width, 'avif'), mediaPath(name, width, 'webp')])
