import type { ScreenProps } from '@/components/site/screens/bind-sample'
import { lazyScreen, loadScreen, MissingScreenError } from '@/components/site/screens/registry'
import { frame } from '@/lib/frame'
import type { ScreenEntry } from '@/lib/navigation/react'
import { findRoute, parentOf } from '@/lib/site/catalog'
import { titleOf } from '@/lib/site/title'
import { offerAfterVisit } from '../../newsletter/offer-after-visit'
import { PageLoadError } from '../errors/page-load-error'

// Called here, because this module loads with the first navigation, before which the offer is not needed.
offerAfterVisit()

/**
 * A dynamic import: with a static one, the bundler would assume that these modules are already loaded wherever this
 * module loads a screen, and create a second copy of each screen's code.
 */
const loadArabicPage = () => import('./arabic-page')

/** Loads the code that sets Arabic document titles, on a first visit and when the language changes. */
const loadArabicTitles = (): void => {
  if (frame.get().lang === 'ar') loadArabicPage().catch(() => undefined)
}
frame.subscribe(loadArabicTitles)
loadArabicTitles()

const known = new Map<string, ScreenEntry>()

/**
 * The screen at an app path, with data of the catalog and a loader from the registry.
 * @returns undefined for an unknown path; the browser then requests it from the server
 */
export const resolve = (path: string): ScreenEntry | undefined => {
  const route = findRoute(path)
  if (!route) return undefined
  let entry = known.get(route.id)
  if (!entry) {
    const parent = parentOf(route)
    const props: ScreenProps = route.param ? { sectionKey: route.param } : {}
    entry = {
      id: route.id,
      title: route.title,
      documentTitle: titleOf(route),
      Component: lazyScreen(route.screen) as ScreenEntry['Component'],
      props,
      // Pages below the home page have a menu button instead of a back button.
      parent: parent?.id === 'home' ? undefined : parent?.path,
      load: () =>
        loadScreen(route.screen).catch((cause: unknown) => {
          // A retry would not help.
          throw cause instanceof MissingScreenError ? cause : new PageLoadError(route.path, cause)
        }),
      ready: (search) =>
        frame.get().lang === 'ar'
          ? loadArabicPage().then(
              ({ whenArabicReady }) => whenArabicReady(route, search),
              () => undefined,
            )
          : undefined,
      titleIn: async (lang) => (lang === 'ar' ? (await loadArabicPage()).arabicTitle(route) : route.title),
    }
    known.set(route.id, entry)
  }
  return entry
}
