/** Lists the screens that get pictures, with digests of their sources. Reads the sources and public/shots/manifest.json. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { dataPath, exportedRoutes, type Route } from '@/lib/site/catalog'
import { patternScreenItemNameForPath } from '@/lib/site/catalog/registry-item-name'
import { importsOf, reachableFiles } from '../engine/import-graph'
import { sourceTextOf } from '../engine/source-overrides'
import { screenFile } from '../generate/screen-loaders'
import { rootFolder } from '../settings'

/** The folder of the pictures, from the root of the repository. */
const screenshotsFolder = 'public/shots'
/** The path of the manifest, from the root of the repository. */
export const manifestFile = `${screenshotsFolder}/manifest.json`

/** Digests of the sources of the screens when their pictures were taken, by item. */
type Manifest = Record<string, string>

/** A screen that gets pictures: its registry name, and its route. */
export type PicturedScreen = { registryName: string; route: Route }

/** Returns the screens that get pictures, in the order of the catalog. */
export const picturedScreens = (): PicturedScreen[] =>
  exportedRoutes.flatMap((route) => {
    const registryName = patternScreenItemNameForPath(route.path)
    return registryName ? [{ registryName, route }] : []
  })

/** Reads the manifest. It is empty if no pictures have been taken. */
export const readManifest = (): Manifest => {
  const file = path.join(rootFolder, manifestFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}

const digestByFile = new Map<string, string>()
const digestOf = (file: string): string => {
  const cachedDigest = digestByFile.get(file)
  if (cachedDigest) return cachedDigest
  const digest = createHash('sha1')
    // Some modules of the engine exist only in the overrides of the package.
    .update(
      existsSync(path.join(rootFolder, file))
        ? readFileSync(path.join(rootFolder, file))
        : sourceTextOf(file),
    )
    .digest('base64url')
  digestByFile.set(file, digest)
  return digest
}

/** Returns a digest of the sources of a screen: its code with all imports, its data, the tokens, and `app/globals.css`. */
export const digestOfScreen = ({ id, screen }: Route): string => {
  const files = [
    ...reachableFiles(screenFile(screen), importsOf),
    `data/${dataPath(id)}.json`,
    'app/tokens.css',
    'app/globals.css',
  ]
  const hash = createHash('sha1')
  for (const file of [...new Set(files)].sort()) hash.update(`${file}\0${digestOf(file)}\0`)
  return hash.digest('base64url').slice(0, 12)
}

/**
 * Returns the screens whose pictures are missing or out of date.
 * @param manifest digests of the sources when the pictures were taken
 * @param computeDigest returns the current digest of a screen; tests pass their own function
 */
export const findStaleScreens = (manifest: Manifest, computeDigest = digestOfScreen): PicturedScreen[] =>
  picturedScreens().filter(({ registryName, route }) => manifest[registryName] !== computeDigest(route))
