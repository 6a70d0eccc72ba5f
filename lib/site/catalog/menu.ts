import { sections } from './sections'
import type { MenuEntry, Section } from './types'

const sectionsByKey = new Map(sections.map((s) => [s.key, s]))

/** Returns the section with a key; undefined if there is none. */
export const findSection = (key: string): Section | undefined => sectionsByKey.get(key)

/** Returns the sections that the page `/items/{key}/` lists: four for `listViews`, and none for all other patterns. */
export const childSectionsOf = (key: string): Section[] => sections.filter((s) => s.parent === key)

/**
 * Patterns that are not sections but have a page `/items/{key}/`: the page of `listViews` lists four sections, and the page of
 * `textViews` lists one screen.
 */
export const patternsWithoutSection = {
  listViews: { title: 'List Views', icon: 'rows-3' },
  textViews: { title: 'Typography', icon: 'type' },
} as const

const createMenuEntry = (key: string): MenuEntry => {
  const section = sectionsByKey.get(key)
  if (section)
    return {
      key,
      label: section.title,
      icon: section.icon,
      path: `/items/${key}/`,
      count: section.screens.length,
    }
  const pattern = patternsWithoutSection[key as keyof typeof patternsWithoutSection]
  const count =
    key === 'listViews' ? childSectionsOf(key).reduce((n, child) => n + child.screens.length, 0) : 1
  return { key, label: pattern.title, icon: pattern.icon, path: `/items/${key}/`, count }
}

/** Entries of the side menu, in order. */
export const menuEntries: readonly MenuEntry[] = [
  createMenuEntry('listViews'),
  createMenuEntry('parallax'),
  { key: 'settings', label: 'Settings', icon: 'settings-2', path: '/settings/' },
  ...[
    'animation',
    'login',
    'register',
    'forgetPassword',
    'newPassword',
    'imageGallery',
    'splashScreens',
    'checkBoxes',
    'searchBars',
    'textViews',
    'wizard',
    'spinner',
    'tabs',
    'maps',
    'qrcode',
    'timeline',
    'radioButton',
    'range',
    'form',
    'toggle',
    'select',
    'profile',
    'comment',
    'payment',
    'segment',
    'scrollSegment',
    'actionSheet',
    'alert',
  ].map(createMenuEntry),
]
