import { type ComponentType, lazy } from 'react'

/** A view with its own chunk. */
export interface LazyView<P extends object> {
  /** Whether its code is loaded. */
  loaded: boolean
  View: ComponentType<P>
  /** Loads the code. @throws if it cannot be fetched, e.g. offline; the next call tries again */
  fetch(): Promise<void>
}

/**
 * Creates a view that is fetched on first use.
 * @param load imports the component
 */
export const createLazyView = <P extends object>(load: () => Promise<ComponentType<P>>): LazyView<P> => {
  const lazyView: LazyView<P> = {
    loaded: false,
    View: lazy(async () => ({ default: await load() })),
    async fetch() {
      await load()
      lazyView.loaded = true
    },
  }
  return lazyView
}
