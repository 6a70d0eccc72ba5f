/** Converts an item to the form that the shadcn command line installs. */
import type { ItemKind } from '@/lib/site/code-export/types'
import { LICENSE } from '@/lib/site/license'
import packageJson from '@/package.json'
import { PACKAGE_NAME } from '../engine/public-modules'
import { engineVersion, tarballName } from '../engine/version'
import { exportedPath, exportedSource, INSTALL_FOLDER } from './exported-paths'
import { allFiles, allItemDependencies, type Item } from './items'
import type { Registry, RegistryItem } from './schema'

const REGISTRY_TYPES = {
  screen: 'registry:block',
  component: 'registry:ui',
  engine: 'registry:lib',
  base: 'registry:lib',
} as const satisfies Record<ItemKind, RegistryItem['type']>

const dependencyVersions: Record<string, string> = packageJson.dependencies
const devDependencyVersions: Record<string, string> = packageJson.devDependencies

/**
 * Returns version ranges for packages, by name. A range begins at the version that this repository uses, so that an app can keep
 * a newer compatible version.
 * @throws if a package is not in the dependencies of package.json
 */
export const versionRangesOf = (packages: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    packages.map((name) => {
      const version = dependencyVersions[name]
      if (version) return [name, `^${version}`]
      throw new Error(
        `Patternbook: a screen imports ${name}, which is not in the dependencies of package.json, so the screen could not be installed elsewhere. Add it to the dependencies.`,
      )
    }),
  )

/** Returns the `@types/…` packages, as `name@range`, for the packages that contain no types. */
export const typePackagesOf = (packages: readonly string[]): string[] =>
  packages.flatMap((name) => {
    const version = devDependencyVersions[`@types/${name}`]
    return version ? [`@types/${name}@^${version}`] : []
  })

/** Returns the URL from which an item is installed. */
export const registryItemUrl = (name: string, site: string): string => `${site}/r/${name}.json`

/**
 * Returns the package of the engine in the form that package managers accept: its name and the URL of the tarball on the site. If
 * PATTERNBOOK_ENGINE_PUBLISHED is set, the package is in the npm registry, and a version replaces the URL.
 */
export const engineDependency = (site: string): string =>
  process.env.PATTERNBOOK_ENGINE_PUBLISHED
    ? `${PACKAGE_NAME}@${engineVersion}`
    : `${PACKAGE_NAME}@${site}/pkg/${tarballName}`

/** Returns the packages that an item and all of its dependencies import. */
export const allPackages = (item: Item, itemsByName: ReadonlyMap<string, Item>): string[] =>
  [...new Set([item, ...allItemDependencies(item, itemsByName)].flatMap(({ packages }) => packages))].sort()

/** The rule that the installation adds to the style sheet of the app. */
export const THEME_IMPORT = `@import "${PACKAGE_NAME}/theme.css"`

/** Returns instructions for removing what an item installs, with the command for its packages. */
export const removalInstructions = (packages: readonly string[], hasFiles = true): string =>
  `${hasFiles ? `Everything is in ${INSTALL_FOLDER}. To remove it, delete that folder and` : 'To remove it, delete'} the line ${THEME_IMPORT}, and uninstall the packages that nothing else imports: npm uninstall ${packages.join(' ')}`

/** Returns the message that is shown after the installation. @param packages all packages that the item installs */
const installMessage = (item: Item, packages: readonly string[], site: string): string | undefined => {
  if (item.kind === 'screen')
    return [
      `Render it in an element with a height and position: relative, or in a PatternFrame from ${PACKAGE_NAME}/frame:`,
      '',
      `  import Screen from '@/${exportedPath(item.files[0] ?? '').replace(/\.tsx$/, '')}'`,
      '',
      '  <div className="relative h-dvh"><Screen /></div>',
      '',
      `Connect your router once: import { configure } from '${PACKAGE_NAME}/navigation'`,
      removalInstructions(packages),
      `Pictures are loaded from ${site}; configure({ mediaBaseUrl }) sets the URL of your own copy.`,
    ].join('\n')
  if (item.name.endsWith('-arabic'))
    return `Pass it to the screen as data: import arabic from '@/${exportedPath(item.files[0] ?? '')}'`
  if (item.name === 'fonts')
    return [
      `Import '@/${INSTALL_FOLDER}/fonts' where the app starts. To use your own fonts, set --font-inter, --font-roboto, and --font-arabic instead.`,
      removalInstructions(packages),
    ].join('\n')
  return removalInstructions(packages, item.files.length > 0)
}

const undefinedIfEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined)

/**
 * Returns one item with all files that it needs, the content of `/r/{name}.json`. The type `registry:file` makes shadcn’s command
 * line write the files unchanged.
 * @param itemsByName all items
 * @param site URL of the site with its base path
 * @param readText returns the text of a file
 * @param name name in the registry, if it differs from the name of the item: for code for one platform, and for an alias
 */
export const createRegistryItem = (
  item: Item,
  itemsByName: ReadonlyMap<string, Item>,
  site: string,
  readText: (file: string) => string,
  name = item.name,
): RegistryItem => {
  const packages = allPackages(item, itemsByName)
  const typePackages = typePackagesOf(packages)
  const needsEngine = item.kind !== 'base'
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name,
    type: REGISTRY_TYPES[item.kind],
    title: item.title,
    description: item.description,
    dependencies: undefinedIfEmpty([
      ...(needsEngine ? [engineDependency(site)] : []),
      ...Object.entries(versionRangesOf(packages)).map((pair) => pair.join('@')),
    ]),
    devDependencies: undefinedIfEmpty(typePackages),
    categories: item.id ? [item.name.replace(/-\d+$/, '')] : undefined,
    files: allFiles(item, itemsByName).map((file) => ({
      path: exportedPath(file),
      type: 'registry:file',
      target: exportedPath(file),
      content: exportedSource(file, readText(file)),
    })),
    css: needsEngine ? { [THEME_IMPORT]: {} } : undefined,
    author: LICENSE.holder,
    meta: { version: engineVersion, changelog: `${site}/pkg/CHANGELOG.md`, license: LICENSE.name },
    docs: installMessage(
      item,
      [
        ...(needsEngine ? [PACKAGE_NAME] : []),
        ...packages,
        ...typePackages.map((entry) => entry.slice(0, entry.lastIndexOf('@'))),
      ],
      site,
    ),
  }
}

/** Returns the list of all items, the content of `/r/registry.json`. */
export const createRegistry = (items: readonly RegistryItem[], site: string): Registry => ({
  $schema: 'https://ui.shadcn.com/schema/registry.json',
  name: 'patternbook',
  homepage: `${site}/home/`,
  items: items.map(({ $schema, css: __, files, ...item }) => ({
    ...item,
    files: files.map(({ content: _, ...file }) => file),
  })),
})
