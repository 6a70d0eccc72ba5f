/**
 * Divides the exported code into items, such as screens, components, and items that only install the package. Reads the sources
 * and the catalog, and writes nothing.
 */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { catalogScreens, findRoute, findSection } from '@/lib/site/catalog'
import { descriptions } from '@/lib/site/catalog/descriptions'
import { registryItemName, SCREENS_WITHOUT_SECTION } from '@/lib/site/catalog/registry-item-name'
import {
  isScreenWithoutPattern,
  SCREENS_WITHOUT_PATTERN,
  type ScreenWithoutPattern,
} from '@/lib/site/catalog/screens-without-pattern'
import type { ItemKind } from '@/lib/site/code-export/types'
import { type Imports, importsOf, reachableFiles } from '../engine/import-graph'
import { importedPackagesOf } from '../engine/package-sources'
import { OPTIONAL_PACKAGES } from '../engine/public-modules'
import { screenFile } from '../generate/screen-loaders'
import { rootFolder } from '../settings'
import { isCopiedToApp } from './exported-paths'
import { engineItems, itemGroups, itemNamesByRenamedFile } from './item-groups'

/** One item: its own files, and the names of the items and packages that these files import. */
export type Item = {
  name: string
  kind: ItemKind
  title: string
  description: string
  /** Paths in the repository or in scripts/engine/overrides. The first file of a screen is its entry file. */
  files: string[]
  itemDependencyNames: string[]
  /** Packages besides the engine and React. */
  packages: string[]
  /** ID in the catalog. Only screens have one. */
  id?: string
  /** True if the item is only in the registry, and the inspector does not show its code. */
  isRegistryOnly?: true
}

/** The ID of a page that shows a screen without a pattern, and the title of the screen's item, by the name of the screen. */
const ITEMS_WITHOUT_PATTERN: Readonly<Record<ScreenWithoutPattern, readonly [id: string, title: string]>> = {
  home: ['home', 'Home'],
  list: ['list', 'Index with a filter'],
  items: ['items/login', 'List of screens'],
  subitems: ['subitems/expandable', 'Second-level list of screens'],
  settings: ['settings', 'Settings'],
  'image-gallery-subgallery': ['image-gallery-subgallery', 'Photos in an album'],
  'full-image-gallery': ['full-image-gallery', 'Full-screen photo'],
}

/** Packages that every React app already has, so items do not install them. */
const PROVIDED_PACKAGES = ['react', 'react-dom']

type ReadImports = (file: string) => Imports

/** Wraps a function so that it reads every file only once. */
const memoize = (readImports: ReadImports): ReadImports => {
  const cache = new Map<string, Imports>()
  return (file) => {
    const imports = cache.get(file) ?? readImports(file)
    cache.set(file, imports)
    return imports
  }
}

/** Returns the imports of a file as it is in the repository. */
const readRepositoryImports = memoize(importsOf)

const optionalPackagesByFile = new Map<string, string[]>()
/** Returns the packages that a module of the engine needs, but that the package of the engine does not install. */
const optionalPackagesOf = (file: string): string[] => {
  const packages =
    optionalPackagesByFile.get(file) ??
    importedPackagesOf([file]).filter((name) => OPTIONAL_PACKAGES.includes(name))
  optionalPackagesByFile.set(file, packages)
  return packages
}

/** Wraps `readImports`, so that it returns only what an app must install for a file: copied files and packages. */
const createCopiedImportsReader = (readImports: ReadImports): ReadImports =>
  memoize((file) => {
    const { files, packages } = readImports(file)
    const enginePackages = files.filter((imported) => !isCopiedToApp(imported)).flatMap(optionalPackagesOf)
    return { files: files.filter(isCopiedToApp), packages: [...packages, ...enginePackages] }
  })

const isComponentFile = (file: string) => /^components\/ui\/[\w-]+\.(tsx?|css)$/.test(file)
const isScreenFile = (file: string) => /^(components\/patterns|data)\//.test(file)
/** Returns whether a file is an icon. Every item contains the icons that it imports, so that apps install no other icons. */
const isIcon = (file: string) => file.startsWith('components/ui/symbols/')
const stem = (file: string) => path.posix.basename(file).replace(/\.\w+$/, '')
const toTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** Returns the name of the component item that contains a file; undefined for icons, and for files outside of components/ui. */
const componentItemNameOf = (file: string): string | undefined =>
  itemGroups.find((group) => group.filePattern.test(file))?.name ??
  (isComponentFile(file) ? (itemNamesByRenamedFile[stem(file)] ?? stem(file)) : undefined)

/**
 * Returns the description of a file: the doc comment of the export that is named after the file. If there is none, the doc
 * comment of the first documented exported function of the file, or else of its first documented export.
 */
const descriptionOf = (file: string, text: string): string => {
  const docCommentOfExport = (declaration: string) =>
    new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*(?://.*\\n\\s*)*export ${declaration}`, 'i').exec(
      text,
    )?.[1]
  const ownExport = `(?:function|const) (?:use)?${stem(file).replaceAll('-', '')}\\b`
  const comment =
    docCommentOfExport(ownExport) ??
    docCommentOfExport('(?:default )?function') ??
    docCommentOfExport('') ??
    ''
  return comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/@\w+[\s\S]*$/, '')
    .replace(/\{@link (\w+)\}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the files and the icons that they import. */
const withIcons = (files: string[], readImports: ReadImports): string[] => [
  ...new Set([...files, ...files.flatMap((file) => readImports(file).files.filter(isIcon)).sort()]),
]

const itemDependencyNamesOf = (name: string, files: string[], readImports: ReadImports) => {
  const itemNames = files.flatMap((file) => readImports(file).files.map(componentItemNameOf))
  return [
    ...new Set(itemNames.filter((itemName) => itemName !== undefined && itemName !== name)),
  ].sort() as string[]
}

const packagesOf = (files: string[], readImports: ReadImports) =>
  [...new Set(files.flatMap((file) => readImports(file).packages))]
    .filter((name) => !PROVIDED_PACKAGES.includes(name))
    .sort()

const createScreenItems = (readText: (file: string) => string, readImports: ReadImports): Item[] =>
  [...catalogScreens.map(({ id }) => id), ...SCREENS_WITHOUT_SECTION, ...SCREENS_WITHOUT_PATTERN].flatMap(
    (key) => {
      const [id, titleWithoutPattern] = isScreenWithoutPattern(key) ? ITEMS_WITHOUT_PATTERN[key] : [key]
      const route = findRoute(id)
      if (!route) return []
      const entryFile = screenFile(route.screen)
      const ownFiles = reachableFiles(entryFile, readImports).filter(isScreenFile)
      const files = withIcons(
        [entryFile, ...ownFiles.filter((file) => file !== entryFile).sort()],
        readImports,
      )
      const name = registryItemName(key)
      const sectionTitle = route.section ? findSection(route.section)?.title : undefined
      return {
        name,
        kind: 'screen' as const,
        title: titleWithoutPattern ?? (sectionTitle ? `${sectionTitle}: ${route.title}` : route.title),
        description: descriptions[id] ?? descriptionOf(entryFile, readText(entryFile)),
        files,
        itemDependencyNames: itemDependencyNamesOf(name, files, readImports),
        packages: packagesOf(files, readImports),
        id,
      }
    },
  )

/** Returns one item for each screen that has Arabic sample data. Each item contains only the data of its screen. */
const createArabicItems = (screenItems: readonly Item[]): Item[] =>
  screenItems.flatMap(({ name, title, files }) => {
    const arabicFiles = files
      .filter((file) => file.startsWith('data/'))
      .map((file) => file.replace('data/', 'data/ar/'))
      .filter((file) => existsSync(path.join(rootFolder, file)))
    if (arabicFiles.length === 0) return []
    return {
      name: `${name}-arabic`,
      kind: 'base' as const,
      title: `${title}, Arabic data`,
      description: `Arabic sample data for the data prop of ${name}.`,
      files: arabicFiles,
      itemDependencyNames: [],
      packages: [],
      isRegistryOnly: true as const,
    }
  })

/** Returns two items that no screen needs. Each has one file, which only some apps install. */
const createExtraItems = (readImports: ReadImports): Item[] =>
  [
    {
      name: 'fonts',
      kind: 'base' as const,
      title: 'Fonts',
      description: 'Inter, Roboto Flex, and Noto Sans Arabic from Fontsource.',
      files: ['exported/fonts.ts'],
    },
    {
      name: 'custom-accent',
      kind: 'component' as const,
      title: 'Custom accent',
      description: 'An accent in any color, computed with Google’s material-color-utilities.',
      files: ['exported/ui/custom-accent.tsx'],
    },
  ].map((item) => ({ ...item, itemDependencyNames: [], packages: packagesOf(item.files, readImports) }))

/**
 * Returns all items except the source of the engine (engine-source.ts).
 * @param readText returns the text of a file
 * @param readOriginalImports returns the imports of a file; by default, of the file as it is in the repository
 * @throws if a file that a screen or component imports is in no item
 */
export const collectItems = (
  readText: (file: string) => string,
  readOriginalImports: ReadImports = readRepositoryImports,
): Item[] => {
  const readImports = createCopiedImportsReader(readOriginalImports)
  const componentFiles = readdirSync(path.join(rootFolder, 'components', 'ui'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => `components/ui/${file}`)
  const screenItems = createScreenItems(readText, readImports)
  const reachable = new Set(
    [...screenItems.map(({ files }) => files[0] ?? ''), ...componentFiles].flatMap((file) =>
      reachableFiles(file, readImports),
    ),
  )
  const filesByItem = new Map<string, string[]>()
  for (const file of [...reachable].sort()) {
    const itemName = componentItemNameOf(file)
    if (itemName) filesByItem.set(itemName, [...(filesByItem.get(itemName) ?? []), file])
    else if (!isScreenFile(file) && !isIcon(file))
      throw new Error(
        `Patternbook: ${file} is needed by a screen, but no item contains it, so the screen could not be installed. Add it to scripts/registry/item-groups.ts.`,
      )
  }
  const componentItems = [...filesByItem].map(([name, ownFiles]): Item => {
    const files = withIcons(ownFiles, readImports)
    const group = itemGroups.find((entry) => entry.name === name)
    return {
      name,
      kind: 'component',
      title: group?.title ?? toTitle(name),
      description: group?.description ?? descriptionOf(files[0] ?? '', readText(files[0] ?? '')),
      files,
      itemDependencyNames: itemDependencyNamesOf(name, files, readImports),
      packages: packagesOf(files, readImports),
    }
  })
  const packageItems = Object.entries(engineItems).map(([name, [title, description]]): Item => {
    return { name, kind: 'engine', title, description, files: [], itemDependencyNames: [], packages: [] }
  })
  return [
    ...screenItems,
    ...[
      ...componentItems,
      ...packageItems,
      ...createExtraItems(readImports),
      ...createArabicItems(screenItems),
    ].sort((a, b) => (a.name < b.name ? -1 : 1)),
  ]
}

/** Returns all items that an item needs: first those that its own files import, then their dependencies. */
export const allItemDependencies = (item: Item, itemsByName: ReadonlyMap<string, Item>): Item[] => {
  const visitedNames = new Set<string>([item.name])
  const foundItems: Item[] = []
  let pendingNames = item.itemDependencyNames
  while (pendingNames.length > 0) {
    const newNames = pendingNames.filter((name) => !visitedNames.has(name))
    for (const name of newNames) visitedNames.add(name)
    const neededItems = [...new Set(newNames)].flatMap((name) => itemsByName.get(name) ?? [])
    foundItems.push(...neededItems)
    pendingNames = neededItems.flatMap((neededItem) => neededItem.itemDependencyNames)
  }
  return foundItems
}

/** Returns all files that are installed with an item: first its own files, then those of its dependencies. */
export const allFiles = (item: Item, itemsByName: ReadonlyMap<string, Item>): string[] => [
  ...new Set([item, ...allItemDependencies(item, itemsByName)].flatMap(({ files }) => files)),
]
