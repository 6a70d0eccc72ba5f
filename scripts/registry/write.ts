/**
 * Writes the exported code into the export: the registry (`/r`), the package of the engine (`/pkg`), the code for the
 * inspector (`/code`), for both platforms and for each alone, the pages in Markdown (`/md`) and the index for
 * language models (`/llms.txt`, `/llms-full.txt`). Reads sources, sample data, notes and the catalog.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { buildEngine } from '../engine/build'
import { sourceText } from '../engine/files'
import { root, type Settings } from '../settings'
import { codeJson, createSourceReader, platformJson } from './code-json'
import { engineSourceItem } from './engine-source'
import { itemJson, registryJson } from './item-json'
import { type Item, items } from './items'
import { fullText, indexText, pageText } from './markdown'
import { forPlatform } from './platform'
import { Registry, RegistryItem } from './schema'

/** More names of items: addresses that show the first of several pages. */
const ALIASES: Readonly<Record<string, string>> = { 'tab-0': 'tab-1' }

type Place = Pick<Settings, 'siteUrl' | 'basePath'>

/** The items and registry entries of this site, validated. */
export const createCodeExport = (place: Place) => {
  const site = place.siteUrl + place.basePath
  const text = (file: string) => sourceText(file, site)
  const all = items(text)
  const byName = new Map<string, Item>(all.map((item) => [item.name, item]))
  const entries = [
    ...all.map((item) => itemJson(item, byName, site, text)),
    ...Object.entries(ALIASES).flatMap(([name, other]) => {
      const item = byName.get(other)
      return item ? [itemJson(item, byName, site, text, name)] : []
    }),
    engineSourceItem(site),
  ].map((entry) => v.parse(RegistryItem, entry))
  return { site, text, all, byName, entries, registry: v.parse(Registry, registryJson(entries, site)) }
}

/**
 * Writes all files of the exported code.
 * @param folder the export
 * @param codePath path of the folder for the code in the inspector, such as `/_next/static/code-…`
 * @returns the number of items
 */
export const writeCodeExport = async (folder: string, place: Place, codePath = ''): Promise<number> => {
  const { site, text, all, byName, entries, registry } = createCodeExport(place)
  const write = async (file: string, content: unknown) => {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, typeof content === 'string' ? content : JSON.stringify(content))
  }
  await write('r/registry.json', registry)
  for (const entry of entries) await write(`r/${entry.name}.json`, entry)
  const both = createSourceReader(text)
  for (const item of all.filter((item) => !item.inRegistryOnly))
    await write(`${codePath}/code/${item.name}.json`, await codeJson(item, byName, site, both))
  for (const mode of ['ios', 'md'] as const) {
    const platform = await forPlatform(all, text, mode)
    const its = new Map(platform.all.map((item) => [item.name, item]))
    const own = createSourceReader(platform.text)
    const suffix = mode === 'md' ? 'material' : mode
    for (const item of platform.all.filter((item) => !item.inRegistryOnly)) {
      await write(
        `${codePath}/code/${item.name}.${suffix}.json`,
        await platformJson(item, its, site, own, both),
      )
      if (item.kind !== 'screen') continue
      const name = `${item.name}-${suffix}`
      await write(`r/${name}.json`, v.parse(RegistryItem, itemJson(item, its, site, platform.text, name)))
    }
  }
  await buildEngine(folder, place)
  await write('pkg/CHANGELOG.md', await readFile(path.join(root, 'scripts/engine/CHANGELOG.md'), 'utf8'))
  const screens = all.filter((item) => item.kind === 'screen')
  const pages = screens.map((item) => ({ item, page: pageText(item, byName, site, text) }))
  for (const { item, page } of pages) await write(`md/${item.name}.md`, page)
  await write('llms.txt', indexText(all, site))
  await write('llms-full.txt', fullText(pages.map(({ page }) => page)))
  return all.length
}
