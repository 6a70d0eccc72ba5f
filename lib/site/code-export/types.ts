/** Kind of an item: a screen, a component, an engine, or the base that all of them need. */
export type ItemKind = 'screen' | 'part' | 'engine' | 'base'

/** Language of a file, as in code fences. */
export type FileLang = 'tsx' | 'ts' | 'css' | 'json' | 'svg'

/** A file in a list. */
export type FileSummary = {
  /** Path in an app, from its root: `components/ui/header.tsx`. */
  path: string
  lang: FileLang
  lines: number
  /**
   * Path in this repository, from its root, if it is a different one: some files are copied in another form than they run in.
   * Empty for files that the build creates.
   */
  origin?: string
}

/** Path of a file in this repository, from its root; undefined for files that the build creates. */
export const sourcePathOf = ({ path, origin = path }: FileSummary): string | undefined => origin || undefined

/** A file with its content. */
export type ExportedFile = FileSummary & {
  /** Its text. */
  source: string
  /**
   * The highlighted text for a `<pre><code>`: `<span class="line">` per line, with newlines between them. They contain spans
   * with classes `tk-…`, whose colors are in `code.css`.
   */
  html: string
}

/** A dependency on another item, with a list of its files. Their content is in that item's own code. */
export type ItemDependency = {
  /** Name of the item, as {@link loadCode} takes it. */
  name: string
  kind: ItemKind
  title: string
  files: FileSummary[]
}

/** The code of one item: the content of `/code/{name}.json`. */
export type ExportedCode = {
  /** Stable name, as in `/r/{name}.json`. */
  name: string
  kind: ItemKind
  title: string
  description: string
  /** URL to install it from. */
  url: string
  /** The package of the engine, in the form that package managers accept. */
  engine: string
  /** Its own files, the main one first. */
  files: ExportedFile[]
  /** The other items that it needs, direct ones first. Together with its own files, these are all files. */
  needs: ItemDependency[]
  /** npm packages that it and its dependencies use, with their versions. */
  dependencies: Record<string, string>
  /** Packages of types, as `name@version`. */
  devDependencies?: string[]
}

/** The platforms of code: both in one, or one alone without the classes and branches of the other. */
export const PLATFORMS = ['both', 'ios', 'material'] as const
/** A platform of code. */
export type Platform = (typeof PLATFORMS)[number]

/**
 * The content of `/code/{name}.ios.json` and `/code/{name}.material.json`. A file that is identical on both platforms has no
 * text here; its text is in the code for both platforms.
 */
export type PlatformCode = Omit<ExportedCode, 'files'> & { files: (ExportedFile | FileSummary)[] }
