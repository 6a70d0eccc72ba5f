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
export const createCodeResponder = (location: Pick<Settings, 'siteUrl' | 'basePath'>) => {
  const { site, text, all, byName, entries, registry } = createCodeExport(location)
  const sharedReader = createSourceReader(text)
  const platforms = new Map<Mode, ReturnType<typeof createPlatformExport>>()
  const loadPlatform = async (mode: Mode) => {
    const platformExport = platforms.get(mode) ?? createPlatformExport(all, text, mode)
    platforms.set(mode, platformExport)
    const { all: reduced, text: read } = await platformExport
    return { platformItems: new Map<string, Item>(reduced.map((item) => [item.name, item])), read }
  }

  const codeOf = async (name: string, mode: Mode | undefined) => {
    if (!mode) {
      const item = byName.get(name)
      return item && !item.inRegistryOnly ? codeJson(item, byName, site, sharedReader) : undefined
    }
    const { platformItems, read } = await loadPlatform(mode)
    const item = platformItems.get(name)
    return item && platformJson(item, platformItems, site, createSourceReader(read), sharedReader)
  }

  const entryOf = async (name: string) => {
    if (name === 'registry') return registry
    const entry = entries.find((candidate) => candidate.name === name)
    const [, screen = '', platform = ''] = /^(.+)-(ios|material)$/.exec(name) ?? []
    if (entry || !screen) return entry
    const { platformItems, read } = await loadPlatform(MODE_BY_SUFFIX[platform]!)
    const item = withAliases([...platformItems.values()]).find(([alias]) => alias === screen)?.[1]
    return item?.kind === 'screen' ? itemJson(item, platformItems, site, read, name) : undefined
  }

  return async (path: string): Promise<string | undefined> => {
    const [, folder, name = '', platform = ''] =
      /^\/(code|r|md)\/([\w-]+)(?:\.(\w+))?\.(?:json|md)$/.exec(path) ?? []
    if (folder === 'md') {
      const item = byName.get(name)
      return item?.kind === 'screen' ? pageText(item, byName, site, text) : undefined
    }
    const content =
      folder === 'code' ? await codeOf(name, MODE_BY_SUFFIX[platform]) : folder && (await entryOf(name))
    return content ? JSON.stringify(content) : undefined
  }
}
