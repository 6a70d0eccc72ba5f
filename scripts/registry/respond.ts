/** Creates exported code on request, for the development server. Reads sources, writes nothing. */

import type { Mode } from '@/lib/frame/state'
import type { Settings } from '../settings'
import { codeJson, createSourceReader, platformJson } from './code-json'
import { itemJson } from './item-json'
import type { Item } from './items'
import { pageText } from './markdown'
import { createPlatformExport } from './platform'
import { createCodeExport, withAliases } from './write'

const MODE_BY_SUFFIX: Readonly<Record<string, Mode>> = { ios: 'ios', material: 'md' }

/**
 * Creates a function that returns exported code from the current sources.
 * @returns a function that returns the content of a path, such as `/code/login-0.json`, `/r/login-0-ios.json`, or `/md/login-0.md`;
 *   undefined for a path that the export does not have
 */
export const createCodeResponder = (siteSettings: Pick<Settings, 'siteUrl' | 'basePath'>) => {
  const { site, readText, allItems, byName, registryItems, registry } = createCodeExport(siteSettings)
  const bothPlatformsReader = createSourceReader(readText)
  const platforms = new Map<Mode, ReturnType<typeof createPlatformExport>>()
  const loadPlatform = async (mode: Mode) => {
    const platformExport = platforms.get(mode) ?? createPlatformExport(allItems, readText, mode)
    platforms.set(mode, platformExport)
    const { allItems: reduced, readText: readPlatformText } = await platformExport
    return {
      platformItems: new Map<string, Item>(reduced.map((item) => [item.name, item])),
      readPlatformText,
    }
  }

  const codeOf = async (name: string, mode: Mode | undefined) => {
    if (!mode) {
      const item = byName.get(name)
      return item && !item.inRegistryOnly ? codeJson(item, byName, site, bothPlatformsReader) : undefined
    }
    const { platformItems, readPlatformText } = await loadPlatform(mode)
    const item = platformItems.get(name)
    return (
      item &&
      platformJson(item, platformItems, site, createSourceReader(readPlatformText), bothPlatformsReader)
    )
  }

  const registryItemOf = async (name: string) => {
    if (name === 'registry') return registry
    const entry = registryItems.find((candidate) => candidate.name === name)
    const [, screen = '', platform = ''] = /^(.+)-(ios|material)$/.exec(name) ?? []
    if (entry || !screen) return entry
    const { platformItems, readPlatformText } = await loadPlatform(MODE_BY_SUFFIX[platform]!)
    const item = withAliases([...platformItems.values()]).find(([alias]) => alias === screen)?.[1]
    return item?.kind === 'screen' ? itemJson(item, platformItems, site, readPlatformText, name) : undefined
  }

  return async (path: string): Promise<string | undefined> => {
    const [, folder, name = '', platform = ''] =
      /^\/(code|r|md)\/([\w-]+)(?:\.(\w+))?\.(?:json|md)$/.exec(path) ?? []
    if (folder === 'md') {
      const item = byName.get(name)
      return item?.kind === 'screen' ? pageText(item, byName, site, readText) : undefined
    }
    const content =
      folder === 'code'
        ? await codeOf(name, MODE_BY_SUFFIX[platform])
        : folder && (await registryItemOf(name))
    return content ? JSON.stringify(content) : undefined
  }
}
