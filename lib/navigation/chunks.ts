import type { Screen } from './types'

const loads = new Map<string, Promise<unknown>>()

const defaultOf = (loaded: unknown): unknown =>
  typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : undefined

/**
 * The screen at a path, or undefined if the path is not one of the site. The route map itself may have to be fetched
 * first.
 */
export type Resolve<C> = (path: string) => Promise<Screen<C> | undefined>

/**
 * Fetches the code of a screen once. After a failure, the next call tries again.
 * @param screen the screen
 * @returns the component of the page: the module's default export, so that it renders at once, or the registry's own
 * @throws the error of the import, e.g. offline
 */
const loadScreen = <C>(screen: Screen<C>): Promise<C> => {
  let load = loads.get(screen.id)
  if (!load) {
    load = screen.load()
    loads.set(screen.id, load)
    load.catch(() => loads.delete(screen.id))
  }
  // The default export of the screen's module is the component that the registry wraps.
  return load.then((loaded) => (defaultOf(loaded) as C | undefined) ?? screen.Component)
}

/**
 * Finds the screen at a path, fetches its code, and waits for its data.
 * @param search query of the URL
 * @returns undefined if the path is not one of the site
 * @throws the error of either import, e.g. offline
 */
export const fetchScreen = async <C>(
  resolve: Resolve<C>,
  path: string,
  search = '',
): Promise<{ screen: Screen<C>; Component: C } | undefined> => {
  const screen = await resolve(path)
  if (!screen) return undefined
  const [Component] = await Promise.all([loadScreen(screen), screen.ready?.(search)])
  return { screen, Component }
}
