import { type ComponentType, lazy } from 'react'
import { PageLoadError } from '@/components/site/shell/errors/page-load-error'
import type { PageParent } from '@/components/ui/page-contexts'
import { sectionLoaders } from './section-loaders.generated'
import { type SiteScreenProps, withSampleData } from './with-sample-data'

/** Module of a screen. Screens in components/site/screens read their own data; all others take their data as the `data` prop. */
// biome-ignore lint/suspicious/noExplicitAny: each screen has its own type of data, and `data/` is validated against it in tests
export type ScreenModule = { default: ComponentType<any> }

/** Module of a section: loaders of its screens by their IDs, and the arguments of `withSampleData` for them. */
export type SectionModule = {
  screens: Readonly<Record<string, () => Promise<ScreenModule>>>
  /** The page that the back buttons of the screens open if the history is empty. */
  parent: PageParent | undefined
  /** Digests of the structure of each screen's data, by ID, to reject data with another structure (lib/data/data-shape.ts). */
  structureDigests: Readonly<Record<string, string>>
}

/** Module of a screen that is bound to its sample data, in the format that `lazy` requires. */
type BoundScreenModule = { default: ComponentType<SiteScreenProps> }

const boundScreenModules = new Map<string, BoundScreenModule>()

/**
 * Loads the code of a screen and connects it to its sample data.
 * @param id e.g. `login/0` or `items`
 * @throws if the screen has no file
 */
export const loadScreen = async (id: string): Promise<BoundScreenModule> => {
  const loadedModule = await sectionLoaders[id.split('/')[0] ?? '']?.()
  const load = loadedModule && 'default' in loadedModule ? () => loadedModule : loadedModule?.screens[id]
  if (!load) throw new Error(`Patternbook: components/patterns has no file for ${id}.`)
  const { parent, structureDigests } = loadedModule && 'screens' in loadedModule ? loadedModule : {}
  const { default: Screen } = await load()
  const boundScreenModule = boundScreenModules.get(id) ?? {
    default: withSampleData(id, Screen, parent, structureDigests?.[id]),
  }
  boundScreenModules.set(id, boundScreenModule)
  return boundScreenModule
}

const lazyScreens = new Map<string, ComponentType<SiteScreenProps>>()

const failedIds = new Set<string>()

/**
 * Makes screens whose code could not be loaded load it again at their next render. Only the Retry button calls this function:
 * React renders a component again after a failure, so an automatic retry would never end.
 */
export const resetFailedScreens = (): void => {
  for (const id of failedIds) lazyScreens.delete(id)
  failedIds.clear()
}

/**
 * Returns the component of a screen, which loads its code at the first render. The same ID returns the same component; after a
 * failure, only until {@link resetFailedScreens} is called. If a chunk cannot be loaded, the error is logged as one line, without
 * the stack of the bundler.
 * @param id e.g. `login/0` or `items`
 */
export const lazyScreen = (id: string): ComponentType<SiteScreenProps> => {
  const load = () =>
    loadScreen(id).catch((cause: unknown) => {
      failedIds.add(id)
      if ((cause as Error | null)?.name !== 'ChunkLoadError') throw cause
      const error = new PageLoadError(`/${id}/`, cause)
      console.error(error.message)
      throw error
    })
  const component = lazyScreens.get(id) ?? lazy(load)
  lazyScreens.set(id, component)
  return component
}
