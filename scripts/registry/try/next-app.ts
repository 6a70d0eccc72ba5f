/** A Next app with the App Router, Tailwind and the linter of its template. */
import { emptyApp, json, versionOf } from './app'

const layout = `import './globals.css'
import type { ReactNode } from 'react'
import { Connect } from './connect'

// No request for an icon that there is not.
export const metadata = { icons: { icon: 'data:,' } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Connect />
        {children}
      </body>
    </html>
  )
}
`

/** As the recipe for Next in docs/site/taking.md says. */
const connect = `'use client'
import { configure } from '@patternbook/engine/navigation'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

export function Connect() {
  const router = useRouter()
  useEffect(() => configure({ navigate: (href) => router.push(href), back: () => router.back() }), [router])
  return null
}
`

/**
 * The files of the app before anything has been added, by their path.
 * @param registry address of the registry, with \`{name}\` in the place of a name
 */
export const nextApp = (registry: string): Record<string, string> => {
  const bare = emptyApp(registry)
  const components = JSON.parse(bare['components.json'] ?? '{}')
  return {
    'package.json': json({
      name: 'taken-next',
      private: true,
      dependencies: {
        next: versionOf('next'),
        react: versionOf('react'),
        'react-dom': versionOf('react-dom'),
      },
      devDependencies: {
        '@tailwindcss/postcss': versionOf('@tailwindcss/postcss'),
        '@types/node': versionOf('@types/node'),
        '@types/react': versionOf('@types/react'),
        '@types/react-dom': versionOf('@types/react-dom'),
        eslint: '^9.39.0',
        'eslint-config-next': versionOf('next'),
        tailwindcss: versionOf('tailwindcss'),
        typescript: '~5.9.3',
      },
    }),
    'components.json': json({
      ...components,
      rsc: true,
      tailwind: { ...components.tailwind, css: 'app/globals.css' },
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2017',
        lib: ['dom', 'dom.iterable', 'esnext'],
        skipLibCheck: true,
        strict: true,
        noUnusedLocals: true,
        noUnusedParameters: true,
        noEmit: true,
        esModuleInterop: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        resolveJsonModule: true,
        isolatedModules: true,
        jsx: 'react-jsx',
        incremental: true,
        plugins: [{ name: 'next' }],
        paths: { '@/*': ['./*'] },
      },
      include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts'],
      exclude: ['node_modules'],
    }),
    'next.config.ts': 'export default { turbopack: { root: import.meta.dirname } }\n',
    'postcss.config.mjs': "export default { plugins: ['@tailwindcss/postcss'] }\n",
    'eslint.config.mjs':
      "import vitals from 'eslint-config-next/core-web-vitals'\nimport typescript from 'eslint-config-next/typescript'\n\nexport default [...vitals, ...typescript, { ignores: ['.next/**', 'next-env.d.ts'] }]\n",
    'app/globals.css': '@import "tailwindcss";\n',
    'app/layout.tsx': layout
      .replace("import { Connect } from './connect'\n", '')
      .replace('        <Connect />\n', ''),
    'app/page.tsx': 'export default function Page() {\n  return <main>Home</main>\n}\n',
  }
}

/**
 * The files of the app with a screen in it.
 * @param screen path of the screen's module
 */
export const nextScreen = (screen: string): Record<string, string> => ({
  'app/layout.tsx': layout,
  'app/connect.tsx': connect,
  'app/page.tsx':
    'import Link from \'next/link\'\n\nexport default function Page() {\n  return (\n    <main>\n      Home <Link href="/screen">Open</Link>\n    </main>\n  )\n}\n',
  'app/screen/page.tsx': `import { PatternFrame } from '@patternbook/engine/frame'\nimport Screen from '@/${screen}'\n\nexport default function Page() {\n  return (\n    <PatternFrame className="h-dvh">\n      <Screen />\n    </PatternFrame>\n  )\n}\n`,
})
