/** Creates exported code on request, for the development server. Reads sources, writes nothing. */

import type { Mode } from '@/lib/frame/state'
import type { Settings } from '../settings'
import { codeJson, createSourceReader, platformJson } from './code-json'
import { itemJson } from './item-json'
import type { Item } from './items'
import { pageText } from './markdown'
import { forPlatform } from './platform'
import { createCodeExport, withAliases } from './write'

const MODES: Readonly<Record<string, Mode>> = { ios: 'ios', material: 'md' }

/**
 * Creates a function that returns exported code from the current sources.
 * @returns a function that returns the content of a path, such as `/code/login-0.json`, `/r/login-0-ios.json`, or `/md/login-0.md`;
 *   undefined for a path that the export does not have
 */
export const createCodeResponder = (place: Pick<Settings, 'siteUrl' | 'basePath'>) => {
  const { site, text, all, byName, entries, registry } = createCodeExport(place)
  const both = createSourceReader(text)
  const platforms = new Map<Mode, ReturnType<typeof forPlatform>>()
  const onPlatform = async (mode: Mode) => {
    const made = platforms.get(mode) ?? forPlatform(all, text, mode)
    platforms.set(mode, made)
    const { all: reduced, text: read } = await made
    return { platformItems: new Map<string, Item>(reduced.map((item) => [item.name, item])), read }
  }

  const codeOf = async (name: string, mode: Mode | undefined) => {
    if (!mode) {
      const item = byName.get(name)
      return item && !item.inRegistryOnly ? codeJson(item, byName, site, both) : undefined
    }
    const { platformItems, read } = await onPlatform(mode)
    const item = platformItems.get(name)
    return item && platformJson(item, platformItems, site, createSourceReader(read), both)
  }

  const entryOf = async (name: string) => {
    if (name === 'registry') return registry
    const entry = entries.find((one) => one.name === name)
    const [, screen = '', platform = ''] = /^(.+)-(ios|material)$/.exec(name) ?? []
    if (entry || !screen) return entry
    const { platformItems, read } = await onPlatform(MODES[platform]!)
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
    const content = folder === 'code' ? await codeOf(name, MODES[platform]) : folder && (await entryOf(name))
    return content ? JSON.stringify(content) : undefined
  }
}
