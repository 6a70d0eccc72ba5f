import { type ComponentType, lazy } from 'react'

/** A view that is fetched apart from the host. */
export interface LazyView<P extends object> {
  /** Whether it has come. */
  loaded: boolean
  View: ComponentType<P>
  /** @throws where it cannot be fetched, e.g. offline; asked again it tries anew */
  fetch(): Promise<void>
}

/**
 * Makes a part of the host that is fetched when something needs it.
 * @param load imports its view
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
