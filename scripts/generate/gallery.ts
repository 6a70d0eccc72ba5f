/**
 * Creates the data of the gallery and of the pages of patterns: the screens with their groups, components, and interactions.
 * Reads the catalog, the groups of the index (data/list.json), and the sources of the screens and components.
 * scripts/generate.ts writes the data to public/data/gallery.json, from which the pages are built.
 */
import list from '../../data/list.json'
import { sections } from '../../lib/site/catalog'
import { newScreenIds } from '../../lib/site/catalog/new-screens'
import { registryItemName } from '../../lib/site/catalog/registry-item-name'
import { type Gallery, type GalleryCard, INTERACTIONS, type Interaction } from '../../lib/site/gallery/types'
import { importsOf } from '../engine/import-graph'
import { sourceTextOf } from '../engine/source-overrides'
import { allItemDependencies, collectItems, type Item } from '../registry/items'
import { overlaysOf } from './search-index'

/** The components whose use implies each interaction. Overlays and all other gestures are found in the code instead. */
const componentsByInteraction: Readonly<Record<Interaction, readonly string[]>> = {
  form: ['field', 'textarea', 'checkbox', 'radio', 'toggle', 'range', 'searchbar'],
  list: ['grouped-list', 'sliding-item'],
  overlay: [],
  gesture: ['slides', 'parallax', 'map'],
  media: ['picture', 'photo-header', 'photo-panel', 'parallax'],
  navigation: ['tab-bar', 'tab-look', 'segmented', 'slides', 'link'],
}

/** The interaction that all screens of a group have, by the title of the group in the index. */
const interactionByGroup: Readonly<Record<string, Interaction>> = {
  Lists: 'list',
  Forms: 'form',
  'Sign-in': 'form',
  Navigation: 'navigation',
}

/**
 * Matches the names of the items that the gallery does not list as components of a screen: items that most screens use, and
 * helpers of other items. Items keep their names when their files are renamed (scripts/registry/item-groups.ts).
 */
const UNLISTED_ITEM_PATTERN =
  /^(page|header|content|content-state|page-parts|screen-props|icon|link|base|control-marks|shade|letters|use-.*|.*-look|fitted-title|like-text)$/

const importsGesture = ({ files }: Item): boolean =>
  files.some(
    (file) =>
      /\.tsx?$/.test(file) && importsOf(file).files.some((imported) => /^lib\/gesture\//.test(imported)),
  )

/**
 * Returns whether a screen, or a component that it uses, recognizes gestures. Components that the gallery does not list count
 * only if a listed component uses them.
 */
const hasGesture = (item: Item, itemsByName: ReadonlyMap<string, Item>): boolean =>
  [
    item,
    ...item.itemDependencyNames.flatMap((name) =>
      UNLISTED_ITEM_PATTERN.test(name) ? [] : (itemsByName.get(name) ?? []),
    ),
  ].some(
    (candidate) =>
      importsGesture(candidate) ||
      (candidate !== item && allItemDependencies(candidate, itemsByName).some(importsGesture)),
  )

/** Returns whether a component only illustrates a screen: a form with a picture is not a media screen. */
const isIllustration = (component: string, groupTitle: string): boolean =>
  component === 'picture' && interactionByGroup[groupTitle] === 'form'

const interactionsOf = (
  item: Item,
  groupTitle: string,
  itemsByName: ReadonlyMap<string, Item>,
): Interaction[] =>
  INTERACTIONS.filter(
    (interaction) =>
      interactionByGroup[groupTitle] === interaction ||
      componentsByInteraction[interaction].some(
        (component) => item.itemDependencyNames.includes(component) && !isIllustration(component, groupTitle),
      ) ||
      (interaction === 'gesture' && hasGesture(item, itemsByName)) ||
      (interaction === 'overlay' && overlaysOf(item).some((kind) => kind !== 'toast')),
  )

/**
 * Titles of groups that differ from the index, by the title in the index. “Places and type” has another title here, because the
 * gallery does not show the screen of text styles.
 */
const titleOverrides: Readonly<Record<string, string>> = { 'Places and type': 'Maps and codes' }

/**
 * Returns all ready screens of patterns, in groups, and the components by which visitors can filter the screens.
 * @throws if a screen or component imports a file that is in no item of the registry
 */
export const createGallery = (): Gallery => {
  const allItems = collectItems(sourceTextOf)
  const itemsByName = new Map(allItems.map((item) => [item.name, item]))
  const cardsOf = (key: string, groupTitle: string): GalleryCard[] => {
    const section = sections.find((entry) => entry.key === key)
    return (section?.screens ?? [])
      .filter(({ ready }) => ready)
      .flatMap(({ id, title }): GalleryCard[] => {
        const item = itemsByName.get(registryItemName(id))
        if (!section || !item) return []
        return [
          {
            registryName: item.name,
            path: `/${id}/`,
            title,
            patternTitle: section.title,
            patternSlug: section.slug,
            componentNames: item.itemDependencyNames.filter((name) => !UNLISTED_ITEM_PATTERN.test(name)),
            interactions: interactionsOf(item, groupTitle, itemsByName),
            ...(newScreenIds.includes(id) && { isNew: true as const }),
          },
        ]
      })
  }
  const groups = list.groups
    .map(({ title, sections: keys }) => ({
      title: titleOverrides[title] ?? title,
      cards: keys.flatMap((key) => cardsOf(key, title)),
    }))
    .filter(({ cards }) => cards.length > 0)
  const usedComponents = new Set(
    groups.flatMap(({ cards }) => cards.flatMap(({ componentNames }) => componentNames)),
  )
  const components = [...usedComponents]
    .map((value) => ({ value, text: itemsByName.get(value)?.title ?? value }))
    .sort((a, b) => a.text.localeCompare(b.text, 'en'))
  return { groups, components }
}

/** Returns the content of public/data/gallery.json. */
export const galleryJson = (): string => `${JSON.stringify(createGallery())}\n`
