/**
 * Creates the oEmbed files of all screens that get screenshots. Reads the catalog and the manifest of the screenshots;
 * `scripts/generate.ts` writes the files to public/oembed.
 */

import { oembedOf, oembedPath } from '@/lib/site/oembed'
import { pageTitleOf } from '@/lib/site/page-title'
import { picturedScreens, readManifest } from './screenshots/manifest'

/** Returns the content of each file by its path from the root of the repository. */
export const oembedFiles = (): Record<string, string> => {
  const manifest = readManifest()
  return Object.fromEntries(
    picturedScreens().map(({ registryName, route }) => [
      `public${oembedPath(registryName)}`,
      `${JSON.stringify(oembedOf(route, pageTitleOf(route), registryName, Object.hasOwn(manifest, registryName)), null, 2)}\n`,
    ]),
  )
}
