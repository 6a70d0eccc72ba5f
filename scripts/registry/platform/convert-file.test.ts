import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Mode } from '@/lib/frame/state'
import { convertFile } from './convert-file'
import { formatFiles } from './format'
import { convertStyleSheet } from './style-sheet'

/** A piece of code, and the expected results for iOS and for Material. */
type Case = [code: string, ios: string, md: string]

const cases: Record<string, Case[]> = {
  'classes of the other platform are removed': [
    [
      `export const a = 'px-4 ios:px-3 material:px-2 ios:dark:bg-black'`,
      `export const a = 'px-4 ios:px-3 ios:dark:bg-black'`,
      `export const a = 'px-4 material:px-2'`,
    ],
    [
      `export const a = (b: string) => \`material:p-1 \${b} ios:p-2 tablet:ios:m-1\``,
      `export const a = (b: string) => \`\${b} ios:p-2 tablet:ios:m-1\``,
      `export const a = (b: string) => \`material:p-1 \${b}\``,
    ],
    [
      `export const A = () => <p className="material:in-[[data-x]:has(a)]:p-1" />`,
      `export const A = () => <p />`,
      `export const A = () => <p className="material:in-[[data-x]:has(a)]:p-1" />`,
    ],
  ],
  'classes of the generations of the other platform are removed': [
    [
      `export const a = 'px-4 ios:px-3 ios-26:glass ios-18:bg-bar expressive:rounded-full baseline:dark:p-1'`,
      `export const a = 'px-4 ios:px-3 ios-26:glass ios-18:bg-bar'`,
      `export const a = 'px-4 expressive:rounded-full baseline:dark:p-1'`,
    ],
    [
      `export const A = () => (\n  <p>\n    <i className="hidden ios-26:block" />\n    <b className="ios-26:hidden" />\n  </p>\n)`,
      `export const A = () => (\n  <p>\n    <i className="hidden ios-26:block" />\n    <b className="ios-26:hidden" />\n  </p>\n)`,
      `export const A = () => (\n  <p>\n    <b />\n  </p>\n)`,
    ],
  ],
  'code that only contained such classes is removed': [
    [
      `const a = 'ios:p-1'\nexport const b = (on: boolean) => \`x \${a} \${on ? 'ios:m-1' : ''}\``,
      `const a = 'ios:p-1'\nexport const b = (on: boolean) => \`x \${a} \${on ? 'ios:m-1' : ''}\``,
      `export const b = (_on: boolean) => 'x'`,
    ],
    [
      `const looks = { a: 'ios:p-1', b: 'ios:p-2' }\nexport const b = (on: 'a' | 'b') => [looks[on], 'x'].filter(Boolean).join(' ')`,
      `const looks = { a: 'ios:p-1', b: 'ios:p-2' }\nexport const b = (on: 'a' | 'b') => [looks[on], 'x'].filter(Boolean).join(' ')`,
      `export const b = (_on: 'a' | 'b') => ['x'].filter(Boolean).join(' ')`,
    ],
  ],
  'a condition on the platform is evaluated': [
    [
      `export const a = (mode: string) => (mode === 'ios' ? 1 : 2)`,
      `export const a = (_mode: string) => 1`,
      `export const a = (_mode: string) => 2`,
    ],
    [
      `export const a = (b: Element) => (b.closest('[data-mode]')?.getAttribute('data-mode') !== 'md' ? 1 : 2)`,
      `export const a = (_b: Element) => 1`,
      `export const a = (_b: Element) => 2`,
    ],
    [
      `import { isIos } from './frame-mode'\nexport const a = (b: Element, c: boolean) => (isIos(b) && c ? 1 : 2)`,
      `export const a = (_b: Element, c: boolean) => (c ? 1 : 2)`,
      `export const a = (_b: Element, _c: boolean) => 2`,
    ],
    [
      `export const a = (mode: string, ask: () => boolean) => {\n  const ios = mode === 'ios'\n  return { ios, b: ask() || !ios, c: ios ? 'x' : 'y' }\n}`,
      `export const a = (_mode: string, ask: () => boolean) => {\n  return { ios: true, b: ask() || false, c: 'x' }\n}`,
      `export const a = (_mode: string, ask: () => boolean) => {\n  return { ios: false, b: ask() || true, c: 'y' }\n}`,
    ],
  ],
  'a branch is folded, and unreachable code is removed': [
    [
      `export const a = (mode: string, b: number, c: string) => (b || mode === 'md') && c`,
      `export const a = (_mode: string, b: number, c: string) => (b || false) && c`,
      `export const a = (_mode: string, _b: number, c: string) => c`,
    ],
    [
      `export function a(mode: string, b: () => void) {\n  if (mode === 'ios') {\n    b()\n    return 1\n  }\n  return 2\n}`,
      `export function a(_mode: string, b: () => void) {\n  b()\n  return 1\n}`,
      `export function a(_mode: string, _b: () => void) {\n  return 2\n}`,
    ],
    [
      `export function a(mode: string, b: () => void) {\n  // Why.\n  if (mode === 'md') b()\n  else if (Math.random() > 0.5) throw new Error('no')\n}`,
      `export function a(_mode: string, _b: () => void) {\n  // Why.\n  if (Math.random() > 0.5) throw new Error('no')\n}`,
      `export function a(_mode: string, b: () => void) {\n  // Why.\n  b()\n}`,
    ],
    [
      `export function a(element: Element) {\n  const box = element.closest('p')\n  if (!box) return\n  if (box.closest('[data-mode]')?.getAttribute('data-mode') !== 'md') return\n  box.remove()\n}`,
      `export function a(_element: Element) {}`,
      `export function a(element: Element) {\n  const box = element.closest('p')\n  if (!box) return\n  box.remove()\n}`,
    ],
  ],
  'tables, lists, and types contain one platform': [
    [
      `type Mode = 'ios' | 'md'\nconst tempo: Record<Mode, number> = { ios: 540, md: 280 }\nexport const a = (mode: Mode) => tempo[mode]`,
      `type Mode = 'ios'\nconst tempo: Record<Mode, number> = { ios: 540 }\nexport const a = (_mode: Mode) => tempo.ios`,
      `type Mode = 'md'\nconst tempo: Record<Mode, number> = { md: 280 }\nexport const a = (_mode: Mode) => tempo.md`,
    ],
    [
      `export const DEFAULTS: { mode: 'ios' | 'md'; size: 'sm' | 'md' } = { mode: 'md', size: 'md' }`,
      `export const DEFAULTS: { mode: 'ios'; size: 'sm' | 'md' } = { mode: 'ios', size: 'md' }`,
      `export const DEFAULTS: { mode: 'md'; size: 'sm' | 'md' } = { mode: 'md', size: 'md' }`,
    ],
  ],
  'elements that never show are removed, with the code that only they used': [
    [
      `import { Equal, Menu } from 'lucide-react'\nexport const A = () => (\n  <p>\n    <Menu className="size-5 material:hidden" />\n    <Equal className="size-6 ios:hidden" />\n  </p>\n)`,
      `import { Menu } from 'lucide-react'\nexport const A = () => (\n  <p>\n    <Menu className="size-5" />\n  </p>\n)`,
      `import { Equal } from 'lucide-react'\nexport const A = () => (\n  <p>\n    <Equal className="size-6" />\n  </p>\n)`,
    ],
    [
      `export const A = ({ on, b }: { on: boolean; b: string }) => <p>{on && <i className="material:hidden">{b}</i>}x</p>`,
      `export const A = ({ on, b }: { on: boolean; b: string }) => <p>{on && <i>{b}</i>}x</p>`,
      `export const A = (_: { on: boolean; b: string }) => <p>x</p>`,
    ],
    [
      `export const A = () => <Button icon={<i className="material:hidden" />} title={<i className="material:hidden" />} />`,
      `export const A = () => <Button icon={<i />} title={<i />} />`,
      `export const A = () => <Button title={<></>} />`,
    ],
    [
      `export const A = () => <i ref={null} className="block material:hidden" />`,
      `export const A = () => <i ref={null} className="block" />`,
      `export const A = () => <i ref={null} className="block material:hidden" />`,
    ],
    [
      `export const A = () => (\n  <p>\n    {null}\n    <i className="hidden ios:block" />\n  </p>\n)`,
      `export const A = () => (\n  <p>\n    {null}\n    <i className="hidden ios:block" />\n  </p>\n)`,
      `export const A = () => <p>{null}</p>`,
    ],
  ],
  'unused parameters are removed with the arguments of every call': [
    [
      `const ways = (mode: string, way: string) => [mode === 'ios' ? 'slide' : 'rise', way]\nexport const a = (mode: string) => ways(mode, 'in')`,
      `const ways = (way: string) => ['slide', way]\nexport const a = (_mode: string) => ways('in')`,
      `const ways = (way: string) => ['rise', way]\nexport const a = (_mode: string) => ways('in')`,
    ],
  ],
  'code that does not depend on the platform is unchanged': [
    [
      `export const size = 'md'\nexport const a = (b?: string) => b ?? null // mode, ios:px-1`,
      `export const size = 'md'\nexport const a = (b?: string) => b ?? null // mode, ios:px-1`,
      `export const size = 'md'\nexport const a = (b?: string) => b ?? null // mode, ios:px-1`,
    ],
    [
      `export const a = (mode: 'drag' | 'drop') => (mode === 'drag' ? 1 : 2)`,
      `export const a = (mode: 'drag' | 'drop') => (mode === 'drag' ? 1 : 2)`,
      `export const a = (mode: 'drag' | 'drop') => (mode === 'drag' ? 1 : 2)`,
    ],
  ],
}

/** All cases, each preceded by the rule that it tests. */
const casesWithRule = Object.entries(cases).flatMap(([rule, ruleCases]) =>
  ruleCases.map((one) => [rule, ...one] as const),
)
const convertAll = (mode: Mode) =>
  Object.values(
    formatFiles(
      Object.fromEntries(
        casesWithRule.map(([, code], n) => {
          const file = `components/ui/sample-${n}.tsx`
          return [file, convertFile(file, `${code}\n`, mode, new Set(), (_, name) => name === 'icon')]
        }),
      ),
    ),
  ).map((text) => text.trim())
const [iosResults, materialResults] = [convertAll('ios'), convertAll('md')]

test.each(casesWithRule.map((row, n) => [...row, n] as const))('%s: %s', (_, __, ios, material, n) => {
  expect(iosResults[n]).toBe(ios)
  expect(materialResults[n]).toBe(material)
})

test('a style sheet loses the rules of the other platform, and the conditions that exclude it', () => {
  const css = [
    `@custom-variant ios (&:where([data-mode='ios'] *):not(:where([data-mode='ios'] [data-mode='md'] *)));`,
    `@custom-variant material (&:where([data-mode='md'] *):not(:where([data-mode='md'] [data-mode='ios'] *)));`,
    `[data-mode='md'] a, [data-mode='ios'] a, b { color: red }`,
    `@layer base { [data-mode='md'] { c: d } }`,
  ].join('\n')
  expect(convertStyleSheet(css, 'ios')).toBe(
    `@custom-variant ios (&:where([data-mode='ios'] *));\n[data-mode='ios'] a, b { color: red }`,
  )
  expect(convertStyleSheet(css, 'md').match(/'ios'/)).toBeNull()
})

test('the variants of generations remain for their platform, without the conditions that exclude the other', () => {
  const globals = readFileSync('app/globals.css', 'utf8')
  const names = (mode: Mode) => [
    ...convertStyleSheet(globals, mode).matchAll(
      /@custom-variant (ios[\w-]*|material|expressive|baseline) /g,
    ),
  ]
  expect(names('ios').map(([, name]) => name)).toEqual(['ios', 'ios-26', 'ios-18'])
  expect(names('md').map(([, name]) => name)).toEqual(['material', 'expressive', 'baseline'])
  expect(convertStyleSheet(globals, 'ios')).toContain(
    ":where([data-mode='ios']:not([data-generation='18']) [data-mode='ios'][data-generation='18'] *)",
  )
  for (const [mode, other] of [
    ['ios', 'md'],
    ['md', 'ios'],
  ] as const) {
    const variants = convertStyleSheet(globals, mode).match(
      /@custom-variant (ios|material|expressive|baseline)[^;]*;/g,
    )
    expect(variants).toHaveLength(3)
    expect(variants?.join()).not.toContain(`[data-mode='${other}']`)
  }
  expect(
    convertStyleSheet(
      '@utility a { color: red; @variant expressive { top: 0 } @variant ios-26 { left: 0 } }',
      'ios',
    ),
  ).toBe('@utility a { color: red; @variant ios-26 { left: 0 } }')
})

test('icons for iOS have the strokes of Lucide in our width, without the paths of Material', () => {
  const text = readFileSync('components/ui/symbols/check.ts', 'utf8')
  expect(convertFile('components/ui/symbols/check.ts', text, 'ios')).toBe(
    "import { createSymbol } from '../symbol'\n\n/** Icon `check` of Lucide. */\nexport const Check = createSymbol('M20 6 9 17l-5-5')\n",
  )
  expect(convertFile('components/ui/symbols/check.ts', text, 'md')).toBe(text)
})

test('an optional parameter that becomes unused stays optional, because callers may omit it', () => {
  const text = `export const a = (b: string, c?: string) => <p className={b}>{mode === 'md' && c}</p>`
  const code = `import { mode } from './mode'\n${text}`
  expect(convertFile('components/ui/a.tsx', code, 'ios')).toContain('_c?: string')
})
