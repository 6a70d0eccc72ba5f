/** Creates the files of a new Vite app with React and Tailwind, in which screens are installed. */
import { createRequire } from 'node:module'
import packageJson from '@/package.json'
import { exportedPath } from '../exported-paths'
import type { Item } from '../items'

/** Returns the version of a package in this repository. */
export const versionOf = (name: string): string => {
  const { [name]: listedVersion } = { ...packageJson.dependencies, ...packageJson.devDependencies } as Record<
    string,
    string
  >
  return (
    listedVersion ?? (createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version
  )
}

const versionsOf = (names: string[]) => Object.fromEntries(names.map((name) => [name, versionOf(name)]))

/** Returns a value as the text of a JSON file. */
export const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The settings of shadcn's command line (components.json). With a base color, the command line would download colors. */
const componentsJson = {
  $schema: 'https://ui.shadcn.com/schema.json',
  style: 'new-york',
  rsc: false,
  tsx: true,
  tailwind: { config: '', css: 'src/index.css', baseColor: '', cssVariables: true, prefix: '' },
  aliases: {
    components: '@/components',
    utils: '@/lib/utils',
    ui: '@/components/ui',
    lib: '@/lib',
    hooks: '@/hooks',
  },
  iconLibrary: 'lucide',
}

/** The options of Vite 7's template for React and TypeScript, with a path alias. Vite 8's template has a newer `lib`, ES2023. */
export const viteCompilerOptions = {
  target: 'es2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'esnext',
  types: ['vite/client'],
  skipLibCheck: true,
  moduleResolution: 'bundler',
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  moduleDetection: 'force',
  noEmit: true,
  jsx: 'react-jsx',
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
  paths: { '@/*': ['./src/*'] },
}

const tsconfig = {
  compilerOptions: viteCompilerOptions,
  include: ['src'],
}

const viteConfig = `import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
})
`

/**
 * Returns the files of the app, except its main module, before any screen is installed, by path.
 * @param registryUrl URL of the registry, with `{name}` in place of a name
 */
export const emptyViteAppFiles = (registryUrl: string): Record<string, string> => ({
  'package.json': toJson({
    name: 'app',
    private: true,
    type: 'module',
    dependencies: versionsOf(['react', 'react-dom']),
    devDependencies: {
      ...versionsOf([
        '@types/react',
        '@types/react-dom',
        '@vitejs/plugin-react',
        'tailwindcss',
        'typescript',
        'vite',
      ]),
      '@tailwindcss/vite': versionOf('tailwindcss'),
    },
  }),
  'components.json': toJson({ ...componentsJson, registries: { '@patternbook': registryUrl } }),
  'tsconfig.json': toJson(tsconfig),
  'vite.config.ts': viteConfig,
  'index.html':
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>App</title></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>\n',
  'src/index.css': "@import 'tailwindcss';\n",
})

/**
 * Returns the main module of an app with installed screens. It shows the screen that the query parameter `screen` names. The
 * query parameter `look` contains the props of the screen's PatternFrame as JSON.
 * @param picturesUrl URL of the site that serves the pictures; empty if the app itself serves them
 */
export const createMainModule = (
  screens: readonly Item[],
  picturesUrl = '',
): string => `import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { PatternFrame, type PatternFrameProps } from '@patternbook/engine/frame'
import { configure } from '@patternbook/engine/navigation'
import '@/components/patternbook/fonts'
import './index.css'

const screens = {
${screens.map(({ name, files }) => `  '${name}': lazy(() => import('@/${exportedPath(files[0] ?? '').replace('.tsx', '')}')),`).join('\n')}
}

configure({ mediaBaseUrl: '${picturesUrl}' })
const query = new URLSearchParams(location.search)
const Screen = screens[query.get('screen') as keyof typeof screens]
const look = JSON.parse(query.get('look') ?? '{}') as Omit<PatternFrameProps, 'children'>

createRoot(document.getElementById('root')!).render(
  <PatternFrame className="h-dvh" {...look}>
    <Suspense>
      <Screen />
    </Suspense>
  </PatternFrame>,
)
`
