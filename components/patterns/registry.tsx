import { type ComponentType, lazy } from 'react'
import { shelves } from './registry.generated'

/** Props of a screen: the `{type}` of items and subitems pages, nothing for all others. */
export type ScreenProps = { type?: string }

/** What a screen's file holds. */
export type ScreenModule = { default: ComponentType<ScreenProps> }

/** How to fetch the screens of one section, by their names in the catalogue. */
export type Shelf = { screens: Readonly<Record<string, () => Promise<ScreenModule>>> }

/** Stands in for a screen that the catalogue announces before its file is there. */
const blank: ScreenModule = { default: () => null }

/**
 * Fetches the code of a screen.
 * @param id e.g. `login/0` or `items`
 */
export const loadScreen = async (id: string): Promise<ScreenModule> => {
  const found = await shelves[id.split('/')[0] ?? '']?.()
  if (found && 'default' in found) return found
  return found?.screens[id]?.() ?? blank
}

const made = new Map<string, ComponentType<ScreenProps>>()

/**
 * The component of a screen, which fetches its code when it is rendered for the first time; always the same one.
 * @param id e.g. `login/0` or `items`
 */
export const screenOf = (id: string): ComponentType<ScreenProps> => {
  const known = made.get(id) ?? lazy(() => loadScreen(id))
  made.set(id, known)
  return known
}
