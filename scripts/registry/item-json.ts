/** Writes an item the way the command line of shadcn reads it. */
import type { ItemKind } from '@/lib/take-away/types'
import packageJson from '@/package.json'
import { baseCss, pictureCss, theme } from './base'
import type { Item } from './items'
import type { Registry, RegistryItem } from './schema'

const types = {
  screen: 'registry:block',
  part: 'registry:ui',
  engine: 'registry:lib',
  base: 'registry:lib',
} as const satisfies Record<ItemKind, RegistryItem['type']>

const versions: Record<string, string> = packageJson.dependencies
const typings: Record<string, string> = packageJson.devDependencies

/** The packages of an item with the versions that run here. */
export const dependenciesOf = (packages: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    packages.map((name) => {
      const version = versions[name]
      if (version) return [name, version]
      throw new Error(
        `Patternbook: a screen imports ${name}, which package.json does not list, so it could not be installed elsewhere. Add it to the dependencies.`,
      )
    }),
  )

/** Packages of types for those that bring none themselves. */
const typesOf = (packages: readonly string[]): string[] =>
  packages.flatMap((name) => {
    const version = typings[`@types/${name}`]
    return version ? [`@types/${name}@${version}`] : []
  })

/** Where an item is installed from. */
export const addressOf = (name: string, site: string): string => `${site}/r/${name}.json`

/** The command line rewrites the aliases in code; everything else is to come as it is. */
const fileType = (file: string): RegistryItem['files'][number]['type'] => {
  if (!/\.tsx?$/.test(file)) return 'registry:file'
  if (file.startsWith('components/ui/')) return 'registry:ui'
  return file.startsWith('lib/') ? 'registry:lib' : 'registry:component'
}

const importOf = (item: Item): string => {
  const path = (item.files[0] ?? '').replace(/\.tsx$/, '')
  return `import Screen from '@/${path}'`
}

const docsOf = (item: Item, site: string): string | undefined => {
  if (item.kind === 'screen')
    return [
      'Put the screen into a pattern frame, in an element with a height:',
      '',
      "  import { PatternFrame } from '@/components/pattern-frame'",
      `  ${importOf(item)}`,
      '',
      '  <PatternFrame mode="ios" className="h-dvh"><Screen /></PatternFrame>',
      '',
      `Its pictures are loaded from ${site}. Copy them to your own host, and name it in lib/catalogue/href.ts.`,
    ].join('\n')
  if (item.name === 'fonts')
    return 'Inter, Roboto Flex and Noto Sans Arabic come from Fontsource. Faces of your own: empty components/pattern-fonts.ts and set --font-inter, --font-roboto and --font-arabic.'
  return undefined
}

const styleOf = (item: Item): Pick<RegistryItem, 'css' | 'cssVars'> => {
  if (item.name === 'base') return { cssVars: { theme: theme() }, css: baseCss() }
  return item.name === 'picture' ? { css: pictureCss() } : {}
}

const orNothing = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined)

/**
 * One item, as `/r/{name}.json` holds it.
 * @param site address of the site with its base path
 * @param text reads a file as it is taken
 */
export const itemJson = (item: Item, site: string, text: (file: string) => string): RegistryItem => ({
  $schema: 'https://ui.shadcn.com/schema/registry-item.json',
  name: item.name,
  type: item.name === 'pattern-frame' ? 'registry:component' : types[item.kind],
  title: item.title,
  description: item.description,
  dependencies: orNothing(Object.entries(dependenciesOf(item.packages)).map((pair) => pair.join('@'))),
  devDependencies: orNothing(typesOf(item.packages)),
  registryDependencies: orNothing(item.needs.map((need) => addressOf(need, site))),
  categories: item.id ? [item.name.replace(/-\d+$/, '')] : undefined,
  files: item.files.map((file) => ({
    path: file,
    type: fileType(file),
    target: file.startsWith('public/') ? `~/${file}` : file,
    content: text(file),
  })),
  ...styleOf(item),
  docs: docsOf(item, site),
})

/** The list of all items, as `/r/registry.json` holds it. */
export const registryJson = (items: readonly RegistryItem[], site: string): Registry => ({
  $schema: 'https://ui.shadcn.com/schema/registry.json',
  name: 'patternbook',
  homepage: `${site}/home/`,
  items: items.map(({ $schema: _, css: __, cssVars: ___, files, ...item }) => ({
    ...item,
    files: files.map(({ content: _, ...file }) => file),
  })),
})
