/** Converts an item to the form that the inspector reads: its files with highlighted text, and a list of its dependencies. */
import type {
  ExportedCode,
  ExportedFile,
  FileLanguage,
  FileSummary,
  PlatformCode,
} from '@/lib/site/code-export/types'
import { sourcePathOf } from '../engine/source-overrides'
import { exportedPath, exportedSource } from './exported-paths'
import { highlight } from './highlight'
import { allItemDependencies, type Item } from './items'
import {
  allPackages,
  engineDependency,
  registryItemUrl,
  typePackagesOf,
  versionRangesOf,
} from './registry-item'

type ReadText = (file: string) => string

/** Functions that return the text and the summary of a file in the form in which apps install it. */
type ExportedSourceReader = { readText: ReadText; summarize: (file: string) => FileSummary }

const memoize = <T>(read: (file: string) => T): ((file: string) => T) => {
  const cache = new Map<string, T>()
  return (file) => {
    const value = cache.get(file) ?? read(file)
    cache.set(file, value)
    return value
  }
}

/**
 * Creates a reader of files in the form in which apps install them. It reads each file once.
 * @param readText returns the text of a file
 */
export const createExportedSourceReader = (readText: ReadText): ExportedSourceReader => {
  const readExported = memoize((file) => exportedSource(file, readText(file)))
  const summarize = memoize(
    (file): FileSummary => ({
      path: exportedPath(file),
      lang: file.split('.').at(-1) as FileLanguage,
      lineCount: readExported(file).replace(/\n$/, '').split('\n').length,
      repositoryPath: sourcePathOf(file),
    }),
  )
  return { readText: readExported, summarize }
}

const exportedFile = async (
  file: string,
  { readText, summarize }: ExportedSourceReader,
): Promise<ExportedFile> => {
  const [source, fileSummary] = [readText(file), summarize(file)]
  return { ...fileSummary, source, html: await highlight(source, fileSummary.lang) }
}

/** Returns the exported code of an item without `files`. */
const codeWithoutFiles = (
  item: Item,
  itemsByName: ReadonlyMap<string, Item>,
  site: string,
  { summarize }: ExportedSourceReader,
): Omit<ExportedCode, 'files'> => {
  // A file that several items contain, such as an icon, is listed only for the first of these items.
  const listedFiles = new Set(item.files)
  const excludeListed = (files: string[]) =>
    files.filter((file) => {
      const isNew = !listedFiles.has(file)
      listedFiles.add(file)
      return isNew
    })
  return {
    name: item.name,
    kind: item.kind,
    title: item.title,
    description: item.description,
    url: registryItemUrl(item.name, site),
    itemDependencies: allItemDependencies(item, itemsByName).map((neededItem) => ({
      name: neededItem.name,
      kind: neededItem.kind,
      title: neededItem.title,
      files: excludeListed(neededItem.files).map(summarize),
    })),
    enginePackage: engineDependency(site),
    dependencies: versionRangesOf(allPackages(item, itemsByName)),
    devDependencies: typePackagesOf(allPackages(item, itemsByName)),
  }
}

/**
 * Returns one item with the code for both platforms, the content of `/code/{name}.json`.
 * @param itemsByName all items
 * @param site URL of the site with its base path
 * @param bothPlatformsReader reads the files for both platforms
 */
export const createExportedCode = async (
  item: Item,
  itemsByName: ReadonlyMap<string, Item>,
  site: string,
  bothPlatformsReader: ExportedSourceReader,
): Promise<ExportedCode> => ({
  ...codeWithoutFiles(item, itemsByName, site, bothPlatformsReader),
  files: await Promise.all(item.files.map((file) => exportedFile(file, bothPlatformsReader))),
})

/**
 * Returns one item with the code for one platform, the content of `/code/{name}.ios.json` or `/code/{name}.material.json`. Files
 * that are the same as in the code for both platforms have no text.
 * @param itemsByName all items for that platform
 * @param site URL of the site with its base path
 * @param platformReader reads the files for that platform
 * @param bothPlatformsReader reads the files for both platforms
 */
export const createPlatformCode = async (
  item: Item,
  itemsByName: ReadonlyMap<string, Item>,
  site: string,
  platformReader: ExportedSourceReader,
  bothPlatformsReader: ExportedSourceReader,
): Promise<PlatformCode> => {
  const files = item.files.map((file) =>
    platformReader.readText(file) === bothPlatformsReader.readText(file)
      ? platformReader.summarize(file)
      : exportedFile(file, platformReader),
  )
  return { ...codeWithoutFiles(item, itemsByName, site, platformReader), files: await Promise.all(files) }
}
