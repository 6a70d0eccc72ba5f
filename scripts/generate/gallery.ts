/**
 * The screens for the gallery and the pages of the patterns: groups, components, and interactions. Reads the catalog,
 * the groups of the index (data/list.json), and the imports of the screens; scripts/generate.ts writes it to
 * public/data/gallery.json, which the pages are built from.
 */
import list from '../../data/list.json'
import { sections } from '../../lib/site/catalog'
import { newScreens } from '../../lib/site/catalog/new-screens'
import { registryName } from '../../lib/site/catalog/registry-name'
import { type Gallery, type GalleryCard, INTERACTIONS, type Interaction } from '../../lib/site/gallery/types'
import { textOf } from '../engine/files'
import { importsOf } from '../engine/graph'
import { allNeeds, type Item, items } from '../registry/items'
import { overlaysOf } from './search'

/** Components that imply an interaction. Gestures of components and screens are found in their imports. */
const parts: Readonly<Record<Interaction, readonly string[]>> = {
  form: ['field', 'textarea', 'checkbox', 'radio', 'toggle', 'range', 'searchbar'],
  list: ['grouped-list', 'sliding-item'],
  overlay: [],
  gesture: ['slides', 'parallax', 'map'],
  media: ['picture', 'photo-header', 'photo-panel', 'parallax'],
  navigation: ['tab-bar', 'tab-look', 'segmented', 'slides', 'link'],
}

/** Groups of the index whose screens all belong to an interaction. */
const groupInteractions: Readonly<Record<string, Interaction>> = {
  Lists: 'list',
  Forms: 'form',
  'Sign-in': 'form',
  Navigation: 'navigation',
}

/** Components of every screen, and helpers of other components. */
const notListed =
  /^(page|header|content|content-state|page-parts|screen-props|icon|link|base|control-marks|shade|letters|use-.*|.*-look|fitted-title|like-text)$/

const importsGesture = ({ files }: Item): boolean =>
  files.some(
    (file) =>
      /\.tsx?$/.test(file) && importsOf(file).files.some((imported) => /^lib\/gesture\//.test(imported)),
  )

/**
 * Whether a screen or a component that it uses recognizes gestures. The page, header, and content components are ignored,
 * because they import every gesture of the page stack.
 */
const hasGesture = (item: Item, byName: ReadonlyMap<string, Item>): boolean =>
  [item, ...item.needs.flatMap((name) => (notListed.test(name) ? [] : (byName.get(name) ?? [])))].some(
    (part) => importsGesture(part) || (part !== item && allNeeds(part, byName).some(importsGesture)),
  )

/** A picture in a form illustrates it; it is not what the screen is about. */
const isSupporting = (part: string, group: string): boolean =>
  part === 'picture' && groupInteractions[group] === 'form'

const interactionsOf = (item: Item, group: string, byName: ReadonlyMap<string, Item>): Interaction[] =>
  INTERACTIONS.filter(
    (interaction) =>
      groupInteractions[group] === interaction ||
      parts[interaction].some((part) => item.needs.includes(part) && !isSupporting(part, group)) ||
      (interaction === 'gesture' && hasGesture(item, byName)) ||
      (interaction === 'overlay' && overlaysOf(item).some((kind) => kind !== 'toast')),
  )

/** Titles that differ from those of the index: in the gallery, this group has no page of text styles. */
const titles: Readonly<Record<string, string>> = { 'Places and type': 'Maps and codes' }

/**
 * All screens by groups of patterns, and the components that they use.
 * @throws if a screen needs a file that is in no item of the registry
 */
export const gallery = (): Gallery => {
  const all = items(textOf)
  const byName = new Map(all.map((item) => [item.name, item]))
  const cardsOf = (key: string, group: string): GalleryCard[] => {
    const section = sections.find((entry) => entry.key === key)
    return (section?.variants ?? [])
      .filter(({ ready }) => ready)
      .flatMap(({ id, title }): GalleryCard[] => {
        const item = byName.get(registryName(id))
        if (!section || !item) return []
        return [
          {
            item: item.name,
            path: `/${id}/`,
            title,
            pattern: section.title,
            section: section.slug,
            uses: item.needs.filter((name) => !notListed.test(name)),
            interactions: interactionsOf(item, group, byName),
            ...(newScreens.includes(id) && { isNew: true as const }),
          },
        ]
      })
  }
  const groups = list.groups
    .map(({ title, sections: keys }) => ({
      title: titles[title] ?? title,
      cards: keys.flatMap((key) => cardsOf(key, title)),
    }))
    .filter(({ cards }) => cards.length > 0)
  const used = new Set(groups.flatMap(({ cards }) => cards.flatMap(({ uses }) => uses)))
  const components = [...used]
    .map((value) => ({ value, text: byName.get(value)?.title ?? value }))
    .sort((a, b) => a.text.localeCompare(b.text, 'en'))
  return { groups, components }
}

/** The content of the published file. */
export const galleryFile = (): string => `${JSON.stringify(gallery())}\n`
