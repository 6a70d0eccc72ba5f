/**
 * Collects the data of the component pages: for each registry item with components, the props and doc comments of its
 * components, and the screens that use the item. Reads the sources, the catalog, and public/shots/manifest.json;
 * scripts/generate.ts writes the result to public/data/components.json.
 */
import path from 'node:path'
import { catalogScreens, findRoute } from '@/lib/site/catalog'
import { type ComponentDocs, componentPath, type ScreenReference } from '@/lib/site/component-docs'
import shots from '@/public/shots/manifest.json'
import { sourceTextOf } from '../engine/source-overrides'
import { allItemDependencies, collectItems, type Item } from '../registry/items'
import { readSource } from './api'
import { docCommentBefore, parseComment } from './api-text'
import { componentNamesIn, propsOf } from './component-props'

/** Registry names of the screens that have pictures. */
const namesWithPictures = new Set(Object.keys(shots))

/** Matches sentences about accessibility: keyboard, focus, screen readers, roles, and the size of targets. */
const ACCESSIBILITY_PATTERN =
  /\b(accessib|read aloud|screen reader|announce|arrow key|keyboard|Tab |Escape|focus|radios? |role|target|WCAG)/i

const splitSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z`“])/).filter(Boolean)

const componentDocOf = (file: string, name: string) => {
  const { members, elementName } = propsOf(file, name)
  const source = readSource(file)
  const { text } = parseComment(docCommentBefore(source, source.indexOf(`export function ${name}(`)))
  const accessibilitySentences = splitSentences(text).filter((sentence) =>
    ACCESSIBILITY_PATTERN.test(sentence),
  )
  const propSentences = members
    .filter((member) => ACCESSIBILITY_PATTERN.test(member.text))
    .map((member) => `\`${member.name}\`: ${member.text}`)
  return {
    name,
    fileName: path.basename(file, '.tsx'),
    text,
    accessibility: [...accessibilitySentences, ...propSentences],
    props: members,
    ...(elementName && { elementName }),
  }
}

/**
 * The screen that is listed first on the page of an item, by the name of the item. An item is in this table only if
 * `screensUsing` would otherwise put a less suitable screen first.
 */
const FIRST_SCREENS: Readonly<Record<string, string>> = {
  avatar: 'comment-0',
  'back-button': 'comment-0',
  badge: 'radio-button-2',
  button: 'login-0',
  card: 'google-card-0',
  content: 'profile-0',
  header: 'comment-0',
  icon: 'expandable-1',
  'icon-button': 'google-card-1',
  page: 'profile-0',
  picture: 'image-gallery-0',
  'reaction-button': 'google-card-0',
}

/**
 * Returns the screens that use an item directly or, if there are none, through other items. The screen in `FIRST_SCREENS` is
 * first. The others are sorted: screens of sections before screens without a section (`textview`), then screens with a name like
 * that of the item, then screens with few dependencies.
 */
const screensUsing = (
  item: Item,
  screens: readonly Item[],
  itemsByName: ReadonlyMap<string, Item>,
): ScreenReference[] => {
  const directScreens = screens.filter(({ itemDependencyNames }) => itemDependencyNames.includes(item.name))
  const screensWithItem =
    directScreens.length > 0
      ? directScreens
      : screens.filter((screen) => allItemDependencies(screen, itemsByName).some((need) => need === item))
  const nameRank = ({ name }: Item) =>
    Number(name.startsWith(item.name) || item.name.startsWith(name.replace(/-\d+$/, '')))
  const screenRank = ({ id = '' }: Item) => Number(catalogScreens.some((screen) => screen.id === id))
  const firstScreenRank = ({ name }: Item) => Number(name === FIRST_SCREENS[item.name])
  return [...screensWithItem]
    .sort(
      (a, b) =>
        firstScreenRank(b) - firstScreenRank(a) ||
        screenRank(b) - screenRank(a) ||
        nameRank(b) - nameRank(a) ||
        a.itemDependencyNames.length - b.itemDependencyNames.length ||
        a.name.localeCompare(b.name),
    )
    .map(({ name, id = '', title }) => ({
      registryName: name,
      path: findRoute(id)?.path ?? `/${id}/`,
      title,
    }))
}

/** If the first sentence of a description has more characters than this, its part before the first colon is the summary. */
const MAX_UNCUT_SENTENCE_LENGTH = 170

const summaryOf = (text: string): string => {
  const [first = ''] = splitSentences(text)
  return first.length <= MAX_UNCUT_SENTENCE_LENGTH ? first : `${first.split(/: /)[0]?.replace(/[.,]$/, '')}.`
}

/** Returns the data of all component pages, and the helpers: items of components/ui without components. */
export const collectComponents = (): ComponentDocs => {
  const allItems = collectItems(sourceTextOf)
  const itemsByName = new Map(allItems.map((item) => [item.name, item]))
  const componentItems = allItems.filter(({ kind, name }) => kind === 'component' && name !== 'custom-accent')
  const screens = allItems.filter(
    ({ kind, id, name }) => kind === 'screen' && id && namesWithPictures.has(name),
  )
  const exportedComponents = (item: Item) =>
    item.files.flatMap((file) => (file.endsWith('.tsx') ? componentNamesIn(file) : []))
  return {
    pages: componentItems
      .filter((item) => exportedComponents(item).length > 0)
      .map((item) => {
        const components = item.files.flatMap((file) =>
          file.endsWith('.tsx') ? componentNamesIn(file).map((name) => componentDocOf(file, name)) : [],
        )
        return {
          name: item.name,
          path: componentPath(item.name),
          title: item.title,
          summary: summaryOf(item.description),
          components,
          screens: screensUsing(item, screens, itemsByName),
        }
      })
      .sort((a, b) => a.title.localeCompare(b.title, 'en')),
    helpers: componentItems
      .filter((item) => exportedComponents(item).length === 0)
      .map(({ name, description }) => ({ name, text: summaryOf(description) })),
  }
}

/** Returns the content of public/data/components.json. */
export const componentDocsJson = (): string => `${JSON.stringify(collectComponents())}\n`
