/**
 * Divides what is taken away into items: screens, parts of the kit, and what is installed with the package alone. Reads
 * the sources and the catalogue, writes nothing.
 */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { find, sectionOf, variants } from '@/lib/site/catalog'
import { descriptions } from '@/lib/site/catalog/descriptions'
import { nameOf, SINGLE_SCREENS } from '@/lib/site/catalog/name-of'
import type { ItemKind } from '@/lib/site/code-export/types'
import { OPTIONAL } from '../engine/entries'
import { type Imports, importsOf, reachableFiles } from '../engine/graph'
import { packagesFor } from '../engine/sources'
import { screenFile } from '../generate/registry'
import { root } from '../settings'
import { engineItems, groups } from './groups'
import { isCopied } from './place'

/** One item: its own files, and the names of the items and packages that these need. */
export type Item = {
  name: string
  kind: ItemKind
  title: string
  description: string
  /** Paths in the repository, the most important one first. */
  files: string[]
  needs: string[]
  /** Packages besides that of the engine. */
  packages: string[]
  /** Of a screen: its id in the catalogue. */
  id?: string
  /** In the registry alone: the inspector does not show its code. */
  inRegistryOnly?: true
}

/** Screens that are no variants of a pattern: the name of the item with the address it is shown at, and its title. */
const PAGES: Readonly<Record<string, readonly [id: string, title: string]>> = {
  home: ['home', 'Home'],
  list: ['list', 'Index with a filter'],
  items: ['items/login', 'List of screens'],
  subitems: ['subitems/expandable', 'List of screens, one level down'],
  settings: ['settings', 'Settings'],
  'image-gallery-subgallery': ['image-gallery-subgallery', 'Photos in an album'],
  'full-image-gallery': ['full-image-gallery', 'Full-screen photo'],
}

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

const optional = new Map<string, string[]>()
/** Packages that a module of the engine imports, and that the engine does not bring. */
const optionalFor = (file: string): string[] => {
  const found = optional.get(file) ?? packagesFor([file]).filter((name) => OPTIONAL.includes(name))
  optional.set(file, found)
  return found
}

/** The imports of a copied file: of other copied files, and of packages. */
const copied = (read: Read): Read =>
  remembered((file) => {
    const { files, packages } = read(file)
    const engine = files.filter((one) => !isCopied(one)).flatMap(optionalFor)
    return { files: files.filter(isCopied), packages: [...packages, ...engine] }
  })

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

const needsOf = (name: string, files: string[], read: Read) => {
  const owners = files.flatMap((file) => read(file).files.map(ownerOf))
  return [...new Set(owners.filter((owner) => owner !== undefined && owner !== name))].sort() as string[]
}

const packagesOf = (files: string[], read: Read) =>
  [...new Set(files.flatMap((file) => read(file).packages))].filter((name) => !GIVEN.includes(name)).sort()

const screens = (text: (file: string) => string, read: Read): Item[] =>
  [...variants.map(({ id }) => id), ...SINGLE_SCREENS, ...Object.keys(PAGES)].flatMap((key) => {
    const [id, pageTitle] = PAGES[key] ?? [key]
    const route = find(id)
    if (!route) return []
    const entry = screenFile(route.screen)
    const files = reachableFiles(entry, read).filter(isOwn)
    const name = nameOf(key)
    const section = route.section ? sectionOf(route.section)?.title : undefined
    return {
      name,
      kind: 'screen' as const,
      title: pageTitle ?? (section ? `${section}: ${route.title}` : route.title),
      description: descriptions[id] ?? about(text(entry)),
      files: [entry, ...files.filter((file) => file !== entry).sort()],
      needs: needsOf(name, files, read),
      packages: packagesOf(files, read),
      id,
    }
  })

/** The sample data of screens in Arabic, in the shape of their English data: an item for each screen that has any. */
const arabic = (taken: readonly Item[]): Item[] =>
  taken.flatMap(({ name, title, files }) => {
    const translated = files
      .filter((file) => file.startsWith('data/'))
      .map((file) => file.replace('data/', 'data/ar/'))
      .filter((file) => existsSync(path.join(root, file)))
    if (translated.length === 0) return []
    return {
      name: `${name}-arabic`,
      kind: 'base' as const,
      title: `${title}, Arabic data`,
      description: `The sample data of ${name} in Arabic, for its data prop.`,
      files: translated,
      needs: [],
      packages: [],
      inRegistryOnly: true as const,
    }
  })

/** What only some apps want: a file each, which is no part of any screen. */
const extras = (read: Read): Item[] =>
  [
    {
      name: 'fonts',
      kind: 'base' as const,
      title: 'Fonts',
      description: 'Inter, Roboto Flex and Noto Sans Arabic from Fontsource.',
      files: ['taken/fonts.ts'],
    },
    {
      name: 'custom-accent',
      kind: 'part' as const,
      title: 'Custom accent',
      description: 'An accent of any color, computed with Google’s material-color-utilities.',
      files: ['taken/ui/custom-accent.tsx'],
    },
  ].map((item) => ({ ...item, needs: [], packages: packagesOf(item.files, read) }))

/**
 * Everything that can be taken away.
 * @param text reads a file as it is taken
 * @param imports what a file imports, where it is taken in another form than it runs in
 * @throws when a file is needed that no item has
 */
export const items = (text: (file: string) => string, imports: Read = readOnce): Item[] => {
  const read = copied(imports)
  const kit = readdirSync(path.join(root, 'components', 'ui'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => `components/ui/${file}`)
  const taken = screens(text, read)
  const all = new Set(
    [...taken.map(({ files }) => files[0] ?? ''), ...kit].flatMap((file) => reachableFiles(file, read)),
  )
  const shared = new Map<string, string[]>()
  for (const file of [...all].sort()) {
    const owner = ownerOf(file)
    if (owner) shared.set(owner, [...(shared.get(owner) ?? []), file])
    else if (!isOwn(file))
      throw new Error(
        `Patternbook: ${file} is needed by a screen, but no item has it, so the screen could not be taken. Name it in scripts/registry/groups.ts.`,
      )
  }
  const parts = [...shared].map(([name, files]): Item => {
    const group = groups.find((one) => one.name === name)
    return {
      name,
      kind: 'part',
      title: group?.title ?? words(name),
      description: group?.description ?? about(text(files[0] ?? '')),
      files,
      needs: needsOf(name, files, read),
      packages: packagesOf(files, read),
    }
  })
  const engine = Object.entries(engineItems).map(([name, [title, description]]): Item => {
    return { name, kind: 'engine', title, description, files: [], needs: [], packages: [] }
  })
  return [
    ...taken,
    ...[...parts, ...engine, ...extras(read), ...arabic(taken)].sort((a, b) => (a.name < b.name ? -1 : 1)),
  ]
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

/** Everything that comes with an item: its own files first, then those of its needs. */
export const allFiles = (item: Item, byName: ReadonlyMap<string, Item>): string[] => [
  ...new Set([item, ...allNeeds(item, byName)].flatMap(({ files }) => files)),
]
