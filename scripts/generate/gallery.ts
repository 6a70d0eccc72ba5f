/**
 * Creates the data of the gallery and of the pages of patterns: the screens with their groups, components, and interactions.
 * Reads the catalog, the groups of the index (data/list.json), and the imports of the screens. scripts/generate.ts writes the
 * data to public/data/gallery.json, from which the pages are built.
 */
import list from '../../data/list.json'
import { sections } from '../../lib/site/catalog'
import { newScreens } from '../../lib/site/catalog/new-screens'
import { registryName } from '../../lib/site/catalog/registry-name'
import { type Gallery, type GalleryCard, INTERACTIONS, type Interaction } from '../../lib/site/gallery/types'
import { textOf } from '../engine/files'
import { importsOf } from '../engine/graph'
import { allNeededItems, type Item, items } from '../registry/items'
import { overlaysOf } from './search'

/** The components that imply an interaction. Overlays and all other gestures are found in the code of the screens. */
const componentsByInteraction: Readonly<Record<Interaction, readonly string[]>> = {
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

/** Matches the items that the gallery does not list as components of a screen: items of every screen, and helpers of other items. */
const UNLISTED_ITEMS =
  /^(page|header|content|content-state|page-parts|screen-props|icon|link|base|control-marks|shade|letters|use-.*|.*-look|fitted-title|like-text)$/

const importsGesture = ({ files }: Item): boolean =>
  files.some(
    (file) =>
      /\.tsx?$/.test(file) && importsOf(file).files.some((imported) => /^lib\/gesture\//.test(imported)),
  )

/**
 * Returns whether a screen, or a component that it uses, recognizes gestures. Components that the gallery does not list are
 * ignored, because some of them (page, header, and content) import all gestures of the page stack.
 */
const hasGesture = (item: Item, byName: ReadonlyMap<string, Item>): boolean =>
  [
    item,
    ...item.neededItems.flatMap((name) => (UNLISTED_ITEMS.test(name) ? [] : (byName.get(name) ?? []))),
  ].some(
    (candidate) =>
      importsGesture(candidate) ||
      (candidate !== item && allNeededItems(candidate, byName).some(importsGesture)),
  )

/** Returns whether a component only illustrates a screen: a form with a picture is not a media screen. */
const isIllustration = (component: string, group: string): boolean =>
  component === 'picture' && groupInteractions[group] === 'form'

const interactionsOf = (item: Item, group: string, byName: ReadonlyMap<string, Item>): Interaction[] =>
  INTERACTIONS.filter(
    (interaction) =>
      groupInteractions[group] === interaction ||
      componentsByInteraction[interaction].some(
        (component) => item.neededItems.includes(component) && !isIllustration(component, group),
      ) ||
      (interaction === 'gesture' && hasGesture(item, byName)) ||
      (interaction === 'overlay' && overlaysOf(item).some((kind) => kind !== 'toast')),
  )

/** Titles of groups, by the title in the index, if they differ: the gallery does not show the screen of text styles. */
const galleryTitles: Readonly<Record<string, string>> = { 'Places and type': 'Maps and codes' }

/**
 * Returns all screens by groups of patterns, and the components that they use.
 * @throws if a screen needs a file that is in no item of the registry
 */
export const createGallery = (): Gallery => {
  const allItems = items(textOf)
  const byName = new Map(allItems.map((item) => [item.name, item]))
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
            uses: item.neededItems.filter((name) => !UNLISTED_ITEMS.test(name)),
            interactions: interactionsOf(item, group, byName),
            ...(newScreens.includes(id) && { isNew: true as const }),
          },
        ]
      })
  }
  const groups = list.groups
    .map(({ title, sections: keys }) => ({
      title: galleryTitles[title] ?? title,
      cards: keys.flatMap((key) => cardsOf(key, title)),
    }))
    .filter(({ cards }) => cards.length > 0)
  const usedComponents = new Set(groups.flatMap(({ cards }) => cards.flatMap(({ uses }) => uses)))
  const components = [...usedComponents]
    .map((value) => ({ value, text: byName.get(value)?.title ?? value }))
    .sort((a, b) => a.text.localeCompare(b.text, 'en'))
  return { groups, components }
}

/** Returns the content of public/data/gallery.json. */
export const galleryFile = (): string => `${JSON.stringify(createGallery())}\n`
