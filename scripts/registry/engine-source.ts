/**
 * Creates the item with the source of the engine, for apps that want to change the engine. The source is a package inside the
 * app.
 */

import { LICENSE } from '@/lib/site/license'
import { packageManifest } from '../engine/build'
import { engineSources, importedPackagesOf, packagePath } from '../engine/package-sources'
import { PACKAGE_NAME, publicModules } from '../engine/public-modules'
import { themeCss } from '../engine/theme-css'
import { engineVersion } from '../engine/version'
import { INSTALL_FOLDER } from './exported-paths'
import { removalInstructions, THEME_IMPORT, typePackagesOf, versionRangesOf } from './registry-item'
import type { RegistryItem } from './schema'

/** Name of the item with the source of the engine. */
export const ENGINE_SOURCE_ITEM_NAME = 'engine-source'

const ENGINE_INSTALL_FOLDER = `${INSTALL_FOLDER}/engine`

/** Returns the package.json of the source in an app. The specifiers of the published package resolve to the source files. */
const sourceManifest = () => {
  const { name, version, description, license, type, sideEffects, peerDependencies, peerDependenciesMeta } =
    packageManifest()
  return {
    name,
    version,
    private: true,
    description,
    license,
    type,
    sideEffects,
    exports: {
      ...Object.fromEntries(
        Object.entries(publicModules).map(([key, file]) => [`./${key}`, `./${packagePath(file)}`]),
      ),
      './theme.css': './theme.css',
      './package.json': './package.json',
    },
    peerDependencies,
    peerDependenciesMeta,
  }
}

/**
 * Returns the content of `/r/engine-source.json`.
 * @param site URL of the site with its base path
 */
export const engineSourceItem = (site: string): RegistryItem => {
  const packages = importedPackagesOf(Object.values(publicModules)).filter(
    (name) => !/^react(-dom)?$/.test(name),
  )
  const typePackages = typePackagesOf(packages)
  const files = new Map([
    ['package.json', `${JSON.stringify(sourceManifest(), null, 2)}\n`],
    ['theme.css', themeCss('.')],
    ...engineSources(site, ''),
  ])
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: ENGINE_SOURCE_ITEM_NAME,
    type: 'registry:lib',
    title: 'Engine, source',
    description: `The TypeScript source of ${PACKAGE_NAME}, for apps that need to change it. It replaces the package.`,
    dependencies: Object.entries(versionRangesOf(packages)).map((pair) => pair.join('@')),
    devDependencies: typePackages,
    files: [...files].map(([name, content]) => ({
      path: `${ENGINE_INSTALL_FOLDER}/${name}`,
      type: 'registry:file' as const,
      target: `${ENGINE_INSTALL_FOLDER}/${name}`,
      content,
    })),
    css: { [THEME_IMPORT]: {} },
    author: LICENSE.holder,
    meta: { version: engineVersion, changelog: `${site}/pkg/CHANGELOG.md`, license: LICENSE.name },
    docs: [
      `Install the folder as the package ${PACKAGE_NAME}: npm install ./src/${ENGINE_INSTALL_FOLDER}`,
      `(omit src/ if your components folder is at the root of your app). The imports in your screens stay the same. To return to the published package,`,
      `install it again and delete the folder.`,
      removalInstructions([
        PACKAGE_NAME,
        ...packages,
        ...typePackages.map((entry) => entry.slice(0, entry.lastIndexOf('@'))),
      ]),
    ].join('\n'),
  }
}
