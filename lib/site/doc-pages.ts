/** The groups of pages in the side navigation, in order. */
export const DOC_GROUPS = ['Start', 'Guides', 'Overlays', 'Components', 'Reference'] as const

/** A page of the documentation. */
export type DocPage = {
  /** App path. */
  path: string
  /** Path of its Markdown file from the root of the repository. */
  file: string
  title: string
  /** Label in the side navigation, if it is not the title. */
  label?: string
  group: (typeof DOC_GROUPS)[number]
  /** One sentence, for lists and search engines: at most 155 characters, different on every page. */
  description: string
}

/** Returns the name of a page: its path without `/docs/`, such as `overlays/alert`; empty for the first page. */
export const docPageName = (path: string): string => path.replace(/^\/docs\/|\/$/g, '')

type PageOptions = Partial<Pick<DocPage, 'file' | 'label'>>

const createDocPage = (
  group: DocPage['group'],
  name: string,
  title: string,
  description: string,
  options: PageOptions = {},
): DocPage => ({
  path: name ? `/docs/${name}/` : '/docs/',
  file: `docs/site/${name || 'getting-started'}.md`,
  title,
  group,
  description,
  ...options,
})

/** The pages of the documentation, without those of the individual components, in reading order. */
export const docPages: readonly DocPage[] = [
  createDocPage(
    'Start',
    '',
    'Getting started',
    'Add your first mobile screen to a new or existing Vite or Next.js app in about five minutes.',
  ),
  createDocPage(
    'Start',
    'installing',
    'Installing screens',
    'Install a screen with the shadcn CLI, pass it your data and callbacks, connect your router, and update or remove the screen.',
  ),
  createDocPage(
    'Start',
    'assistants',
    'AI assistants',
    'Copy a screen as Markdown or as a prompt, install screens with MCP, open them in StackBlitz or v0, and find llms.txt.',
  ),
  createDocPage(
    'Start',
    'using-the-site',
    'Using this site',
    'Browse the screens, use the inspector, link to the exact state of a screen, and run the site yourself.',
  ),
  createDocPage(
    'Guides',
    'theming',
    'Theming',
    'Use the screens in an app with its own theme: attributes, tokens, accents, Tailwind names, and variants.',
  ),
  createDocPage(
    'Guides',
    'platforms',
    'Platforms and generations',
    'Choose among iOS 26, iOS 18, Material 3 Expressive, and Material 3 Baseline, for an app or a single link.',
  ),
  createDocPage(
    'Guides',
    'motion',
    'Motion',
    'How screens animate, how to slow animations down, and what happens when the user prefers reduced motion.',
  ),
  createDocPage(
    'Guides',
    'rtl',
    'Right to left',
    'How the same markup serves both directions: logical properties, mirrored icons, gestures, and Arabic data.',
  ),
  createDocPage(
    'Guides',
    'accessibility',
    'Accessibility',
    'What is tested and how; focus, contrast, and text size; and the known gaps.',
  ),
  createDocPage(
    'Guides',
    'data',
    'Data and Firebase',
    'Sources of the screens’ sample data (built-in files or a Firebase Realtime Database), and the loading, empty, and error states.',
  ),
  createDocPage(
    'Guides',
    'embedding',
    'Embedding',
    'Show a live screen on your own page with an iframe, a link, or oEmbed, and control it from there.',
  ),
  createDocPage(
    'Guides',
    'hosting',
    'Hosting',
    'Host the static export on Firebase Hosting, GitHub Pages, Netlify, Cloudflare Pages, nginx, Docker, or S3, and set the headers that your host supports.',
    { file: 'docs/hosting.md' },
  ),
  createDocPage(
    'Overlays',
    'overlays',
    'Overlay engine',
    'How overlays open and close: promises and controlled components, stacking, focus, the Back button, and events.',
  ),
  createDocPage(
    'Overlays',
    'overlays/alert',
    'Alert overlay',
    'Ask a question or request a short answer in a dialog: options, fields, result, keyboard, and accessibility.',
    { label: 'Alert' },
  ),
  createDocPage(
    'Overlays',
    'overlays/action-sheet',
    'Action sheet overlay',
    'Offer a few actions for an item when the user requests them: options, buttons, result, keyboard, and accessibility.',
    { label: 'Action sheet' },
  ),
  createDocPage(
    'Overlays',
    'overlays/loading',
    'Loading overlay',
    'Block a screen with an overlay while work is in progress, and close the overlay when the work is done: options, result, and accessibility.',
    { label: 'Loading' },
  ),
  createDocPage(
    'Overlays',
    'overlays/modal',
    'Modal overlay',
    'Show a task as a full-screen page, a card on iOS, or a sheet with breakpoints: options, drag events, keyboard, and accessibility.',
    { label: 'Modal' },
  ),
  createDocPage(
    'Overlays',
    'overlays/popover',
    'Popover overlay',
    'Show a menu or a few options next to a control: placement, nesting, result, keyboard, and accessibility.',
    { label: 'Popover' },
  ),
  createDocPage(
    'Overlays',
    'overlays/toast',
    'Toast overlay',
    'Show a short message that does not interrupt the user: position, duration, buttons, queue, keyboard, and accessibility.',
    { label: 'Toast' },
  ),
  createDocPage(
    'Overlays',
    'overlays/menu',
    'Side menu overlay',
    'Add a menu that slides in from an edge over, beside, or under the page: props, events, keyboard, and accessibility.',
    { label: 'Side menu' },
  ),
  createDocPage(
    'Components',
    'components',
    'Components',
    'All components that the screens are built from, each with its props, a live example, and the install command.',
    { label: 'All components' },
  ),
  createDocPage(
    'Reference',
    'transitions',
    'Page transitions',
    'The page stack: navigation, lifecycle events, history, swipe back, and the API.',
  ),
  createDocPage(
    'Reference',
    'gestures',
    'Gestures',
    'The gesture recognizer, the arbiter that chooses between competing gestures, and the API.',
  ),
  createDocPage(
    'Reference',
    'changelog',
    'Changelog',
    'What changed on the site and in the screens, and where to find the changes to the npm package.',
    { file: 'CHANGELOG.md' },
  ),
  createDocPage(
    'Reference',
    'report',
    'Report an issue',
    'How to report a problem with a screen, a component, or the site, and what to include in the report.',
  ),
  createDocPage(
    'Reference',
    'license',
    'License',
    'What you may do with the code and pictures under the MIT license, and which licenses apply to the fonts and icons.',
  ),
]

/** Returns the page of the documentation at an app path; undefined if there is none. */
export const findDocPage = (path: string): DocPage | undefined => docPages.find((one) => one.path === path)
