import {
  lazyScreen,
  loadScreen,
  MissingScreenError,
  type ScreenProps,
} from '@/components/site/screens/registry'
import { frame } from '@/lib/frame'
import type { ScreenEntry } from '@/lib/navigation/react'
import { find, parentOf } from '@/lib/site/catalog'
import { titleOf } from '@/lib/site/title'
import { offerAfterVisit } from '../../newsletter/offer-after-visit'
import { PageLoadError } from '../errors/page-load-error'

// Here, because this is the first code that a page without any navigation can do without.
offerAfterVisit()

/**
 * Fetched when it is wanted: what this module brings along, the bundler takes as given for every screen that is fetched
 * from here, and would write each screen's code a second time without it.
 */
const loadArabicPage = () => import('./arabic-page')

/** Has the document titled in Arabic, on a first visit and when the language changes. */
const loadArabicTitles = (): void => {
  if (frame.get().lang === 'ar') loadArabicPage().catch(() => undefined)
}
frame.subscribe(loadArabicTitles)
loadArabicTitles()

const known = new Map<string, ScreenEntry>()

/**
 * The screen at an app path: what the catalogue knows of it, and its code from the registry.
 * @returns undefined for a path that is not in the book; the browser then asks the server
 */
export const resolve = (path: string): ScreenEntry | undefined => {
  const route = find(path)
  if (!route) return undefined
  let entry = known.get(route.id)
  if (!entry) {
    const parent = parentOf(route)
    const props: ScreenProps = route.param ? { type: route.param } : {}
    entry = {
      id: route.id,
      title: route.title,
      documentTitle: titleOf(route),
      Component: lazyScreen(route.screen) as ScreenEntry['Component'],
      props,
      // The home page is above those that open the menu instead.
      parent: parent?.id === 'home' ? undefined : parent?.path,
      load: () =>
        loadScreen(route.screen).catch((cause: unknown) => {
          // To try again would not help.
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
