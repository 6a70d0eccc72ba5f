import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { labTabIds, liveExamples } from '@/components/site/docs/live-examples'
import { labTabs } from '@/components/site/lab/lab-tabs'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { apiEntryElementId } from '@/lib/site/api-docs'
import { exportedRoutes, findRoute } from '@/lib/site/catalog'
import { docPageName, docPages } from '@/lib/site/doc-pages'
import { MESSAGE_SOURCE, PROTOCOL_VERSION } from '@/lib/site/embed/protocol'
import { patternPages } from '@/lib/site/pattern-pages'
import { cacheFolder, rootFolder } from '../settings'
import { apiEntriesOf } from './api'
import { collectComponents } from './components'
import { docMarkdown, readDocContent } from './doc-page'
import { parseDoc } from './parse-doc'

const documents = docPages.map((page) => ({ page, text: docMarkdown(page) }))
const htmlOf = (blocks: readonly { kind: string; html?: string }[]) =>
  blocks.map(({ html }) => html ?? '').join('\n')

test('every file of the documentation is a page, and every page has its own URL, title, and description', () => {
  const files = readdirSync(path.join(rootFolder, 'docs/site'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(rootFolder, path.join(file.parentPath, file.name)))
  expect(files.filter((file) => !docPages.some((page) => page.file === file))).toEqual([])
  for (const key of ['path', 'title', 'description'] as const)
    expect(new Set(docPages.map((page) => page[key])).size).toBe(docPages.length)
  expect(exportedRoutes.filter(({ path: url }) => docPages.some((page) => page.path === url))).toEqual([])
})

test.each(docPages)(
  'the page $path has a title, sections with unique ids, and no inline styles',
  async (page) => {
    const doc = await readDocContent(page)
    expect(doc.title).toBe(page.title)
    // The changelog may have only one section.
    expect(doc.sections.length).toBeGreaterThan(page.file === 'CHANGELOG.md' ? 0 : 2)
    const ids = doc.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const html = [doc, ...doc.sections]
      .map((part) => htmlOf('introduction' in part ? part.introduction : part.blocks))
      .join('\n')
    expect(html).not.toMatch(/style=|<script|<h1/)
    expect(html).not.toContain('{site}')
  },
)

/** Pages about topics that no screen can illustrate. */
const pathsWithoutExample = ['/docs/hosting/', '/docs/changelog/', '/docs/report/', '/docs/license/']

test.each(docPages.filter(({ path }) => !pathsWithoutExample.includes(path)))(
  'the page $path has a live example',
  async (page) => {
    const doc = await readDocContent(page)
    const placeholderNames = [...doc.introduction, ...doc.sections.flatMap(({ blocks }) => blocks)].flatMap(
      (block) => (block.kind === 'placeholder' ? block.name : []),
    )
    expect(placeholderNames.filter((name) => name.startsWith('live-'))).not.toEqual([])
    const name = docPageName(page.path)
    if (placeholderNames.includes('live-example')) {
      expect(liveExamples).toHaveProperty([name])
      expect(findRoute(liveExamples[name]?.path ?? '')).toBeDefined()
    }
    if (placeholderNames.includes('live-lab-tab'))
      expect(labTabs.map(({ id }) => id)).toContain(labTabIds[name] ?? name.split('/')[1])
  },
)

test('links in the documentation lead to existing pages', () => {
  const ownPaths = [
    ...docPages.map((page) => page.path),
    ...collectComponents().pages.map((page) => page.path),
    ...patternPages.map((page) => page.path),
    ...['/compare/', '/gallery/', '/lab/', '/tokens/'],
  ]
  const files = ['/data/patternbook-data.json', '/oembed/login-0.json', '/llms.txt', '/md/login-0.md']
  for (const { page, text } of documents) {
    const links = [...text.matchAll(/\]\((\/[^)#?]*)/g)].map(([, href = '']) => href)
    const broken = links.filter(
      (href) => !ownPaths.includes(href) && !files.includes(href) && !findRoute(href),
    )
    expect(broken, page.path).toEqual([])
  }
})

test('a link to a part of a page leads to a heading of that page', async () => {
  const ids = new Map<string, string[]>()
  for (const page of docPages) {
    const doc = await readDocContent(page)
    const html = [doc.introduction, ...doc.sections.map(({ blocks }) => blocks)].map(htmlOf).join('')
    const api = apiEntriesOf(docPageName(page.path)).map(({ name }) => apiEntryElementId(name))
    ids.set(page.path, [
      ...doc.sections.map(({ id }) => id),
      ...[...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id),
      ...api,
    ])
  }
  for (const { page, text } of documents)
    for (const [, href = '', id = ''] of text.matchAll(/\]\((\/docs\/[^)#]*)#([^)]+)\)/g))
      expect(ids.get(href), `${page.path} → ${href}#${id}`).toContain(id)
})

test('descriptions are short enough for search engines', () => {
  for (const { path: url, description } of docPages) {
    expect(description.length, url).toBeLessThanOrEqual(155)
    expect(description.length, url).toBeGreaterThan(60)
  }
})

/** Files that the documentation names and that are in the reader's app. */
const filesInReadersApp = ['app/page.tsx', 'components/patternbook/ui/logo.tsx']

test('files and commands in the documentation exist', async () => {
  const scripts = Object.keys((await import('@/package.json')).default.scripts)
  for (const { page, text } of documents) {
    const files = [...text.matchAll(/`((?:app|components|data|lib|hosting|scripts)\/[\w./-]+\.\w+)`/g)]
    const missing = files
      .map(([, file = '']) => file)
      .filter((file) => !filesInReadersApp.includes(file) && !existsSync(path.join(rootFolder, file)))
    expect(missing, page.path).toEqual([])
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(
      commands.filter((name) => !scripts.includes(name)),
      page.path,
    ).toEqual([])
  }
})

test('the documented messages of an embed match the protocol', () => {
  const text = documents.find(({ page }) => page.path === '/docs/embedding/')?.text
  expect(text).toContain(`source: '${MESSAGE_SOURCE}', version: ${PROTOCOL_VERSION}, type: 'set'`)
  expect(text).toContain(`${absoluteUrl('/embed.js')}`)
})

test('samples in TypeScript compile', () => {
  const folder = path.join(cacheFolder, 'doc-samples')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = documents.flatMap(({ page, text }) =>
    [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(([, lang, code = ''], index) => {
      const name = `${docPageName(page.path).replace('/', '-') || 'start'}-${index}.${lang}`
      writeFileSync(path.join(folder, name), `${code}\nexport {}\n`)
      return name
    }),
  )
  expect(files.length).toBeGreaterThan(15)
  // This file must not compile: it proves that the compiler reports errors.
  writeFileSync(path.join(folder, 'wrong.ts'), 'export const wrong: string = 1\n')
  // Declarations for what the reader's app provides.
  writeFileSync(
    path.join(folder, 'app.d.ts'),
    [
      "declare module '@tailwindcss/vite' { export default function tailwindcss(): import('vite').PluginOption }",
      'declare const router: { navigate(to: unknown): Promise<void>; history: { back(): void } }',
      'declare const useRouter: () => { push(href: string): void; back(): void }',
      'declare const useNavigate: () => (to: string | number) => void',
      "declare const useEffect: typeof import('react').useEffect",
      "declare const Link: import('react').ElementType",
      'declare const signIn: (username: string, password: string) => void',
    ].join('\n'),
  )
  const overrides = 'scripts/engine/overrides'
  // As in an app that has installed the package, the overrides replace our own files.
  const rootPath = path.relative(folder, rootFolder).split(path.sep).join('/')
  const tsconfig = {
    extends: `${rootPath}/tsconfig.json`,
    compilerOptions: {
      incremental: false,
      plugins: [],
      paths: {
        '@patternbook/engine/frame': [`${rootPath}/${overrides}/lib/frame/public.ts`],
        '@patternbook/engine/navigation/stack': [`${rootPath}/lib/navigation/page-stack.tsx`],
        '@patternbook/engine/*': [`${rootPath}/${overrides}/lib/*`, `${rootPath}/lib/*`],
        '@/components/patternbook/screens/*': [`${rootPath}/components/patterns/*`],
        '@/components/patternbook/ui/*': [`${rootPath}/components/ui/*`],
        '@/components/patternbook/data/*': [`${rootPath}/data/*`],
        '@/*': [`${rootPath}/*`],
      },
    },
    include: [],
    files: [...files, 'wrong.ts', 'app.d.ts', `${rootPath}/next-env.d.ts`].filter((file) =>
      existsSync(path.join(folder, file)),
    ),
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  const tsc = path.join(rootFolder, 'node_modules', '.bin', 'tsc')
  const { stdout } = spawnSync(tsc, ['--noEmit', '-p', folder], { encoding: 'utf8' })
  const errors = stdout.split('\n').filter((line) => line.includes('doc-samples'))
  expect(errors.filter((line) => !line.includes('wrong.ts'))).toEqual([])
  expect(errors).toHaveLength(1)
}, 120_000)

test('a page is split at its second-level headings, with highlighted code and placeholders for parts', async () => {
  const doc = await parseDoc(
    '# Title\n\nLead.\n\n## One `a`\n\nText, [list](/list/).\n\n- x\n\n```ts\nconst a = 1 < 2\n```\n\n<!-- keys -->\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n',
  )
  expect(doc.title).toBe('Title')
  expect(htmlOf(doc.introduction)).toBe('<p>Lead.</p>\n')
  expect(doc.sections.map(({ id, title }) => [id, title])).toEqual([['one-a', 'One a']])
  const blocks = doc.sections[0]?.blocks ?? []
  expect(blocks.map(({ kind }) => kind)).toEqual(['html', 'code', 'placeholder', 'html'])
  expect(htmlOf(blocks)).toContain('<a class="sh-link" href="/list/">list</a>')
  expect(htmlOf(blocks)).toContain('<span class="syntax-keyword">const')
  expect(htmlOf(blocks)).toContain('&lt; ')
  expect(htmlOf(blocks)).toContain('<th scope="row">1</th><td>2</td>')
})
