import {
  catalogScreens,
  childSectionsOf,
  menuEntries,
  patternsWithoutSection,
  sections,
} from '@/lib/site/catalog'
import { patternAliases, screenAliases } from '@/lib/site/catalog/aliases'
import { descriptions } from '@/lib/site/catalog/descriptions'
import { registryItemName } from '@/lib/site/catalog/registry-item-name'
import type { ComponentPage } from '../component-docs'
import { patternPath } from '../pattern-path'
import { componentAliases } from './component-aliases'
import { commands, overlayEntries, pageEntryData } from './pages-and-commands'
import type { SearchEntry } from './types'
import { unavailableTerms } from './unavailable-terms'

/** Data that the catalog does not have, such as texts of patterns, components in screens, and headings of pages. */
type EntrySources = {
  /** Title and description of a pattern by its key. */
  patternTexts: Readonly<Record<string, { title: string; description: string }>>
  /** Titles in Arabic: of patterns by their keys, and of screens by their ids. */
  arabicTitles?: Readonly<Record<string, string>>
  /**
   * Titles of the components and overlays that a screen uses, by the registry name of the screen; headings and listed
   * exports of a page, by the path of the page.
   */
  keywords: Readonly<Record<string, readonly string[]>>
  /** Element IDs of the headings and exports in `keywords`, in the same order, by the path of the page. */
  elementIds?: Readonly<Record<string, readonly string[]>>
  /** Pages of the components. */
  components?: readonly ComponentPage[]
}

/** Maximum number of pictures in the entry of a pattern. */
const MAX_PICTURES = 4

/**
 * All patterns that are not sections (`patternsWithoutSection` has only those with screens), with their app paths and the screens
 * whose screenshots represent them.
 */
const nonSectionPatterns = [
  { key: 'home', icon: 'house', path: '/home/', screens: [] },
  { key: 'intro', icon: 'gallery-horizontal-end', path: '/home/?intro=1', screens: [] },
  {
    key: 'listViews',
    icon: patternsWithoutSection.listViews.icon,
    path: '/items/listViews/',
    screens: childSectionsOf('listViews').flatMap((child) => child.screens.slice(0, 1)),
  },
  {
    key: 'textViews',
    icon: patternsWithoutSection.textViews.icon,
    path: '/textview/',
    screens: [{ id: 'textview' }],
  },
  { key: 'settings', icon: 'settings-2', path: '/settings/', screens: [] },
]

/**
 * Returns all entries of the search: patterns in the order of the menu, overlays, screens, pages, components, and commands.
 * @throws if `patternTexts` lacks a pattern
 */
export const createSearchEntries = ({
  patternTexts,
  keywords,
  elementIds = {},
  arabicTitles = {},
  components = [],
}: EntrySources): SearchEntry[] => {
  const arabicTitle = (id: string) =>
    arabicTitles[id] === undefined ? {} : { arabicTitle: arabicTitles[id] }
  const sectionPatterns = sections.map(({ key, slug, icon, screens }) => ({
    key,
    icon,
    path: patternPath(slug),
    screens: screens.filter(({ ready }) => ready),
  }))
  const menuIndex = (key: string) => {
    const index = menuEntries.findIndex(
      (entry) => entry.key === (sections.find((s) => s.key === key)?.parent ?? key),
    )
    return index < 0 ? menuEntries.length : index
  }
  const patterns = [...nonSectionPatterns, ...sectionPatterns]
    .sort((a, b) => menuIndex(a.key) - menuIndex(b.key))
    .map(({ key, icon, path, screens }): SearchEntry => {
      const texts = patternTexts[key]
      if (!texts)
        throw new Error(
          `Patternbook: data/catalog.json has no entry for the pattern "${key}", so search cannot find it. Add a title and a description there.`,
        )
      const screenshotRegistryNames = screens.slice(0, MAX_PICTURES).map(({ id }) => registryItemName(id))
      return {
        id: key,
        kind: 'pattern',
        title: texts.title,
        ...arabicTitle(key),
        path,
        icon,
        description: texts.description,
        aliases: patternAliases[key] ?? [],
        ...(screenshotRegistryNames.length > 0 && { screenshotRegistryNames }),
      }
    })
  const screens = catalogScreens
    .filter(({ ready }) => ready)
    .map(
      ({ id, section, title }): SearchEntry => ({
        id,
        kind: 'screen',
        title,
        ...arabicTitle(id),
        patternId: section,
        path: `/${id}/`,
        icon: sections.find(({ key }) => key === section)?.icon ?? '',
        ...(descriptions[id] && { description: descriptions[id] }),
        aliases: screenAliases[id] ?? [],
        keywords: keywords[registryItemName(id)] ?? [],
        screenshotRegistryNames: [registryItemName(id)],
      }),
    )
  const allEntries: SearchEntry[] = [
    ...patterns,
    ...overlayEntries,
    ...screens,
    ...pageEntryData.map(
      (page): SearchEntry => ({
        ...page,
        id: page.path,
        kind: 'page',
        keywords: keywords[page.path] ?? [],
        ...(elementIds[page.path] && { elementIds: elementIds[page.path] }),
      }),
    ),
    ...components.map(
      ({ name, path, title, summary, components: ownComponents }): SearchEntry => ({
        id: path,
        kind: 'page',
        // The title ends with "component", because a search for "button" must find the screens with buttons first.
        title: `${title} component`,
        path,
        icon: 'book-open',
        // Removes backticks and a code example at the end.
        description: summary.replace(/: `<.*>`\.$/, '.').replaceAll('`', ''),
        aliases: [
          `${title} props`,
          ...ownComponents.map(({ name }) => name).filter((name) => name !== title),
          ...(componentAliases[name] ?? []),
        ],
      }),
    ),
    ...commands.map((command): SearchEntry => ({ ...command, kind: 'command', icon: 'smartphone' })),
  ]
  return allEntries.map((entry) =>
    unavailableTerms[entry.id] ? { ...entry, unavailableTerms: unavailableTerms[entry.id] } : entry,
  )
}
