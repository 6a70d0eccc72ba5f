/**
 * Creates the files of two Vite apps with the linter of Vite's template: a bare app, and an app with a router, shadcn's neutral
 * theme, and simple versions of shadcn's components. The files are written by hand, because shadcn's command downloads them.
 */
import { emptyViteAppFiles, toJson, viteCompilerOptions } from './vite-app'

const styleSheet = `@import "tailwindcss";

@custom-variant dark (&:is(.dark *));

:root {
  --radius: 0.625rem;
  --background: oklch(1 0 0);
  --foreground: oklch(0.145 0 0);
  --card: oklch(1 0 0);
  --card-foreground: oklch(0.145 0 0);
  --popover: oklch(1 0 0);
  --popover-foreground: oklch(0.145 0 0);
  --primary: oklch(0.205 0 0);
  --primary-foreground: oklch(0.985 0 0);
  --secondary: oklch(0.97 0 0);
  --secondary-foreground: oklch(0.205 0 0);
  --muted: oklch(0.97 0 0);
  --muted-foreground: oklch(0.556 0 0);
  --accent: oklch(0.97 0 0);
  --accent-foreground: oklch(0.205 0 0);
  --destructive: oklch(0.577 0.245 27.325);
  --border: oklch(0.922 0 0);
  --input: oklch(0.922 0 0);
  --ring: oklch(0.708 0 0);
}

.dark {
  --background: oklch(0.145 0 0);
  --foreground: oklch(0.985 0 0);
  --card: oklch(0.205 0 0);
  --card-foreground: oklch(0.985 0 0);
  --popover: oklch(0.205 0 0);
  --popover-foreground: oklch(0.985 0 0);
  --primary: oklch(0.922 0 0);
  --primary-foreground: oklch(0.205 0 0);
  --secondary: oklch(0.269 0 0);
  --secondary-foreground: oklch(0.985 0 0);
  --muted: oklch(0.269 0 0);
  --muted-foreground: oklch(0.708 0 0);
  --accent: oklch(0.269 0 0);
  --accent-foreground: oklch(0.985 0 0);
  --destructive: oklch(0.704 0.191 22.216);
  --border: oklch(1 0 0 / 10%);
  --input: oklch(1 0 0 / 15%);
  --ring: oklch(0.556 0 0);
}

@theme inline {
  --radius-sm: calc(var(--radius) - 4px);
  --radius-md: calc(var(--radius) - 2px);
  --radius-lg: var(--radius);
  --radius-xl: calc(var(--radius) + 4px);
  --color-background: var(--background);
  --color-foreground: var(--foreground);
  --color-card: var(--card);
  --color-card-foreground: var(--card-foreground);
  --color-popover: var(--popover);
  --color-popover-foreground: var(--popover-foreground);
  --color-primary: var(--primary);
  --color-primary-foreground: var(--primary-foreground);
  --color-secondary: var(--secondary);
  --color-secondary-foreground: var(--secondary-foreground);
  --color-muted: var(--muted);
  --color-muted-foreground: var(--muted-foreground);
  --color-accent: var(--accent);
  --color-accent-foreground: var(--accent-foreground);
  --color-destructive: var(--destructive);
  --color-border: var(--border);
  --color-input: var(--input);
  --color-ring: var(--ring);
}

@layer base {
  * {
    @apply border-border outline-ring/50;
  }
  body {
    @apply bg-background text-foreground;
  }
}
`

const uiComponents: Record<string, string> = {
  button: `import type { ComponentProps } from 'react'
export function Button({ className = '', variant = 'default', ...props }: ComponentProps<'button'> & { variant?: 'default' | 'secondary' }) {
  const look = variant === 'default' ? 'bg-primary text-primary-foreground hover:bg-primary/90' : 'bg-secondary text-secondary-foreground'
  return <button className={\`inline-flex h-9 items-center justify-center rounded-md px-4 py-2 text-sm font-medium shadow-xs focus-visible:ring-[3px] focus-visible:ring-ring/50 dark:shadow-none \${look} \${className}\`} {...props} />
}
`,
  card: `import type { ComponentProps } from 'react'
export function Card({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={\`rounded-xl border bg-card py-6 text-card-foreground shadow-sm dark:bg-card/60 \${className}\`} {...props} />
}
`,
  checkbox: `import type { ComponentProps } from 'react'
export function Checkbox(props: ComponentProps<'input'>) {
  return <input type="checkbox" className="size-4 rounded-[4px] border border-input accent-primary dark:bg-input/30" {...props} />
}
`,
  dialog: `import type { ReactNode } from 'react'
export function Dialog({ title, children }: { title: string; children: ReactNode }) {
  return <div role="dialog" aria-label={title} className="rounded-lg border bg-background p-6 text-foreground shadow-lg dark:border-ring">{children}</div>
}
`,
  field: `import type { ReactNode } from 'react'
export function Field({ label, children }: { label: string; children: ReactNode }) {
  return <label className="grid gap-2 text-sm font-medium"><span className="text-muted-foreground">{label}</span>{children}</label>
}
`,
  form: `import type { ComponentProps } from 'react'
export function Form({ className = '', ...props }: ComponentProps<'form'>) {
  return <form className={\`grid gap-4 px-6 \${className}\`} {...props} />
}
`,
  input: `import type { ComponentProps } from 'react'
export function Input(props: ComponentProps<'input'>) {
  return <input className="h-9 w-full rounded-md border border-input bg-transparent px-3 text-base shadow-xs placeholder:text-muted-foreground focus-visible:border-ring dark:bg-input/30" {...props} />
}
`,
  spinner: `export function Spinner() {
  return <span role="status" aria-label="Loading" className="size-4 rounded-full border-2 border-ring border-t-primary" />
}
`,
}

/** The app's own page. Installed screens must not change its pixels. */
const pageModule = `import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'

export default function Page() {
  return (
    <main className="mx-auto grid max-w-sm gap-4 p-4">
      <h1 className="text-2xl font-semibold">Account</h1>
      <Card>
        <Form>
          <Field label="Name"><Input placeholder="Ada" /></Field>
          <Field label="News"><Checkbox defaultChecked /></Field>
          <Button type="button">Save</Button>
          <Button type="button" variant="secondary">Cancel</Button>
        </Form>
      </Card>
      <Dialog title="Sure?"><p className="text-sm text-muted-foreground dark:font-bold">Sure?</p><Spinner /></Dialog>
    </main>
  )
}
`

const plainMain = `import { createRoot } from 'react-dom/client'
import Page from './page'
import './index.css'

createRoot(document.getElementById('root')!).render(<Page />)
`

/** Module paths of the screens that the apps show, relative to `@/`, by screen. */
export type ScreenModules = Readonly<Record<'login' | 'home' | 'register' | 'alert', string>>

/** Paths of the pages with screens. */
export const PAGE_PATHS = ['screen', 'home', 'register', 'alert', 'beside']

/**
 * Returns the module with the pages. The submitted user name becomes the title of the document, and the link on the home screen
 * leads to the login screen. The frame next to the app's own page is an example from docs/site/installing.md.
 */
const pagesModule = ({
  login,
  home,
  register,
  alert,
}: ScreenModules) => `import type { ReactElement } from 'react'
import { PatternFrame } from '@patternbook/engine/frame'
import english from '@/components/patternbook/data/home.json'
import Alert from '@/${alert}'
import Start from '@/${home}'
import Login from '@/${login}'
import Register from '@/${register}'
import '@/components/patternbook/fonts'
import Page from './page'

export const Phone = () => (
  <PatternFrame mode="ios" accent="green" className="h-[800px] w-[390px]">
    <Login />
  </PatternFrame>
)

export const pages: Readonly<Record<string, ReactElement>> = {
  screen: <div className="relative h-dvh"><Login onSubmit={({ username }) => { document.title = username }} /></div>,
  home: <div className="relative h-dvh"><Start data={{ ...english, link: '/screen' }} /></div>,
  register: <div className="relative h-dvh"><Register /></div>,
  alert: <div className="relative h-dvh"><Alert /></div>,
  beside: <><Page /><Phone /></>,
}
`

/** Code of a link component that adds an attribute to the router's link, by which the checks recognize it. */
const markedLink = 'const Link = (props: LinkProps) => <RouterLink data-app-link {...props} />'

/** Code that wraps a link component with the prop `to` instead of `href`, and passes the wrapper to `configure`. */
const appLink = `const AppLink = ({ href, ...rest }: { href: string }) => <Link to={href} {...rest} />

configure({ Link: AppLink })`

const renderCall = (app: string) =>
  `createRoot(document.getElementById('root')!).render(<StrictMode>${app}</StrictMode>)\n`

const sharedImports = `import { createRoot } from 'react-dom/client'
import { configure } from '@patternbook/engine/navigation'
`

/**
 * Returns the main module of an app with React Router. This module and the two below contain the code of the recipes in
 * docs/site/installing.md.
 * @param picturesUrl URL of the site that serves the pictures
 */
const reactRouterMain = (picturesUrl: string) => `import { StrictMode } from 'react'
${sharedImports}import { createBrowserRouter, Link as RouterLink, type LinkProps, RouterProvider } from 'react-router'
import Page from './page'
import { pages } from './pages'
import './index.css'

${markedLink}
const router = createBrowserRouter([
  { path: '/', element: <><Page /><Link to="/screen">Open</Link></> },
  ...Object.entries(pages).map(([path, element]) => ({ path, element })),
])

configure({ navigate: (href) => router.navigate(href), back: () => router.navigate(-1) })

${appLink}
configure({ mediaBaseUrl: '${picturesUrl}' })
${renderCall('<RouterProvider router={router} />')}`

const browserRouterMain = (picturesUrl: string) => `import { StrictMode, useEffect } from 'react'
${sharedImports}import { BrowserRouter, Link as RouterLink, type LinkProps, Route, Routes, useNavigate } from 'react-router'
import Page from './page'
import { pages } from './pages'
import './index.css'

${markedLink}
${appLink}
configure({ mediaBaseUrl: '${picturesUrl}' })

export function Connect() {
  const navigate = useNavigate()
  useEffect(() => configure({ navigate: (href) => navigate(href), back: () => navigate(-1) }), [navigate])
  return null
}

${renderCall(`
  <BrowserRouter>
    <Connect />
    <Routes>
      <Route path="/" element={<><Page /><Link to="/screen">Open</Link></>} />
      {Object.entries(pages).map(([path, element]) => <Route key={path} path={path} element={element} />)}
    </Routes>
  </BrowserRouter>
`)}`

const tanstackMain = (picturesUrl: string) => `import { type ComponentProps, StrictMode } from 'react'
${sharedImports}import { createRootRoute, createRoute, createRouter, Link as RouterLink, RouterProvider } from '@tanstack/react-router'
import Page from './page'
import { pages } from './pages'
import './index.css'

${markedLink.replace('LinkProps', 'ComponentProps<typeof RouterLink>')}
const root = createRootRoute()
const first = createRoute({ getParentRoute: () => root, path: '/', component: () => <><Page /><Link to="/screen">Open</Link></> })
const others = Object.entries(pages).map(([path, page]) => createRoute({ getParentRoute: () => root, path, component: () => page }))
const router = createRouter({ routeTree: root.addChildren([first, ...others]) })

configure({ navigate: (href) => router.navigate({ href }), back: () => router.history.back() })

${appLink}
configure({ mediaBaseUrl: '${picturesUrl}' })
${renderCall('<RouterProvider router={router} />')}`

/**
 * Returns the files that add screens to the app, for each router.
 * @param picturesUrl URL of the site that serves the pictures
 */
export const shadcnFilesByRouter = (
  modules: ScreenModules,
  picturesUrl = '',
): Record<string, Record<string, string>> => {
  const files = (main: string) => ({ 'src/main.tsx': main, 'src/pages.tsx': pagesModule(modules) })
  return {
    'React Router': files(reactRouterMain(picturesUrl)),
    'React Router with BrowserRouter': files(browserRouterMain(picturesUrl)),
    'TanStack Router': files(tanstackMain(picturesUrl)),
  }
}

const eslintConfig = `import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import reactRefresh from 'eslint-plugin-react-refresh'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { defineConfig, globalIgnores } from 'eslint/config'

export default defineConfig([
  globalIgnores(['dist']),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [js.configs.recommended, tseslint.configs.recommended, reactHooks.configs.flat.recommended, reactRefresh.configs.vite],
    languageOptions: { globals: globals.browser },
  },
])
`

const barePage = `export default function Page() {
  return <main className="mx-auto grid max-w-sm gap-4 p-4"><h1 className="text-2xl font-semibold">Account</h1><p className="text-sm text-gray-500">Nothing here yet.</p></main>
}
`

/** Returns the files that add screens to the bare app, which has no router. */
export const bareScreenFiles = (modules: ScreenModules, picturesUrl = ''): Record<string, string> => ({
  'src/pages.tsx': pagesModule(modules),
  'src/main.tsx': `import { StrictMode, useState } from 'react'
${sharedImports}import Login from '@/${modules.login}'
import Page from './page'
import { pages } from './pages'
import './index.css'

configure({ mediaBaseUrl: '${picturesUrl}' })

export function App() {
  const [isOpen, setOpen] = useState(false)
  const page = pages[location.pathname.replaceAll('/', '')]
  if (page) return page
  if (!isOpen) return <><Page /><a href="#open" onClick={() => setOpen(true)}>Open</a></>
  return <div className="relative h-dvh"><Login onBack={() => setOpen(false)} /></div>
}

${renderCall('<App />')}`,
})

const lintPackages = {
  typescript: '~5.9.3',
  eslint: '^9.39.0',
  '@eslint/js': '^9.39.0',
  'typescript-eslint': '^8.48.0',
  'eslint-plugin-react-hooks': '^7.0.0',
  'eslint-plugin-react-refresh': '^0.4.24',
  globals: '^16.5.0',
}

/**
 * Returns the files of a bare Vite app with its own page and a linter, by path.
 * @param registryUrl URL of the registry, with `{name}` in place of a name
 */
export const bareAppFiles = (registryUrl: string): Record<string, string> => {
  const emptyFiles = emptyViteAppFiles(registryUrl)
  const manifest = JSON.parse(emptyFiles['package.json'] ?? '{}')
  Object.assign(manifest.devDependencies, lintPackages)
  return {
    ...emptyFiles,
    'package.json': toJson(manifest),
    'eslint.config.js': eslintConfig,
    'src/page.tsx': barePage,
    'src/main.tsx': plainMain,
  }
}

/**
 * Returns the files of the app with shadcn before any screen is installed, by path.
 * @param registryUrl URL of the registry, with `{name}` in place of a name
 */
export const shadcnAppFiles = (registryUrl: string): Record<string, string> => {
  const emptyFiles = emptyViteAppFiles(registryUrl)
  const manifest = JSON.parse(emptyFiles['package.json'] ?? '{}')
  Object.assign(manifest.dependencies, { 'react-router': '^7.9.0', '@tanstack/react-router': '^1.130.0' })
  Object.assign(manifest.devDependencies, lintPackages)
  return {
    ...emptyFiles,
    'package.json': toJson(manifest),
    'tsconfig.json': toJson({
      compilerOptions: { ...viteCompilerOptions, erasableSyntaxOnly: true },
      include: ['src'],
    }),
    'eslint.config.js': eslintConfig,
    'src/index.css': styleSheet,
    'src/page.tsx': pageModule,
    'src/main.tsx': plainMain,
    ...Object.fromEntries(
      Object.entries(uiComponents).map(([name, text]) => [`src/components/ui/${name}.tsx`, text]),
    ),
  }
}
