import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nextAppScreenFiles } from '@/scripts/registry/checks/next-app'
import { shadcnFilesByRouter } from '@/scripts/registry/checks/shadcn-app'
import { installSummary, routerNames, routerSnippets, usageExampleOf } from '.'

const guide = readFileSync('docs/site/installing.md', 'utf8')

/** Returns the text below a heading of the guide. */
const sectionOf = (heading: string) => guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''

/** Returns the paragraphs of a section's code, without imports and indentation. */
const codeParagraphsOf = (heading: string) =>
  [...sectionOf(heading).matchAll(/```tsx?\n([\s\S]*?)```/g)].flatMap(([, code = '']) =>
    code
      .replace(/^import .*\n/gm, '')
      .trim()
      .split('\n\n')
      .map(withoutIndent),
  )

const withoutIndent = (code: string) => code.replace(/^ +/gm, '')

const modules = { login: 'login', home: 'home', register: 'register', alert: 'alert' }
const testApps = Object.entries({ ...shadcnFilesByRouter(modules), Next: nextAppScreenFiles(modules) }).map(
  ([name, files]) => ({ name, text: withoutIndent(Object.values(files).join('\n')) }),
)
const appsWith = (code: string) => testApps.filter(({ text }) => text.includes(code)).map(({ name }) => name)

test('every recipe for a router in the documentation runs in a test app, unchanged', () => {
  const linkRouters = ['React Router', 'React Router with BrowserRouter', 'TanStack Router']
  expect(codeParagraphsOf('Your router').map(appsWith)).toEqual([
    ['React Router'],
    ['React Router with BrowserRouter'],
    ['TanStack Router'],
    ['Next'],
    linkRouters,
    linkRouters,
  ])
  // The call for Next is in a sentence of the section, not in its code.
  expect(sectionOf('Your router')).toContain('`configure({ Link })`')
  expect(appsWith('configure({ Link })')).toEqual(['Next'])
})

test('the frame in the documentation is beside the page of every test app', () => {
  const [frame = ''] = codeParagraphsOf('A frame')
  expect(frame).toContain('<PatternFrame')
  // A Next page module must not export other components, so the test app for Next declares the frame without `export`.
  expect(appsWith(frame.replace('export ', ''))).toEqual(testApps.map(({ name }) => name))
})

test.each(routerNames)(
  'the recipe for %s in the Install tab has at most five lines and is in the documentation',
  (router) => {
    expect(routerSnippets[router].split('\n').length).toBeLessThanOrEqual(5)
    expect(sectionOf('Your router')).toContain(`\`\`\`ts\n${routerSnippets[router]}\n\`\`\``)
  },
)

const file = (path: string, source = '') => ({ path, source, html: '', lang: 'tsx' as const, lineCount: 1 })

const example = (props: string, ...others: string[]) =>
  usageExampleOf({
    files: [`${props}\n\nexport default function A() {}`, ...others].map((source, n) =>
      file(`components/patternbook/screens/a/${'abc'[n]}.tsx`, source),
    ),
  })

test('the example contains the component, its data, and its first callbacks', () => {
  const code = example(
    'export type AProps = ScreenProps<typeof english> & {\n  onSubmit?: () => void\n  onSkip?: () => void\n}',
  )
  expect(code).toContain("import A from '@/components/patternbook/screens/a/a'")
  expect(code).toContain('<A data={data} onBack={goBack} onSubmit={handleSubmit} onSkip={handleSkip} />')
})

test('the example includes callbacks whose type is in another file of the screen', () => {
  const code = example(
    'export type AProps = ScreenProps<typeof english> &\n  BCallbacks<Row> & {\n    onPlay?: () => void\n  }',
    'export type BCallbacks<T> = {\n  onSelect?: (item: T) => void\n}\n\ntype Other = {\n  onOther?: () => void\n}',
  )
  expect(code).toContain('<A data={data} onBack={goBack} onPlay={handlePlay} onSelect={handleSelect} />')
})

test.each([
  ["export type AProps = Omit<ScreenProps<typeof english>, 'onBack'> & {\n  onDone?: () => void\n}"],
  ["export type AProps = Pick<ScreenProps<typeof english>, 'data'> & {\n  onDone?: () => void\n}"],
  ['export type AProps = {\n  data?: Texts\n  onDone?: () => void\n}'],
])('the example has no onBack if the screen takes none: %s', (props) => {
  expect(example(props)).toContain('<A data={data} onDone={handleDone} />')
})

test('the contents of a screen are counted', () => {
  const itemDependencies = [{ name: 'b', kind: 'component' as const, title: 'B', files: [file('b.tsx')] }]
  expect(installSummary({ itemDependencies, dependencies: {} })).toBe('1 screen, 1 component, 1 package')
  expect(installSummary({ itemDependencies: [], dependencies: { a: '1.0.0' } })).toBe(
    '1 screen, 0 components, 2 packages',
  )
  expect(
    installSummary({
      itemDependencies: [],
      dependencies: { leaflet: '1.0.0' },
      devDependencies: ['@types/leaflet@1.0.0'],
    }),
  ).toBe('1 screen, 0 components, 3 packages')
})
