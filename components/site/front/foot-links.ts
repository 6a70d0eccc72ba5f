/** Documentation pages in the footer of the front page: app path and title. A copy, so that the front page does not load the whole list. */
export const footLinks: readonly (readonly [path: string, title: string])[] = [
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

/** Pages of overlays, which have no screens of their own, below the pictures of the patterns. A copy, for the same reason. */
export const overlayLinks: readonly (readonly [path: string, title: string])[] = [
  ['/patterns/modal/', 'Modals and bottom sheets'],
  ['/patterns/popover/', 'Popovers'],
  ['/patterns/toast/', 'Toasts'],
  ['/patterns/loading-indicator/', 'Loading indicators'],
  ['/patterns/side-menu/', 'Side menus'],
]
