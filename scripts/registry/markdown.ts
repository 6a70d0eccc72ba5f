/** Creates the Markdown page of each screen, and the index of all items for language models (llmstxt.org). Writes nothing. */
import { findRoute } from '@/lib/site/catalog'
import { installCommand } from '@/lib/site/code-export/commands'
import { docPages } from '@/lib/site/doc-pages'
import { noteNamesOf } from '@/lib/site/pattern-notes'
import { noteText } from '../generate/notes'
import { ENGINE_SOURCE_ITEM_NAME } from './engine-source'
import { exportedPath, exportedSource } from './exported-paths'
import { allItemDependencies, type Item } from './items'
import { allPackages, engineDependency, registryItemUrl, versionRangesOf } from './registry-item'

/** Maximum length of a sample data file in a page, characters. A longer file is left out; it is in the registry. */
const MAX_DATA_LENGTH = 4000

const codeSection = (file: string, text: string) => {
  const lang = file.split('.').at(-1) ?? ''
  const backticks = '`'.repeat(
    Math.max(3, ...[...text.matchAll(/`{3,}/g)].map(([found]) => found.length + 1)),
  )
  return `### ${file}\n\n${backticks}${lang}\n${text.replace(/\n$/, '')}\n${backticks}`
}

const fileSection = (file: string, text: string, url: string) =>
  file.endsWith('.json') && text.length > MAX_DATA_LENGTH
    ? `### ${file}\n\n${text.length} characters of sample data: see \`files\` of ${url}.`
    : codeSection(file, text)

/** Returns the note on the pattern of a screen, without its title, with absolute links, and with headings one level deeper. */
const noteOf = (item: Item, site: string): string | undefined => {
  const route = item.id === undefined ? undefined : findRoute(item.id)
  const [name] = route ? noteNamesOf(route) : []
  return name
    ? noteText(name)
        .replace(/^# .*\n/, '')
        .replace(/^#(?=#* )/gm, '##')
        .replaceAll('](/', `](${site}/`)
        .trim()
    : undefined
}

/**
 * Returns the Markdown page of a screen.
 * @param itemsByName all items
 * @param site URL of the site with its base path
 * @param readText returns the text of a file
 */
export const screenMarkdown = (
  item: Item,
  itemsByName: ReadonlyMap<string, Item>,
  site: string,
  readText: (file: string) => string,
): string => {
  const note = noteOf(item, site)
  const neededItems = allItemDependencies(item, itemsByName)
  const packages = versionRangesOf(allPackages(item, itemsByName))
  const screenModule = exportedPath(item.files[0] ?? '').replace(/\.tsx$/, '')
  const url = registryItemUrl(item.name, site)
  return `${[
    `# ${item.title}`,
    item.description,
    `Live: ${site}/${item.id}/ (\`?mode=ios\`, \`mode=md\`, \`dir=rtl\`, \`theme=dark\`, \`accent=green\` …)`,
    ...(note ? ['## Notes', note] : []),
    '## Install',
    `\`\`\`sh\n${installCommand('npm', url)}\n\`\`\``,
    'The command writes files to `components/patternbook` and adds one line to the style sheet. Then render the screen in an element with a height:',
    `\`\`\`tsx\nimport Screen from '@/${screenModule}'\n\n<div className="relative h-dvh">\n  <Screen />\n</div>\n\`\`\``,
    'Connect your router once: `configure({ navigate, back, Link, lang })` from `@patternbook/engine/navigation`.',
    `Also installed: ${neededItems.map(({ name }) => name).join(', ')}. Packages: ${[
      engineDependency(site),
      ...Object.entries(packages).map((pair) => pair.join('@')),
    ].join(', ')}.`,
    '## Source',
    ...item.files.map((file) => fileSection(exportedPath(file), exportedSource(file, readText(file)), url)),
  ].join('\n\n')}\n`
}

/** Returns the index for language models: the pages of the documentation and all items, with their URLs. */
export const llmsTxt = (allItems: readonly Item[], site: string): string => {
  const screens = allItems.filter(({ kind }) => kind === 'screen')
  const otherItems = allItems.filter(({ kind, isRegistryOnly }) => kind !== 'screen' && !isRegistryOnly)
  const arabicItems = allItems.filter(({ isRegistryOnly }) => isRegistryOnly)
  return `${[
    '# Patternbook',
    '> Mobile screens for React and Tailwind CSS 4, each for iOS and Material, left to right and right to left, light and dark, in ten accents. Every screen has its own URL and can be installed with the shadcn CLI.',
    `Install any item with \`npx shadcn@latest add ${site}/r/{name}.json\`. The list of all items is ${site}/r/registry.json. Files go to \`components/patternbook\`; the engines and the style sheet are in the package \`@patternbook/engine\`.`,
    '## Documentation',
    docPages.map(({ path, title, description }) => `- [${title}](${site}${path}): ${description}`).join('\n'),
    '## Screens',
    screens
      .map(({ name, title, description }) => `- [${title}](${site}/md/${name}.md): ${description}`)
      .join('\n'),
    '## Components, engines, and theme',
    otherItems
      .map(({ name, title, description }) => `- [${title}](${registryItemUrl(name, site)}): ${description}`)
      .join('\n'),
    '## Sample data in Arabic',
    arabicItems.map(({ name, title }) => `- [${title}](${registryItemUrl(name, site)})`).join('\n'),
    '## Source of the engine',
    `- [Engine, source](${registryItemUrl(ENGINE_SOURCE_ITEM_NAME, site)}): the source of the package, for apps that keep their own copy.`,
    '## Optional',
    `- [All screens with their source](${site}/llms-full.txt)`,
  ].join('\n\n')}\n`
}

/** Joins all pages into the text of one file. */
export const joinPages = (pages: readonly string[]): string => pages.join('\n---\n\n')
