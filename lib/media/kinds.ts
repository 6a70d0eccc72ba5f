/** Shape and published widths of one kind of picture. */
export type Kind = {
  /** Sides of the shape, in lowest terms: `[4, 3]` is a little wider than high. */
  readonly ratio: readonly [width: number, height: number]
  /** Published widths in CSS pixels of the file, ascending; the last one is never wider than the master. */
  readonly widths: readonly number[]
}

const square: Kind = { ratio: [1, 1], widths: [160, 320, 600] }
const still: Kind = { ratio: [4, 3], widths: [240, 480, 900] }
const wide: Kind = { ratio: [4, 3], widths: [240, 480, 800, 1200] }

/**
 * The kinds of pictures, by the first word of a picture's name (`land-lake` is a `land`). Because shape and widths
 * follow from the name, a page carries this small table and no list of pictures.
 *
 * The smallest width serves a list thumbnail at two or three device pixels per CSS pixel, the largest a full-width
 * picture on a dense phone.
 */
export const kinds: Readonly<Record<string, Kind>> = {
  avatar: { ratio: [1, 1], widths: [96, 192, 460] },
  dog: square,
  cover: square,
  product: still,
  music: still,
  food: still,
  interior: still,
  abstract: still,
  land: wide,
  city: wide,
  map: wide,
  portrait: { ratio: [9, 16], widths: [360, 540, 720] },
  card: { ratio: [3, 2], widths: [240, 480, 900] },
}

/** The kind of a picture by its name; undefined when the name belongs to none. */
export const kindOf = (name: string): Kind | undefined => {
  const word = name.split('-', 1)[0] ?? ''
  return Object.hasOwn(kinds, word) ? kinds[word] : undefined
}
