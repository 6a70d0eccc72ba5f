import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nextScreen } from '@/scripts/registry/try/next-app'
import { reactRouterMain, tanstackMain } from '@/scripts/registry/try/shadcn-app'
import { contentsOf, type Router, recipes, routers, usageOf } from '.'

const testApps: Record<Router, string> = {
  'React Router': reactRouterMain('screen', 'home'),
  'TanStack Router': tanstackMain('screen', 'home'),
  Next: Object.values(nextScreen('screen', 'home')).join('\n'),
}

test.each(routers)(
  'the recipe for %s has at most five lines, is in the documentation, and is used in a test app',
  (router) => {
    const lines = recipes[router].split('\n')
    expect(lines.length).toBeLessThanOrEqual(5)
    expect(readFileSync('docs/site/installing.md', 'utf8')).toContain(lines.at(-1))
    expect(testApps[router]).toContain(lines.at(-1)?.trim())
  },
)

const file = (path: string, source = '') => ({ path, source, html: '', lang: 'tsx' as const, lines: 1 })

const example = (props: string, ...others: string[]) =>
  usageOf({
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
  const needs = [{ name: 'b', kind: 'part' as const, title: 'B', files: [file('b.tsx')] }]
  expect(contentsOf({ needs, dependencies: {} })).toBe('1 screen, 1 component, 1 package')
  expect(contentsOf({ needs: [], dependencies: { a: '1.0.0' } })).toBe('1 screen, 0 components, 2 packages')
  expect(
    contentsOf({ needs: [], dependencies: { leaflet: '1.0.0' }, devDependencies: ['@types/leaflet@1.0.0'] }),
  ).toBe('1 screen, 0 components, 3 packages')
})
