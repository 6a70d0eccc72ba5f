import { type ComponentType, lazy } from 'react'

/** A view that is fetched apart from the host. */
export interface ViewPart<P extends object> {
  /** Whether it has come. */
  here: boolean
  View: ComponentType<P>
  /** @throws where it cannot be fetched, e.g. offline; asked again it tries anew */
  fetch(): Promise<void>
}

/**
 * Makes a part of the host that is fetched when something needs it.
 * @param load imports its view
 */
export const viewPart = <P extends object>(load: () => Promise<ComponentType<P>>): ViewPart<P> => {
  const part: ViewPart<P> = {
    here: false,
    View: lazy(async () => ({ default: await load() })),
    async fetch() {
      await load()
      part.here = true
    },
  }
  return part
}
