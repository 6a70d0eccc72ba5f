/** A page of the documentation. */
export type DocPage = {
  /** App path. */
  path: string
  /** Its Markdown, from the root of the repository. */
  file: string
  title: string
  /** One sentence, for lists and search engines. */
  description: string
}

const page = (name: string, title: string, description: string, file = `docs/site/${name}.md`): DocPage => ({
  path: `/docs/${name}/`,
  file,
  title,
  description,
})

/** The pages of the documentation, in the order in which they are read. */
export const docs: readonly DocPage[] = [
  {
    path: '/docs/',
    file: 'docs/site/getting-started.md',
    title: 'Getting started',
    description:
      'How to browse the book, link to the exact state of a screen, take its source, and run the site yourself.',
  },
  page(
    'installing',
    'Installing screens',
    'How a screen comes into your app with one command of the shadcn CLI: the registry, the pattern frame, the tokens.',
  ),
  page(
    'theming',
    'Theming',
    'Platforms, themes, accents and text size: the attributes, the tokens, the Tailwind names and the variants ios: and material:.',
  ),
  page(
    'rtl',
    'Right to left',
    'How one markup serves both directions: logical properties, one module for left and right, icons that point, Arabic data.',
  ),
  page(
    'embedding',
    'Embedding',
    'How to show a live screen in a page of your own: as an iframe, as a link that becomes one, by oEmbed; and how to change it from there.',
  ),
  page(
    'overlays',
    'Overlay engine',
    'Alerts, action sheets, loading, modals, popovers, toasts and side menus: how they are opened, what they answer, and the whole interface.',
  ),
  page(
    'transitions',
    'Page transitions',
    'The page stack: navigation, lifecycle events, the history, swipe back, and the whole interface.',
  ),
  page(
    'gestures',
    'Gestures',
    'One finger, one axis, one winner: how a movement is recognized, who gets the pointer, and the whole interface.',
  ),
  page(
    'data',
    'Data and Firebase',
    'Where the words on the screens come from: the built-in files, a Realtime Database, the states loading, empty and error.',
  ),
  page(
    'hosting',
    'Hosting',
    'How the static export is put on Firebase Hosting, GitHub Pages, Netlify, Cloudflare Pages, nginx, Docker and S3, and which headers it wants.',
    'docs/hosting.md',
  ),
]

/** The page of the documentation at an app path. */
export const docAt = (path: string): DocPage | undefined => docs.find((one) => one.path === path)
