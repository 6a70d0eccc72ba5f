/**
 * Writes the exported code into the static export of the site: the registry (`/r`), the package of the engine (`/pkg`), the code
 * that the inspector shows (`code`), the screens as Markdown (`/md`), and the index and the joined pages for language models
 * (`/llms.txt`, `/llms-full.txt`). Reads sources, sample data, notes, and the catalog.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { buildEngine } from '../engine/build'
import { textWithSiteUrl } from '../engine/source-overrides'
import { type BuildSettings, rootFolder } from '../settings'
import { engineSourceItem } from './engine-source'
import { createExportedCode, createExportedSourceReader, createPlatformCode } from './exported-code'
import { collectItems, type Item } from './items'
import { joinPages, llmsTxt, screenMarkdown } from './markdown'
import { createPlatformExport } from './platform'
import { createRegistry, createRegistryItem } from './registry-item'
import { Registry, RegistryItem } from './schema'

/**
 * Additional names of items, each with the name of its item. The URL `/tab/0/` shows the screen `tab-1`, so `tab-0`, the name
 * that follows from the URL, installs `tab-1`.
 */
const ALIASES: Readonly<Record<string, string>> = { 'tab-0': 'tab-1' }

/** Returns the items by all of their names: each with its own name, and some also with an additional name. */
export const withAliases = (items: readonly Item[]): [name: string, item: Item][] => [
  ...items.map((item): [string, Item] => [item.name, item]),
  ...Object.entries(ALIASES).flatMap(([name, targetName]) =>
    items.filter((item) => item.name === targetName).map((item): [string, Item] => [name, item]),
  ),
]

type SiteSettings = Pick<BuildSettings, 'siteUrl' | 'basePath'>

/** Creates the items of this site and their validated entries in the registry. */
export const createCodeExport = (siteSettings: SiteSettings) => {
  const site = siteSettings.siteUrl + siteSettings.basePath
  const readText = (file: string) => textWithSiteUrl(file, site)
  const allItems = collectItems(readText)
  const itemsByName = new Map<string, Item>(allItems.map((item) => [item.name, item]))
  const registryItems = [
    ...withAliases(allItems).map(([name, item]) => {
      const entry = createRegistryItem(item, itemsByName, site, readText, name)
      const description = `Another name for ${item.name}. ${item.description}`
      return name === item.name ? entry : { ...entry, description }
    }),
    engineSourceItem(site),
  ].map((entry) => v.parse(RegistryItem, entry))
  return {
    site,
    readText,
    allItems,
    itemsByName,
    registryItems,
    registry: v.parse(Registry, createRegistry(registryItems, site)),
  }
}

/**
 * Writes all files of the exported code.
 * @param folder folder of the static export
 * @param codeBasePath path to which the folder `code` for the inspector is written, such as `/_next/static/code-…`
 * @returns the number of items
 */
export const writeCodeExport = async (
  folder: string,
  siteSettings: SiteSettings,
  codeBasePath = '',
): Promise<number> => {
  const { site, readText, allItems, itemsByName, registryItems, registry } = createCodeExport(siteSettings)
  const write = async (file: string, content: unknown) => {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, typeof content === 'string' ? content : JSON.stringify(content))
  }
  await write('r/registry.json', registry)
  for (const entry of registryItems) await write(`r/${entry.name}.json`, entry)
  const bothPlatformsReader = createExportedSourceReader(readText)
  for (const item of allItems.filter((item) => !item.isRegistryOnly))
    await write(
      `${codeBasePath}/code/${item.name}.json`,
      await createExportedCode(item, itemsByName, site, bothPlatformsReader),
    )
  for (const mode of ['ios', 'md'] as const) {
    const platformExport = await createPlatformExport(allItems, readText, mode)
    const platformItems = new Map(platformExport.allItems.map((item) => [item.name, item]))
    const platformReader = createExportedSourceReader(platformExport.readText)
    const suffix = mode === 'md' ? 'material' : mode
    for (const item of platformExport.allItems.filter((item) => !item.isRegistryOnly)) {
      await write(
        `${codeBasePath}/code/${item.name}.${suffix}.json`,
        await createPlatformCode(item, platformItems, site, platformReader, bothPlatformsReader),
      )
    }
    for (const [baseName, item] of withAliases(platformExport.allItems)) {
      if (item.kind !== 'screen') continue
      const name = `${baseName}-${suffix}`
      await write(
        `r/${name}.json`,
        v.parse(RegistryItem, createRegistryItem(item, platformItems, site, platformExport.readText, name)),
      )
    }
  }
  await buildEngine(folder, siteSettings)
  await write(
    'pkg/CHANGELOG.md',
    await readFile(path.join(rootFolder, 'scripts/engine/CHANGELOG.md'), 'utf8'),
  )
  const screens = allItems.filter((item) => item.kind === 'screen')
  const pages = screens.map((item) => ({ item, page: screenMarkdown(item, itemsByName, site, readText) }))
  for (const { item, page } of pages) await write(`md/${item.name}.md`, page)
  await write('llms.txt', llmsTxt(allItems, site))
  await write('llms-full.txt', joinPages(pages.map(({ page }) => page)))
  return allItems.length
}
