import type { Screen } from './types'

const loads = new Map<string, Promise<unknown>>()

const defaultOf = (loaded: unknown): unknown =>
  typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : undefined

/** What a path leads to, or nothing when it is not one of ours. The map itself may have to be fetched first. */
export type Resolve<C> = (path: string) => Promise<Screen<C> | undefined>

/**
 * Fetches a screen's code once; a failed fetch is tried again the next time.
 * @param screen the screen
 * @returns the component to pin: the module's default export, so that it renders at once, or the registry's own
 * @throws what the import threw, e.g. offline
 */
export const loadScreen = <C>(screen: Screen<C>): Promise<C> => {
  let load = loads.get(screen.id)
  if (!load) {
    load = screen.load()
    loads.set(screen.id, load)
    load.catch(() => loads.delete(screen.id))
  }
  // What a screen's own module exports by default is what the registry wraps.
  return load.then((loaded) => (defaultOf(loaded) as C | undefined) ?? screen.Component)
}

/**
 * Finds the screen at a path, fetches its code, and waits for what belongs to it.
 * @param search query of the address
 * @returns nothing when the path is not one of ours
 * @throws what either import threw, e.g. offline
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
