import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasExample } from '@/components/site/docs/example-files'
import { liveExamples } from '@/components/site/docs/live-examples'
import { componentMetaDescription } from '@/lib/site/component-docs'
import { docPages } from '@/lib/site/doc-pages'
import { sourceTextOf } from '../engine/source-overrides'
import { collectItems } from '../registry/items'
import { componentNamesIn, propsOf } from './component-props'
import { collectComponents } from './components'
import { exampleCode, exampleRegistryNames } from './example-code'

const { pages, helpers } = collectComponents()

test('every component and helper of the registry has a page or an entry', () => {
  const componentItems = collectItems(sourceTextOf).filter(
    ({ kind, name }) => kind === 'component' && name !== 'custom-accent',
  )
  const listed = [...pages, ...helpers].map(({ name }) => name)
  expect(listed.toSorted()).toEqual(componentItems.map(({ name }) => name).toSorted())
  expect(pages.length).toBeGreaterThan(45)
})

test('every page of a component describes it in its own words for search engines', () => {
  const all = pages.map(componentMetaDescription)
  expect(new Set([...all, ...docPages.map(({ description }) => description)]).size).toBe(
    all.length + docPages.length,
  )
  for (const text of all) {
    expect(text).toMatch(/^[A-Z][^`]*[.]$/)
    expect(text.length, text).toBeGreaterThan(50)
    expect(text.length, text).toBeLessThanOrEqual(155)
  }
})

test('every component has a title, a sentence, and an example or a live screen that uses it', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ summary }) => summary)).size).toBe(pages.length)
  // No pictured screen uses these three: apps put ContentStates around screens, and only screens without a pattern, which have no
  // pictures, use the other two.
  const unusedNames = pages.filter(({ screens }) => screens.length === 0).map(({ name }) => name)
  expect(unusedNames).toEqual(['content-states', 'section-icon', 'swatches'])
  for (const name of unusedNames.filter((name) => !hasExample(name)))
    expect(liveExamples, name).toHaveProperty([`components/${name}`])
  for (const { name, summary, path } of pages) {
    expect(summary, name).toMatch(/^[A-Z].*\.$/)
    expect(
      docPages.some((page) => page.path === path),
      name,
    ).toBe(false)
  }
})

test('the file of every component is installed with the item of its page', () => {
  const itemsByName = new Map(collectItems(sourceTextOf).map((item) => [item.name, item]))
  for (const { name, components } of pages)
    for (const { fileName } of components)
      expect(itemsByName.get(name)?.files, name).toContain(`components/ui/${fileName}.tsx`)
})

test('the install command below an example installs every component that the example imports', () => {
  const items = collectItems(sourceTextOf)
  const itemsByName = new Map(items.map((item) => [item.name, item]))
  for (const { name } of pages) {
    const files = exampleRegistryNames(name).flatMap((registryName) => {
      const item = itemsByName.get(registryName)
      expect(item, registryName).toBeDefined()
      return item?.files.map((file) => file.replace(/\.tsx?$/, '')) ?? []
    })
    for (const [, file] of exampleCode(name)?.matchAll(/'@\/components\/patternbook\/(.+)'/g) ?? [])
      expect(files, `${name} imports ${file}`).toContain(`components/${file}`)
  }
})

test('every prop that a component destructures is in its table', () => {
  for (const page of pages)
    for (const { name, props, elementName } of page.components) {
      const file = collectItems(sourceTextOf)
        .find((item) => item.name === page.name)
        ?.files.find((file) => file.endsWith('.tsx') && componentNamesIn(file).includes(name))
      const text = readFileSync(file ?? '', 'utf8')
      const [, pattern = ''] = new RegExp(`^export function ${name}\\(\\{([^}]*)\\}`, 'm').exec(text) ?? []
      const names = pattern
        .replace(/'[^']*'/g, '')
        .split(',')
        .map((part) => /^\s*(\w+)/.exec(part)?.[1])
        .filter((name) => name !== undefined && !pattern.includes(`...${name}`))
      for (const prop of names) {
        const isShown = props.some((member) => member.name === prop)
        expect(isShown || elementName !== undefined, `${name}.${prop}`).toBe(true)
      }
    }
})

test('props have types, doc comments, and defaults', () => {
  const { members } = propsOf('components/ui/button.tsx', 'Button')
  expect(members.find(({ name }) => name === 'variant')).toEqual({
    name: 'variant',
    optional: true,
    type: "'fill' | 'soft' | 'outline' | 'text'",
    text: "Default `'fill'`.",
  })
  // The type of this prop refers to a prop of another component.
  expect(members.find(({ name }) => name === 'routerDirection')?.type).toBe("'forward' | 'back' | 'root'")
})

test('a component that passes attributes on names their element', () => {
  expect(propsOf('components/ui/textarea.tsx', 'Textarea')).toMatchObject({ elementName: 'textarea' })
  expect(propsOf('components/ui/field.tsx', 'Field').members.map(({ name }) => name)).toContain('error')
})

test('a prop with several types lists all of them', () => {
  const { members } = propsOf('components/ui/range.tsx', 'Range')
  expect(members.find(({ name }) => name === 'value')?.type).toBe('number | RangePair')
})

test('a file without the component is an error', () => {
  expect(() => propsOf('components/ui/button.tsx', 'Knob')).toThrow('Knob')
})
