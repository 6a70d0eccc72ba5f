/**
 * Documentation pages in the footer of the front page: app path and title. The titles are copied from `lib/site/doc-pages.ts`, so
 * that the front page does not load the list of all pages. A test compares them.
 */
export const footerLinks: readonly (readonly [path: string, title: string])[] = [
  ['/docs/', 'Getting started'],
  ['/docs/installing/', 'Installing screens'],
  ['/docs/assistants/', 'AI assistants'],
  ['/docs/components/', 'Components'],
  ['/docs/overlays/', 'Overlay engine'],
  ['/docs/theming/', 'Theming'],
  ['/docs/accessibility/', 'Accessibility'],
  ['/docs/embedding/', 'Embedding'],
  ['/docs/hosting/', 'Hosting'],
  ['/docs/changelog/', 'Changelog'],
  ['/docs/report/', 'Report an issue'],
  ['/docs/license/', 'License'],
]

/**
 * Pages about overlays that have no screens of their own: app path and title. The front page links to them below the pictures of
 * the patterns. The list is copied from `lib/site/pattern-pages.ts`, so that the front page does not load that module. A test compares
 * them.
 */
export const overlayLinks: readonly (readonly [path: string, title: string])[] = [
  ['/patterns/modal/', 'Modals and bottom sheets'],
  ['/patterns/popover/', 'Popovers'],
  ['/patterns/toast/', 'Toasts'],
  ['/patterns/loading-indicator/', 'Loading indicators'],
  ['/patterns/side-menu/', 'Side menus'],
]
