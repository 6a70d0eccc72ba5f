/** Creates exported code on request, for the development server. Reads sources and writes only temporary files. */

import type { Mode } from '@/lib/frame/state'
import type { BuildSettings } from '../settings'
import { createCodeExport, withAliases } from './code-export'
import { createExportedCode, createExportedSourceReader, createPlatformCode } from './exported-code'
import type { Item } from './items'
import { screenMarkdown } from './markdown'
import { createPlatformExport } from './platform'
import { createRegistryItem } from './registry-item'

const MODE_BY_SUFFIX: Readonly<Record<string, Mode>> = { ios: 'ios', material: 'md' }

/**
 * Prepares the exported code of the current sources.
 * @returns a function that returns the content of a path, such as `/code/login-0.json`, `/r/login-0-ios.json`, or
 *   `/md/login-0.md`; undefined if the folders `/code`, `/r`, and `/md` of the export have no file with this path
 */
export const createExportedFileReader = (siteSettings: Pick<BuildSettings, 'siteUrl' | 'basePath'>) => {
  const { site, readText, allItems, itemsByName, registryItems, registry } = createCodeExport(siteSettings)
  const bothPlatformsReader = createExportedSourceReader(readText)
  const platformExports = new Map<Mode, ReturnType<typeof createPlatformExport>>()
  const loadPlatform = async (mode: Mode) => {
    const platformExport = platformExports.get(mode) ?? createPlatformExport(allItems, readText, mode)
    platformExports.set(mode, platformExport)
    const { allItems: platformItemList, readText: readPlatformText } = await platformExport
    return {
      platformItems: new Map<string, Item>(platformItemList.map((item) => [item.name, item])),
      readPlatformText,
    }
  }

  const codeOf = async (name: string, mode: Mode | undefined) => {
    if (!mode) {
      const item = itemsByName.get(name)
      return item && !item.isRegistryOnly
        ? createExportedCode(item, itemsByName, site, bothPlatformsReader)
        : undefined
    }
    const { platformItems, readPlatformText } = await loadPlatform(mode)
    const item = platformItems.get(name)
    return item && !item.isRegistryOnly
      ? createPlatformCode(
          item,
          platformItems,
          site,
          createExportedSourceReader(readPlatformText),
          bothPlatformsReader,
        )
      : undefined
  }

  const registryItemOf = async (name: string) => {
    if (name === 'registry') return registry
    const entry = registryItems.find((candidate) => candidate.name === name)
    const [, screen = '', platform = ''] = /^(.+)-(ios|material)$/.exec(name) ?? []
    if (entry || !screen) return entry
    const { platformItems, readPlatformText } = await loadPlatform(MODE_BY_SUFFIX[platform]!)
    const item = withAliases([...platformItems.values()]).find(([alias]) => alias === screen)?.[1]
    return item?.kind === 'screen'
      ? createRegistryItem(item, platformItems, site, readPlatformText, name)
      : undefined
  }

  return async (path: string): Promise<string | undefined> => {
    const [, folder, name = '', platform = ''] =
      /^\/(code|r|md)\/([\w-]+)(?:\.(\w+))?\.(?:json|md)$/.exec(path) ?? []
    if (folder === 'md') {
      const item = itemsByName.get(name)
      return item?.kind === 'screen' ? screenMarkdown(item, itemsByName, site, readText) : undefined
    }
    const content =
      folder === 'code'
        ? await codeOf(name, MODE_BY_SUFFIX[platform])
        : folder && (await registryItemOf(name))
    return content ? JSON.stringify(content) : undefined
  }
}
