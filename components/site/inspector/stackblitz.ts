import type { FrameState } from '@/lib/frame'
import type { RegistryItem } from '@/lib/site/code-export/registry-item'

/** StackBlitz URL that accepts a project from a form (developer.stackblitz.com/platform/api/post-api). */
export const STACKBLITZ_RUN_URL = 'https://stackblitz.com/run'

/** A StackBlitz project. */
export type Project = {
  title: string
  description: string
  /** Contents of the files by path. */
  files: Record<string, string>
}

/** Name of the registry item that contains the source of the engine. */
export const ENGINE_ITEM_NAME = 'engine-source'
const ENGINE_PACKAGE = '@patternbook/engine'
const ENGINE_FOLDER = 'src/components/patternbook/engine'

/** Versions of the build tools and types that the app needs and that the registry items do not list. */
const DEV_DEPENDENCIES = {
  '@tailwindcss/vite': '^4',
  '@types/react': '^19',
  '@types/react-dom': '^19',
  '@vitejs/plugin-react': '^5',
  tailwindcss: '^4',
  typescript: '~5.9.3',
  vite: '^7',
} as const

/** Converts `name@version` entries to the format of package.json. Skips the engine, which is included as source, and URLs. */
const parseDependencies = (entries: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    entries
      .filter((entry) => !entry.startsWith(ENGINE_PACKAGE) && !entry.includes('://'))
      .map((entry) => [entry.slice(0, entry.lastIndexOf('@')), entry.slice(entry.lastIndexOf('@') + 1)]),
  )

const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const viteConfig = `import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const src = new URL('./src', import.meta.url).pathname
const engine = src + '/components/patternbook/engine'
const { exports } = JSON.parse(readFileSync(engine + '/package.json', 'utf8'))

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: [
      { find: /^@\\//, replacement: src + '/' },
      ...Object.entries(exports).map(([name, file]) => ({
        find: new RegExp('^${ENGINE_PACKAGE}' + name.slice(1).replaceAll('.', '\\\\.') + '$'),
        replacement: engine + file.slice(1),
      })),
    ],
  },
})
`

const indexHtml = (title: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`

const mainSource = (
  screenPath: string,
  { mode, theme, dir }: Appearance,
) => `import { createRoot } from 'react-dom/client'
import { PatternFrame } from '${ENGINE_PACKAGE}/frame'
import Screen from '@/${screenPath.replace(/\.tsx$/, '')}'
import './index.css'

createRoot(document.getElementById('root')!).render(
  <PatternFrame mode="${mode}" theme="${theme}" dir="${dir}" className="h-dvh">
    <Screen />
  </PatternFrame>,
)
`

/** Initial platform, theme, and direction of the screen. */
type Appearance = Pick<FrameState, 'mode' | 'theme' | 'dir'>

/**
 * Creates a complete Vite app that shows a screen, from the files of the registry items of the screen and of the engine.
 * @param screen registry item of the screen
 * @param engine registry item of the engine's source ({@link ENGINE_ITEM_NAME})
 */
export const createProject = (
  screen: RegistryItem,
  engine: RegistryItem,
  appearance: Appearance,
): Project => {
  const manifest = engine.files.find(({ path }) => path.endsWith('/engine/package.json'))
  const { exports = {} } = JSON.parse(manifest?.content ?? '{}') as { exports?: Record<string, string> }
  return {
    title: `${screen.title} · Patternbook`,
    description: screen.description,
    files: {
      'package.json': formatJson({
        name: screen.name,
        private: true,
        type: 'module',
        scripts: { dev: 'vite', build: 'tsc && vite build' },
        dependencies: {
          react: '^19',
          'react-dom': '^19',
          ...parseDependencies([engine, screen].flatMap((entry) => entry.dependencies ?? [])),
        },
        devDependencies: {
          ...DEV_DEPENDENCIES,
          ...parseDependencies([engine, screen].flatMap((entry) => entry.devDependencies ?? [])),
        },
        stackblitz: { startCommand: 'npm run dev' },
      }),
      'index.html': indexHtml(screen.title),
      'vite.config.js': viteConfig,
      'tsconfig.json': formatJson({
        compilerOptions: {
          target: 'es2023',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          module: 'esnext',
          moduleResolution: 'bundler',
          resolveJsonModule: true,
          skipLibCheck: true,
          noEmit: true,
          jsx: 'react-jsx',
          types: ['vite/client'],
          strict: true,
          paths: {
            '@/*': ['./src/*'],
            ...Object.fromEntries(
              Object.entries(exports).map(([name, file]) => [
                ENGINE_PACKAGE + name.slice(1),
                [`./${ENGINE_FOLDER}${file.slice(1)}`],
              ]),
            ),
          },
        },
        include: ['src'],
      }),
      'src/index.css': `@import 'tailwindcss';\n@import './components/patternbook/engine/theme.css';\n`,
      'src/main.tsx': mainSource(screen.files[0]?.path ?? '', appearance),
      ...Object.fromEntries(
        [...screen.files, ...engine.files].map(({ path, content }) => [`src/${path}`, content]),
      ),
    },
  }
}

/** Returns the form fields of a project for StackBlitz's POST API. */
export const formFields = ({ title, description, files }: Project): [name: string, value: string][] => [
  ['project[title]', title],
  ['project[description]', description],
  ['project[template]', 'node'],
  ...Object.entries(files).map(([path, text]): [string, string] => [`project[files][${path}]`, text]),
]
