import { readFileSync } from 'node:fs'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import { theme } from '@/scripts/registry/base'
import { tailwindTheme, VARIANTS } from './tailwind-theme'
import { themeNames } from './theme-names'

test('the variants are those of the site', () => {
  const oneLine = (css: string) => css.replace(/\s+/g, ' ').replace(/\( | (?=\))/g, (gap) => gap.trim())
  const site = oneLine(readFileSync('app/globals.css', 'utf8'))
  for (const variant of VARIANTS) expect(site).toContain(variant)
})

test('the names are those that the registry gives to apps', () => {
  // Three names that shadcn has as well fall back to its own there.
  const registry = Object.entries(theme()).map(([name, value]) => [
    name,
    value.replace(/, var\(--(primary|secondary|ring)\)\)$/, ')'),
  ])
  expect(themeNames()).toEqual(Object.fromEntries(registry))
})

test('Tailwind makes utilities of them, on the platform that is asked for', async () => {
  const { build } = await compile(`@tailwind utilities;\n${tailwindTheme('ff8800')}`)
  const css = build([
    'bg-page',
    'ios:text-tint',
    'text-body',
    'rounded-card',
    'material:min-h-row',
    'bg-grad',
  ])
  expect(css).toContain('background-color: var(--pb-page)')
  expect(css).toMatch(/\.ios\\:text-tint[\s\S]*color: var\(--pb-tint\)/)
  expect(css).toContain('font-size: var(--pb-text-body)')
  expect(css).toContain('border-radius: var(--pb-radius-card)')
  expect(css).toContain('min-height: var(--pb-row)')
  expect(css).toContain('background-image: var(--pb-grad)')
  expect(css).toContain('--pb-tint: ')
})
