// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { readdirSync } from 'node:fs'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { exampleCode } from '@/scripts/generate/example-code'
import { ComponentExample } from './component-example'
import { type ExampleName, exampleFiles } from './example-files'

afterEach(cleanup)

const names = Object.keys(exampleFiles) as ExampleName[]

test('every file with an example belongs to a component', () => {
  const files = readdirSync('components/site/docs/examples').map((file) => file.replace('.tsx', ''))
  expect([...new Set(Object.values(exampleFiles).map(({ file }) => file))].sort()).toEqual(files.sort())
})

test.each(names)('%s shows the same example on iOS and Material', async (name) => {
  render(<ComponentExample name={name} />)
  for (const platform of ['iOS', 'Material']) {
    const exampleContainer = screen
      .getByRole('figure', { name: platform })
      .querySelector('[data-frame] > :first-child')
    await expect.poll(() => exampleContainer?.childElementCount).toBeGreaterThan(0)
  }
})

test('an example uses a generation of its own platform', async () => {
  render(<ComponentExample name="button" />)
  const buttonOf = (platform: string) =>
    within(screen.getByRole('figure', { name: platform })).findByRole('button', { name: 'Continue' })
  expect((await buttonOf('iOS')).closest('[data-frame]')).toHaveProperty('dataset.generation', '26')
  screen.getByRole('radio', { name: 'Previous' }).click()
  const materialFrame = (await buttonOf('Material')).closest('[data-frame]')
  await expect.poll(() => (materialFrame as HTMLElement).dataset.generation).toBe('baseline')
})

test('the code of an example imports the installed components', () => {
  expect(exampleCode('button')).toContain("from '@/components/patternbook/ui/button'")
  expect(exampleCode('page')).toBeUndefined()
})

test('the code of an example imports icons from Lucide', () => {
  expect(exampleCode('fab-menu')).toMatch(/^import \{ Camera, Images \} from 'lucide-react'\n/)
  expect(exampleCode('fab-menu')).not.toContain('symbols/')
})
