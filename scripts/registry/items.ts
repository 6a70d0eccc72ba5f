/**
 * Divides what is taken away into items: screens, parts of the kit, engines and the base, and says what each needs of the
 * others. Reads the sources and the catalogue, writes nothing.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { find, sectionOf, variants } from '@/lib/catalogue'
import { nameOf, SINGLE } from '@/lib/take-away/name-of'
import type { ItemKind } from '@/lib/take-away/types'
import { screenFile } from '../generate/registry'
import { root } from '../settings'
import { type Imports, importsOf, reach } from './graph'
import { groups } from './groups'

/** One item: its own files, and the names of the items and packages that these need. */
export type Item = {
  name: string
  kind: ItemKind
  title: string
  description: string
  /** Paths from the root, the most telling one first. */
  files: string[]
  needs: string[]
  packages: string[]
  /** Of a screen: its id in the catalogue. */
  id?: string
}

/** Parts of the kit that only make sense in the book itself. */
const OURS = ['section-icon', 'swatches']

/** Come with every React app. */
const GIVEN = ['react', 'react-dom']

type Read = (file: string) => Imports

/** Reads every file once. */
const remembered = (read: Read): Read => {
  const known = new Map<string, Imports>()
  return (file) => {
    const imports = known.get(file) ?? read(file)
    known.set(file, imports)
    return imports
  }
}

/** What the files import as they run. */
const readOnce = remembered(importsOf)

const isKit = (file: string) => /^components\/ui\/[\w-]+\.(tsx?|css)$/.test(file)
const isOwn = (file: string) => /^(components\/patterns|data)\//.test(file)
const stem = (file: string) => path.posix.basename(file).replace(/\.\w+$/, '')
const words = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** The item that a file belongs to, unless it is one of a screen's own. */
const ownerOf = (file: string): string | undefined =>
  groups.find((group) => group.files.test(file))?.name ?? (isKit(file) ? stem(file) : undefined)

/** What a file says about itself: the doc comment of its first component, or else of the first thing it exports. */
const about = (text: string): string => {
  const before = (what: string) =>
    new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*(?://.*\\n\\s*)*export ${what}`).exec(text)?.[1]
  const comment = before('(?:default )?function') ?? before('') ?? ''
  const plain = comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/@\w+[\s\S]*$/, '')
    .replace(/\{@link (\w+)\}/g, '$1')
  // Where a number comes from is of use to whoever reads the file, not to whoever looks for one.
  return plain
    .replace(/\s+/g, ' ')
    .replace(/ ?\((?:behaviour|engine|spec)\b[^)]*\)/gi, '')
    .trim()
}

const needsOf = (name: string, files: string[], read: Read, more: string[] = []) => {
  const owners = files.flatMap((file) => read(file).files.map(ownerOf))
  const all = [...more, ...owners.filter((owner) => owner !== undefined)]
  return [...new Set(all)].filter((owner) => owner !== name).sort()
}

const packagesOf = (files: string[], read: Read) =>
  [...new Set(files.flatMap((file) => read(file).packages))].filter((name) => !GIVEN.includes(name)).sort()

const screens = (text: (file: string) => string, read: Read): Item[] =>
  [...variants.map(({ id }) => id), ...SINGLE].flatMap((id) => {
    const route = find(id)
    if (!route) return []
    const entry = screenFile(route.screen)
    const files = reach(entry, read).filter(isOwn)
    const name = nameOf(id)
    const section = route.section ? sectionOf(route.section)?.title : undefined
    return {
      name,
      kind: 'screen' as const,
      title: section ? `${section}: ${route.title}` : route.title,
      description: about(text(entry)),
      files: [entry, ...files.filter((file) => file !== entry).sort()],
      needs: needsOf(name, files, read, ['base', 'pattern-frame']),
      packages: packagesOf(files, read),
      id,
    }
  })

/**
 * Everything that can be taken away.
 * @param text reads a file as it is taken
 * @param imports what a file imports, where it is taken in another form than it runs in
 * @throws when a file is needed that no item holds
 */
export const items = (text: (file: string) => string, imports: Read = readOnce): Item[] => {
  const read = remembered(imports)
  const kit = readdirSync(path.join(root, 'components', 'ui'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !OURS.includes(stem(file)))
    .map((file) => `components/ui/${file}`)
  const taken = screens(text, read)
  const entries = [...kit, ...groups.flatMap((group) => group.entries ?? [])]
  const all = new Set(
    [...taken.map(({ files }) => files[0] ?? ''), ...entries].flatMap((file) => reach(file, read)),
  )
  const shared = new Map<string, string[]>()
  for (const file of [...all].sort()) {
    const owner = ownerOf(file)
    if (owner) shared.set(owner, [...(shared.get(owner) ?? []), file])
    else if (!isOwn(file))
      throw new Error(
        `Patternbook: ${file} is needed by a screen, but no item holds it, so the screen could not be taken. Name it in scripts/registry/groups.ts.`,
      )
  }
  const others = [...shared].map(([name, files]): Item => {
    const group = groups.find((one) => one.name === name)
    const first = group?.entries?.[0]
    return {
      name,
      kind: group?.kind ?? 'part',
      title: group?.title ?? words(name),
      description: group?.description ?? about(text(files[0] ?? '')),
      files: first && files.includes(first) ? [first, ...files.filter((file) => file !== first)] : files,
      needs: needsOf(name, files, read, group ? group.needs : ['base']),
      packages: packagesOf(files, read),
    }
  })
  return [...taken, ...others.sort((a, b) => (a.name < b.name ? -1 : 1))]
}

/** An item's needs with all that these need, nearest first. */
export const allNeeds = (item: Item, byName: ReadonlyMap<string, Item>): Item[] => {
  const seen = new Set<string>([item.name])
  const found: Item[] = []
  let round = item.needs
  while (round.length > 0) {
    const fresh = round.filter((name) => !seen.has(name))
    for (const name of fresh) seen.add(name)
    const known = [...new Set(fresh)].flatMap((name) => byName.get(name) ?? [])
    found.push(...known)
    round = known.flatMap((one) => one.needs)
  }
  return found
}
