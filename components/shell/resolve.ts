import type { ScreenProps } from '@/components/patterns/registry'
import { screens } from '@/components/patterns/registry.generated'
import { find } from '@/lib/catalogue'
import type { ScreenEntry } from '@/lib/transition/react'

/** A page whose code did not arrive; knows where the user wanted to go. */
export class PageLoadError extends Error {
  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super(
      `Patternbook: the page ${path} could not be loaded, so the current one stays. Try again when online.`,
      {
        cause,
      },
    )
  }
}

const known = new Map<string, ScreenEntry>()

/**
 * The screen at an app path: what the catalogue knows of it, and its code from the registry.
 * @returns undefined for a path that is not in the book; the browser then asks the server
 */
export const resolve = (path: string): ScreenEntry | undefined => {
  const route = find(path)
  const screen = route && screens[route.screen]
  if (!route || !screen) return undefined
  let entry = known.get(route.id)
  if (!entry) {
    const props: ScreenProps = route.param ? { type: route.param } : {}
    entry = {
      id: route.id,
      title: route.title,
      Component: screen.Component as ScreenEntry['Component'],
      props,
      load: () =>
        screen.load().catch((cause: unknown) => {
          throw new PageLoadError(route.path, cause)
        }),
    }
    known.set(route.id, entry)
  }
  return entry
}
