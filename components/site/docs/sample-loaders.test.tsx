// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { readdirSync } from 'node:fs'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleCode } from '@/scripts/generate/sample-code'
import { LiveSample } from './live-sample'
import { type SampleName, sampleFiles } from './sample-files'

afterEach(cleanup)

const names = Object.keys(sampleFiles) as SampleName[]

test('every file with an example belongs to a component', () => {
  const files = readdirSync('components/site/docs/samples').map((file) => file.replace('.tsx', ''))
  expect([...new Set(Object.values(sampleFiles).map(({ file }) => file))].sort()).toEqual(files.sort())
})

test.each(names)('%s shows the same example on iOS and Material', async (name) => {
  render(<LiveSample name={name} />)
  for (const platform of ['iOS', 'Material']) {
    const exampleContainer = screen
      .getByRole('figure', { name: platform })
      .querySelector('[data-frame] > :first-child')
    await expect.poll(() => exampleContainer?.childElementCount).toBeGreaterThan(0)
  }
})

test('an example uses a generation of its own platform', async () => {
  render(<LiveSample name="button" />)
  const buttonOf = (platform: string) =>
    within(screen.getByRole('figure', { name: platform })).findByRole('button', { name: 'Continue' })
  expect((await buttonOf('iOS')).closest('[data-frame]')).toHaveProperty('dataset.generation', '26')
  screen.getByRole('radio', { name: 'Previous' }).click()
  const materialFrame = (await buttonOf('Material')).closest('[data-frame]')
  await expect.poll(() => (materialFrame as HTMLElement).dataset.generation).toBe('baseline')
})

test('the code of an example imports the installed components', () => {
  expect(sampleCode('button')).toContain("from '@/components/patternbook/ui/button'")
  expect(sampleCode('page')).toBeUndefined()
})
