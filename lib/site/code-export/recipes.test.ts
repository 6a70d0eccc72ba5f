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

test('the example contains the component, its data and its first callbacks', () => {
  const source = [
    'export type AProps = {',
    '  onSubmit?: () => void',
    '  onSkip?: () => void',
    '}',
    'export default function A() {}',
  ].join('\n')
  const code = usageOf({
    files: [file('components/patternbook/screens/a/a.tsx', source), file('data/a.json')],
  })
  expect(code).toContain("import A from '@/components/patternbook/screens/a/a'")
  expect(code).toContain('<A data={data} onBack={goBack} onSubmit={handleSubmit} onSkip={handleSkip} />')
})

test('the contents of a screen are counted', () => {
  const needs = [{ name: 'b', kind: 'part' as const, title: 'B', files: [file('b.tsx')] }]
  expect(contentsOf({ needs, dependencies: {} })).toBe('1 screen, 1 component, 1 package')
  expect(contentsOf({ needs: [], dependencies: { a: '1.0.0' } })).toBe('1 screen, 0 components, 2 packages')
})
