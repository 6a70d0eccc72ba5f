import { type ComponentType, lazy } from 'react'
import type { PageParent } from '@/components/ui/page-parts'
import { bindSample } from './bind-sample'
import { sections } from './registry.generated'

/** Props of a screen as the site renders it: the `{type}` of items and subitems pages, nothing for all others. */
export type ScreenProps = { type?: string }

/** What a screen's file exports. Modules of components/site/screens read their data themselves; all others take it as `data`. */
// biome-ignore lint/suspicious/noExplicitAny: each screen has its own type of data, and `data/` is validated against it in tests
export type ScreenModule = { default: ComponentType<any> }

/** How to fetch the screens of one section, by their names in the catalogue. */
export type SectionModule = {
  screens: Readonly<Record<string, () => Promise<ScreenModule>>>
  /** The page that their back buttons lead to if there is none in the history. */
  parent: PageParent | undefined
  /** Digests of the shapes of the screens' data (lib/data/same-shape.ts). */
  shapes: Readonly<Record<string, string>>
}

/** A screen that the catalogue lists, but that has no file. */
export class MissingScreenError extends Error {
  constructor(id: string) {
    super(
      `Patternbook: the catalogue lists the screen "${id}", but components/patterns has no file for it. Add the file and run "npm run generate", or give its line in lib/site/catalog/sections.ts "ready: false".`,
    )
  }
}

/** A screen connected to its sample data, in the form of a module for `lazy`. */
export type BoundScreenModule = { default: ComponentType<ScreenProps> }

const boundModules = new Map<string, BoundScreenModule>()

/**
 * Fetches the code of a screen and connects it to its sample data.
 * @param id e.g. `login/0` or `items`
 * @throws MissingScreenError where the catalogue has got ahead of the files
 */
export const loadScreen = async (id: string): Promise<BoundScreenModule> => {
  const found = await sections[id.split('/')[0] ?? '']?.()
  const load = found && 'default' in found ? () => found : found?.screens[id]
  if (!load) throw new MissingScreenError(id)
  const { parent, shapes } = found && 'screens' in found ? found : {}
  const { default: Screen } = await load()
  const known = boundModules.get(id) ?? { default: bindSample(id, Screen, parent, shapes?.[id]) }
  boundModules.set(id, known)
  return known
}

const lazyScreens = new Map<string, ComponentType<ScreenProps>>()

const failed = new Set<string>()

/**
 * Lets screens whose code could not be fetched be fetched again when they are rendered next. Not by itself: React renders
 * a component again after a failure, and would fetch without end.
 */
export const resetFailedScreens = (): void => {
  for (const id of failed) lazyScreens.delete(id)
  failed.clear()
}

/**
 * The component of a screen, which fetches its code when it is rendered for the first time; always the same one.
 * @param id e.g. `login/0` or `items`
 */
export const lazyScreen = (id: string): ComponentType<ScreenProps> => {
  const load = () =>
    loadScreen(id).catch((error: unknown) => {
      failed.add(id)
      throw error
    })
  const known = lazyScreens.get(id) ?? lazy(load)
  lazyScreens.set(id, known)
  return known
}
