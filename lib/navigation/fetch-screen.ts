import type { Screen } from './types'

const pendingLoads = new Map<string, Promise<unknown>>()

const defaultExportOf = (loaded: unknown): unknown =>
  typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : undefined

/**
 * Returns the screen at an app path, or undefined if the site has no such path. Returns a promise, because the code with the list
 * of all screens may have to be fetched first.
 */
export type ResolveScreen<C> = (path: string) => Promise<Screen<C> | undefined>

/**
 * Fetches the code of a screen once. After a failure, the next call tries again.
 * @returns the default export of the screen's module, which renders at once, or `screen.Component` if there is none
 * @throws the error of the import, e.g. offline
 */
const loadScreenComponent = <C>(screen: Screen<C>): Promise<C> => {
  let pendingLoad = pendingLoads.get(screen.id)
  if (!pendingLoad) {
    pendingLoad = screen.load()
    pendingLoads.set(screen.id, pendingLoad)
    pendingLoad.catch(() => pendingLoads.delete(screen.id))
  }
  // On this site, `screen.Component` is a lazy component for the same default export. Rendering it would suspend.
  return pendingLoad.then((loaded) => (defaultExportOf(loaded) as C | undefined) ?? screen.Component)
}

/**
 * Finds the screen at a path, fetches its code, and waits for its data.
 * @param search query string of the URL
 * @returns undefined if the site has no such path
 * @throws an error if the list of screens or the code of the screen cannot be fetched, e.g. offline
 */
export const fetchScreen = async <C>(
  resolveScreen: ResolveScreen<C>,
  path: string,
  search = '',
): Promise<{ screen: Screen<C>; Component: C } | undefined> => {
  const screen = await resolveScreen(path)
  if (!screen) return undefined
  const [Component] = await Promise.all([loadScreenComponent(screen), screen.loadData?.(search)])
  return { screen, Component }
}
