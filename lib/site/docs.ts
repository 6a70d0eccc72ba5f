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
      'Browse the screens, link to the exact state of a screen, install its source code, and run the site yourself.',
  },
  page(
    'installing',
    'Installing screens',
    'Install a screen into your app with one shadcn CLI command: the registry, the pattern frame and the tokens.',
  ),
  page(
    'theming',
    'Theming',
    'Platforms, themes, accents and text size: the attributes, the tokens, the Tailwind names and the variants ios: and material:.',
  ),
  page(
    'rtl',
    'Right to left',
    'How the same markup serves both directions: logical properties, mirrored icons, gestures and Arabic data.',
  ),
  page(
    'embedding',
    'Embedding',
    'Show a live screen in your own page with an iframe, a link or oEmbed, and control it from there.',
  ),
  page(
    'overlays',
    'Overlay engine',
    'Alerts, action sheets, loading indicators, modals, popovers, toasts and side menus: how to open them, their results, and the API.',
  ),
  page(
    'transitions',
    'Page transitions',
    'The page stack: navigation, lifecycle events, history, swipe back, and the API.',
  ),
  page(
    'gestures',
    'Gestures',
    'How gestures are recognized, how the arbiter decides between them, and the API.',
  ),
  page(
    'data',
    'Data and Firebase',
    'The sample data of the screens: the built-in files, a Firebase Realtime Database, and the loading, empty and error states.',
  ),
  page(
    'hosting',
    'Hosting',
    'Host the static export on Firebase Hosting, GitHub Pages, Netlify, Cloudflare Pages, nginx, Docker or S3, with the right headers.',
    'docs/hosting.md',
  ),
]

/** The page of the documentation at an app path. */
export const docAt = (path: string): DocPage | undefined => docs.find((one) => one.path === path)
