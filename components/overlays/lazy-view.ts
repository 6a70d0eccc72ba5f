import { type ComponentType, lazy } from 'react'

/** A view whose code is in its own chunk. */
export interface LazyView<P extends object> {
  /** Whether `fetch` has loaded the code. */
  isLoaded: boolean
  View: ComponentType<P>
  /** Loads the code. Rejects if the code cannot be fetched, for example offline; the next call tries again. */
  fetch(): Promise<void>
}

/**
 * Creates a view whose code is fetched on first use.
 * @param load imports the component
 */
export const createLazyView = <P extends object>(load: () => Promise<ComponentType<P>>): LazyView<P> => {
  const lazyView: LazyView<P> = {
    isLoaded: false,
    View: lazy(async () => ({ default: await load() })),
    async fetch() {
      await load()
      lazyView.isLoaded = true
    },
  }
  return lazyView
}
