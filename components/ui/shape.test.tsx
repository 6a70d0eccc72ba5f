// @vitest-environment jsdom
import { shapePolygon } from '@patternbook/engine/shape/shapes'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Shape } from './shape'

afterEach(cleanup)

const shapeElement = (name: 'cookie9' | 'heart') => (
  <Shape name={name} className="size-40 rounded-full">
    Lake
  </Shape>
)

test('the markup of the server has the corners of its class and no styles', () => {
  const markup = renderToStaticMarkup(shapeElement('heart'))
  expect(markup).toContain('rounded-full')
  expect(markup).not.toMatch(/style=|data-shaped=/)
})

test('the box gets the outline of its shape, and another outline with another name', () => {
  const { rerender } = render(shapeElement('cookie9'))
  const box = screen.getByText('Lake')
  const path = () => box.style.getPropertyValue('--shape')
  expect(box.dataset.shaped).toBe('')
  expect(path()).toBe(shapePolygon('cookie9'))
  rerender(shapeElement('heart'))
  expect(path()).toBe(shapePolygon('heart'))
})
