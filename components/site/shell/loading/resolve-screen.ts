import { lazyScreen, loadScreen } from '@/components/site/screens/screen-loaders'
import type { SiteScreenProps } from '@/components/site/screens/with-sample-data'
import { frame } from '@/lib/frame'
import type { StackScreen } from '@/lib/navigation/page-stack'
import { findRoute, parentRouteOf } from '@/lib/site/catalog'
import { pageTitleOf } from '@/lib/site/page-title'
import { offerNewsletterOnReturn } from '../../newsletter/offer-newsletter-on-return'
import { PageLoadError } from '../errors/page-load-error'

// Called here, because the newsletter is offered only after a navigation, which needs this module.
offerNewsletterOnReturn()

/**
 * Loads the module for Arabic pages. The import is dynamic, because with a static import, the bundler would assume that the
 * modules of Arabic pages are loaded wherever this module loads a screen, and create a second copy of each screen's code.
 */
const loadArabicPageModule = () => import('./arabic-page')

/** Loads the code that sets Arabic document titles, if the language is Arabic. */
const loadArabicTitleCode = (): void => {
  if (frame.get().lang === 'ar') loadArabicPageModule().catch(() => undefined)
}
frame.subscribe(loadArabicTitleCode)
loadArabicTitleCode()

const screensById = new Map<string, StackScreen>()

/**
 * Returns the screen at an app path: its titles and parent path are from the catalog, its loader is from screen-loaders.tsx.
 * @returns the screen, or undefined for an unknown path, which the browser then requests from the server
 */
export const resolveScreen = (path: string): StackScreen | undefined => {
  const route = findRoute(path)
  if (!route) return undefined
  let screen = screensById.get(route.id)
  if (!screen) {
    const parent = parentRouteOf(route)
    const props: SiteScreenProps = route.listedSectionKey ? { sectionKey: route.listedSectionKey } : {}
    screen = {
      id: route.id,
      title: route.title,
      documentTitle: pageTitleOf(route),
      Component: lazyScreen(route.screen) as StackScreen['Component'],
      props,
      // Pages below the home page have no parent path, because most of them have a menu button instead of a back button.
      parentPath: parent?.id === 'home' ? undefined : parent?.path,
      load: () =>
        loadScreen(route.screen).catch((cause: unknown) => {
          throw new PageLoadError(route.path, cause)
        }),
      loadData: (search) =>
        frame.get().lang === 'ar'
          ? loadArabicPageModule().then(
              ({ whenArabicReady }) => whenArabicReady(route, search),
              () => undefined,
            )
          : undefined,
      loadTitle: async (lang) =>
        lang === 'ar' ? (await loadArabicPageModule()).arabicTitle(route) : route.title,
    }
    screensById.set(route.id, screen)
  }
  return screen
}
