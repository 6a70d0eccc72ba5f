import { readFileSync } from 'node:fs'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import { themeCss } from '@/scripts/engine/theme-css'
import { tailwindTheme, VARIANT_RULES } from './tailwind-theme'
import { themeVariables } from './theme-variables'

test('the variants equal those of the site', () => {
  const oneLine = (css: string) => css.replace(/\s+/g, ' ').replace(/\( | (?=\))/g, (gap) => gap.trim())
  const site = oneLine(readFileSync('app/globals.css', 'utf8'))
  for (const variant of VARIANT_RULES) expect(site).toContain(variant)
})

test("the names equal those of the package's style sheet", () => {
  const sheet = themeCss('./dist')
  for (const [name, value] of Object.entries(themeVariables()))
    expect(sheet).toContain(`  --${name}: ${value};`)
})

test('Tailwind creates utilities from them, for the requested platform', async () => {
  const { build } = await compile(`@tailwind utilities;\n${tailwindTheme('ff8800')}`)
  const css = build([
    'bg-page',
    'ios:text-tint',
    'text-body',
    'rounded-card',
    'material:min-h-row',
    'bg-accent-gradient',
  ])
  expect(css).toContain('background-color: var(--pb-page)')
  expect(css).toMatch(/\.ios\\:text-tint[\s\S]*color: var\(--pb-tint\)/)
  expect(css).toContain('font-size: var(--pb-text-body)')
  expect(css).toContain('border-radius: var(--pb-radius-card)')
  expect(css).toContain('min-height: var(--pb-row)')
  expect(css).toContain('background-image: var(--pb-accent-gradient)')
  expect(css).toContain('--pb-tint: ')
})
