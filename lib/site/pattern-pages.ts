import catalog from '@/data/catalog.json'
import { sections } from './catalog'
import { patternPath } from './pattern-path'

/** Where to find an example of an overlay and the code that opens it. */
export type OverlayExample = {
  /** Id of a tab of the engine lab, which is also the hash in the URL of the tab. */
  labTabId: string
  /** Matches the code example in docs/site that opens the overlay. The build fails unless exactly one example matches. */
  exampleRegExp: RegExp
}

/** Data about an overlay for its page and for the search. */
type OverlayPattern = OverlayExample & {
  /** Title in Arabic, for the search. */
  arabicTitle: string
  /** Name of a Lucide icon, in kebab-case. */
  icon: string
}

/** A page about a pattern. */
export type PatternPage = {
  slug: string
  /** App path. */
  path: string
  title: string
  /** One or two sentences that describe the pattern. */
  summary: string
  /** Description for search engines: at most 155 characters, different on every page. */
  description: string
  /** Key of the section that has the screens and the note of the pattern; undefined if `overlay` is set. */
  sectionKey?: string
  /** Set if the pattern is an overlay without screens. */
  overlay?: OverlayPattern
  /** Set if the screens of the section open an overlay that apps can also use without these screens. */
  overlayExample?: OverlayExample
}

const screenCountText = (count: number) => `${count} live ${count === 1 ? 'screen' : 'screens'}`

const overlayExamples: Readonly<Record<string, OverlayExample>> = {
  actionSheet: { labTabId: 'action-sheet', exampleRegExp: /overlays\.actionSheet\(/ },
  alert: { labTabId: 'alert', exampleRegExp: /header: 'Delete your account\?'/ },
}

const sectionPages: readonly PatternPage[] = sections.map(({ key, slug, title, screens }) => {
  const sectionDescription = catalog.sections[key as keyof typeof catalog.sections].description
  return {
    slug,
    path: patternPath(slug),
    title,
    summary: `${sectionDescription}.`,
    description: `${title}, a mobile UI pattern: ${sectionDescription.charAt(0).toLowerCase()}${sectionDescription.slice(1)}. ${screenCountText(screens.length)} for iOS and Material, with notes and code.`,
    sectionKey: key,
    overlayExample: overlayExamples[key],
  }
})

const overlayPage = (
  slug: string,
  title: string,
  summary: string,
  description: string,
  overlayPattern: OverlayPattern,
): PatternPage => ({ slug, path: patternPath(slug), title, summary, description, overlay: overlayPattern })

const overlayPages: readonly PatternPage[] = [
  overlayPage(
    'modal',
    'Modals and bottom sheets',
    'A page that opens over the current page as a full-screen modal, a card on iOS, or a sheet that snaps to its breakpoints.',
    'React modals and bottom sheets for iOS and Material: full-screen modals, cards on iOS, and sheets with breakpoints. Try the options and copy the code.',
    {
      labTabId: 'modal',
      exampleRegExp: /<Modal\b/,
      arabicTitle: 'النوافذ المنزلقة',
      icon: 'panel-bottom',
    },
  ),
  overlayPage(
    'popover',
    'Popovers',
    'A small surface next to a control, for a menu or a few options.',
    'React popovers and menus for iOS and Material. They open next to a control and can be nested. Try the options and copy the code.',
    {
      labTabId: 'popover',
      exampleRegExp: /overlays\.popover\(/,
      arabicTitle: 'القوائم المنبثقة',
      icon: 'chevrons-up-down',
    },
  ),
  overlayPage(
    'toast',
    'Toasts',
    'A short message that does not interrupt the user. Material calls it a snackbar.',
    'React toasts and snackbars for iOS and Material, with actions, a queue, and swipe to dismiss. Try the options and copy the code.',
    {
      labTabId: 'toast',
      exampleRegExp: /message: 'Archived'/,
      arabicTitle: 'الرسائل العابرة',
      icon: 'message-circle',
    },
  ),
  overlayPage(
    'loading-indicator',
    'Loading indicators',
    'A spinner with a message, shown over the page while work is in progress.',
    'A React loading overlay for iOS and Material. It blocks the page while work is in progress. Try the options and copy the code.',
    {
      labTabId: 'loading',
      exampleRegExp: /overlays\.loading\(/,
      arabicTitle: 'مؤشر الانتظار',
      icon: 'loader',
    },
  ),
  overlayPage(
    'side-menu',
    'Side menus',
    'A menu at an edge of the screen: over the page, beside it, or under it. Also called a drawer.',
    'React side menus and navigation drawers for iOS and Material: over, beside, or under the page, with swipe gestures. Try the options and copy the code.',
    { labTabId: 'menu', exampleRegExp: /engine\/menu'/, arabicTitle: 'القائمة الجانبية', icon: 'rows-3' },
  ),
]

/** The pages of all patterns: sections in the order of the catalog, then overlays. */
export const patternPages: readonly PatternPage[] = [...sectionPages, ...overlayPages]

/** Returns the page of the pattern with a slug; undefined if there is none. */
export const findPatternPage = (slug: string): PatternPage | undefined =>
  patternPages.find((one) => one.slug === slug)
