/** What an item is: a screen of the book, a part of the kit, an engine, or what all of them stand on. */
export type ItemKind = 'screen' | 'part' | 'engine' | 'base'

/** Language of a file, as code is named in tags and fences. */
export type FileLang = 'tsx' | 'ts' | 'css' | 'json' | 'svg'

/** A file as a list names it. */
export type FileSummary = {
  /** Where it lies in an app, from its root: `components/ui/header.tsx`. */
  path: string
  lang: FileLang
  lines: number
  /**
   * Where its text stands in the repository of the book, from its root, if that is another place: some files are taken in
   * another form than they run in. Empty for what is made by the build.
   */
  origin?: string
}

/** Where a file stands in the repository of the book, from its root; undefined for what is made by the build. */
export const originOf = ({ path, origin = path }: FileSummary): string | undefined => origin || undefined

/** A file with its content. */
export type ExportedFile = FileSummary & {
  /** Its text, as it is copied. */
  source: string
  /**
   * The text highlighted: `<span class="line">` per line (a newline between two), in them spans with classes `tk-…`. To be
   * set inside a `<pre><code>`; their colors are in `code.css` beside this file.
   */
  html: string
}

/** What an item needs of another one: enough to list its files. Their content is read from that item's own code. */
export type Need = {
  /** Name of the item, for {@link loadCode}. */
  name: string
  kind: ItemKind
  title: string
  files: FileSummary[]
}

/** One item that can be taken away, with its own files: what `/code/{name}.json` holds. */
export type ExportedCode = {
  /** Stable name, as it stands in `/r/{name}.json`. */
  name: string
  kind: ItemKind
  title: string
  description: string
  /** Address to install it from. */
  address: string
  /** The package of the engine, as package managers are told it. */
  engine: string
  /** Its own files, the most telling one first. */
  files: ExportedFile[]
  /** The other items that come along, direct ones first; together with the own files this is everything. */
  needs: Need[]
  /** Packages of npm that it needs together with its needs, with their versions. */
  dependencies: Record<string, string>
  /** Packages of types, as `name@version`. */
  devDependencies?: string[]
}

/** The platforms that code can be taken for: both in one, or one alone, without the classes and branches of the other. */
export const PLATFORMS = ['both', 'ios', 'material'] as const
/** One of them. */
export type Platform = (typeof PLATFORMS)[number]

/**
 * What `/code/{name}.ios.json` and `/code/{name}.material.json` hold: the item for one platform. A file that is the same for
 * both stands there without its text, which is that of the item for both.
 */
export type PlatformCode = Omit<ExportedCode, 'files'> & { files: (ExportedFile | FileSummary)[] }
