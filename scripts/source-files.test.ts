import { expect, test } from 'vitest'
import { importTargetsOf, undocumentedExports } from './source-files'

test('imports are found in every form and resolved from the root', () => {
  const text = `
    import { a } from '@/lib/frame'
    import './b.css'
    export { c } from '../ui/c'
    const d = () => import('./d')
    // import { e } from 'e'
  `
  expect(importTargetsOf({ file: 'components/patterns/a.tsx', text })).toEqual([
    'lib/frame',
    'components/patterns/b.css',
    'components/ui/c',
    'components/patterns/d',
  ])
})

test('imports of types can be ignored', () => {
  const text = "import type { ReactNode } from 'react'\nimport { type A, a } from './a'\n"
  expect(importTargetsOf({ file: 'lib/b.ts', text }, false)).toEqual(['lib/a'])
})

test('an export without a doc comment is found', () => {
  const text =
    '/** Says it. */\nexport const a = 1\n\nexport function b() {}\n/** Long.\n */\nexport class C {}\nexport type T = 1\nconst d = 1\n'
  expect(undocumentedExports({ file: 'lib/a.ts', text })).toEqual(['b'])
})
