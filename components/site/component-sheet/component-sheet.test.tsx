import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ComponentSheet, componentSamples } from './component-sheet'

test('every component is rendered in all four generations', () => {
  const html = renderToString(<ComponentSheet />)
  const names = Object.keys(componentSamples)
  for (const name of names) expect(html).toContain(`<h2>${name}</h2>`)
  for (const modeAndGeneration of [
    'ios" data-generation="26',
    'ios" data-generation="18',
    'md" data-generation="expressive',
  ])
    expect(html.split(`data-mode="${modeAndGeneration}"`)).toHaveLength(names.length + 1)
  expect(html.split('<figure')).toHaveLength(names.length * 4 + 1)
})
