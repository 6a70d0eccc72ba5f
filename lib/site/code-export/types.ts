/** Kind of an item: a screen, components, the package of the engines, or files that work without the engines (`base`). */
export type ItemKind = 'screen' | 'component' | 'engine' | 'base'

/** Language of a file, as in code fences. */
export type FileLanguage = 'tsx' | 'ts' | 'css' | 'json' | 'svg'

/** A file of an item, without its content. */
export type FileSummary = {
  /** Path in an app, from the folder that contains `components`: `components/patternbook/ui/header.tsx`. */
  path: string
  lang: FileLanguage
  /** Number of lines. */
  lineCount: number
  /**
   * Path in this repository, from its root; `path` if omitted; empty if the file is not in the repository. If apps get a
   * different version of a file than the site, this is the path of the version for apps.
   */
  repositoryPath?: string
}

/** Returns the path of a file in this repository, from its root; undefined if the file is not in the repository. */
export const sourcePathOf = ({ path, repositoryPath = path }: FileSummary): string | undefined =>
  repositoryPath || undefined

/** A file of an item, with its content. */
export type ExportedFile = FileSummary & {
  /** The text of the file. */
  source: string
  /**
   * The highlighted text for a `<pre><code>`: a `<span class="line">` for each line, with newlines between them. These spans
   * contain spans with classes `syntax-…`, whose colors are in `code.css`.
   */
  html: string
}

/**
 * An item that another item needs, and the files of the needed item without their content. A file that the other item or an
 * earlier dependency contains is left out.
 */
export type ItemDependency = {
  /** Name of the item, as {@link loadCode} takes it. */
  name: string
  kind: ItemKind
  title: string
  files: FileSummary[]
}

/** The code of one item: the content of `/code/{name}.json`. */
export type ExportedCode = {
  /** Registry name, as in `/r/{name}.json`. It never changes. */
  name: string
  kind: ItemKind
  title: string
  description: string
  /** URL from which the item is installed. */
  url: string
  /** The package of the engine, in a form that package managers accept: its name with the URL of a tarball, or with a version. */
  enginePackage: string
  /** The files of the item itself. The first file of a screen is its entry file. */
  files: ExportedFile[]
  /** All other items that the item needs, those that it imports itself first. */
  itemDependencies: ItemDependency[]
  /** Version ranges of the npm packages, except React and the engine, that the item and its dependencies use, by name. */
  dependencies: Record<string, string>
  /** The `@types/…` packages for `dependencies`, as `name@range`. */
  devDependencies?: string[]
}

/** Platforms for which code can be exported: for both, or for one without the classes and branches of the other. */
export const PLATFORM_CHOICES = ['both', 'ios', 'material'] as const
export type PlatformChoice = (typeof PLATFORM_CHOICES)[number]

/**
 * The content of `/code/{name}.ios.json` and `/code/{name}.material.json`. A file that is the same as in the code for both
 * platforms has no text here.
 */
export type PlatformCode = Omit<ExportedCode, 'files'> & { files: (ExportedFile | FileSummary)[] }
