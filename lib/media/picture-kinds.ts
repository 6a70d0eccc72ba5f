/** The aspect ratio and the published widths of one kind of picture. */
export type PictureKind = {
  /** Aspect ratio, in lowest terms. */
  readonly ratio: readonly [width: number, height: number]
  /** Widths of the published files, px, ascending. */
  readonly widths: readonly number[]
}

const squareKind: PictureKind = { ratio: [1, 1], widths: [160, 320, 600] }
const mediumKind: PictureKind = { ratio: [4, 3], widths: [240, 480, 900] }
const largeKind: PictureKind = { ratio: [4, 3], widths: [240, 480, 800, 1200] }

/**
 * The kinds of pictures, by the first word of a picture's name (`land-lake` has the kind `land`). Aspect ratio and widths follow
 * from the name, so a page contains this small table instead of a list of pictures.
 *
 * In most kinds, the smallest width is for thumbnails in lists, and the largest is for full-width pictures on phones.
 */
export const pictureKinds: Readonly<Record<string, PictureKind>> = {
  avatar: { ratio: [1, 1], widths: [96, 192, 460] },
  dog: squareKind,
  cover: squareKind,
  product: mediumKind,
  music: mediumKind,
  food: mediumKind,
  interior: mediumKind,
  people: mediumKind,
  abstract: mediumKind,
  land: largeKind,
  city: largeKind,
  portrait: { ratio: [9, 16], widths: [360, 540, 720] },
  card: { ratio: [3, 2], widths: [240, 480, 900] },
}

/** Returns the kind of a picture by its name; undefined if the first word of the name is not a kind. */
export const pictureKindOf = (name: string): PictureKind | undefined => {
  const word = name.split('-', 1)[0] ?? ''
  return Object.hasOwn(pictureKinds, word) ? pictureKinds[word] : undefined
}
