/** Creates the files of a Next app with the App Router, Tailwind, and the linter of Next’s template. */

import type { ScreenModules } from './shadcn-app'
import { emptyViteAppFiles, toJson, versionOf } from './vite-app'

const layoutModule = `import './globals.css'
import type { ReactNode } from 'react'
import { Connect } from './connect'

// Prevents a request for an icon that does not exist.
export const metadata = { icons: { icon: 'data:,' } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <Connect />
        {children}
      </body>
    </html>
  )
}
`

/**
 * Returns a module that connects the engine to the router and links of Next, like the example in docs/site/installing.md. It also
 * sets the URL of the pictures, and adds an attribute by which the checks recognize links of Next.
 */
const connectModule = (picturesUrl: string) => `'use client'
import { configure } from '@patternbook/engine/navigation'
import { useRouter } from 'next/navigation'
import NextLink from 'next/link'
import { type ComponentProps, useEffect } from 'react'

const Link = (props: ComponentProps<typeof NextLink>) => <NextLink data-app-link {...props} />
configure({ Link })
configure({ mediaBaseUrl: '${picturesUrl}' })

export function Connect() {
  const router = useRouter()
  useEffect(() => configure({ navigate: (href) => router.push(href), back: () => router.back() }), [router])
  return null
}
`

/**
 * Returns the files of the app before any screen is installed, by path.
 * @param registryUrl URL of the registry, with `{name}` in place of a name
 */
export const nextAppFiles = (registryUrl: string): Record<string, string> => {
  const emptyFiles = emptyViteAppFiles(registryUrl)
  const componentsJson = JSON.parse(emptyFiles['components.json'] ?? '{}')
  return {
    'package.json': toJson({
      name: 'app-next',
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
    'components.json': toJson({
      ...componentsJson,
      rsc: true,
      tailwind: { ...componentsJson.tailwind, css: 'app/globals.css' },
    }),
    'tsconfig.json': toJson({
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
    'app/globals.css': '@import "tailwindcss";\n\n@custom-variant dark (&:is(.dark *));\n',
    'app/layout.tsx': layoutModule
      .replace("import { Connect } from './connect'\n", '')
      .replace('        <Connect />\n', ''),
    'app/page.tsx':
      'export default function Page() {\n  return <main className="p-4 text-lg font-semibold dark:bg-black dark:text-white">Home</main>\n}\n',
  }
}

/** Returns the module of a page with a screen that fills the window. */
const screenPage = (screen: string) => `import Screen from '@/${screen}'

export default function Page() {
  return <div className="relative h-dvh"><Screen /></div>
}
`

/**
 * Returns the files that add screens to the app, by path. So that the checks can observe callbacks and data, the submitted user
 * name becomes the title of the document, and the link on the home screen leads to the login screen.
 * @param picturesUrl URL of the site that serves the pictures
 */
export const nextAppScreenFiles = (
  { login, home, register, alert }: ScreenModules,
  picturesUrl = '',
): Record<string, string> => ({
  'app/layout.tsx': layoutModule.replace(
    "import './globals.css'\n",
    "import './globals.css'\nimport '@/components/patternbook/fonts'\n",
  ),
  'app/connect.tsx': connectModule(picturesUrl),
  'app/page.tsx': `import Link from 'next/link'

export default function Page() {
  return (
    <>
      <main className="p-4 text-lg font-semibold dark:bg-black dark:text-white">Home</main>
      <Link href="/screen">Open</Link>
    </>
  )
}
`,
  'app/screen/page.tsx': `import { Login } from './login'

export default function Page() {
  return (
    <div className="relative h-dvh">
      <Login />
    </div>
  )
}
`,
  'app/screen/login.tsx': `'use client'
import Screen from '@/${login}'

export function Login() {
  return <Screen onSubmit={({ username }) => { document.title = username }} />
}
`,
  'app/home/page.tsx': `import english from '@/components/patternbook/data/home.json'
import Start from '@/${home}'

export default function Page() {
  return <div className="relative h-dvh"><Start data={{ ...english, link: '/screen' }} /></div>
}
`,
  'app/register/page.tsx': screenPage(register),
  'app/alert/page.tsx': screenPage(alert),
  'app/beside/page.tsx': `import { PatternFrame } from '@patternbook/engine/frame'
import Login from '@/${login}'

const Phone = () => (
  <PatternFrame mode="ios" accent="green" className="h-[800px] w-[390px]">
    <Login />
  </PatternFrame>
)

export default function Page() {
  return (
    <>
      <main className="p-4 text-lg font-semibold dark:bg-black dark:text-white">Home</main>
      <Phone />
    </>
  )
}
`,
})
