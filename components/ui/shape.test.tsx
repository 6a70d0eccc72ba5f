// @vitest-environment jsdom
import { shapePath } from '@patternbook/engine/shape/shapes'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Shape } from './shape'

afterEach(cleanup)

const view = (name: 'cookie9' | 'heart') => (
  <Shape name={name} className="size-40 rounded-full">
    Lake
  </Shape>
)

test('the markup of the server has the corners of its class and no styles', () => {
  const markup = renderToStaticMarkup(view('heart'))
  expect(markup).toContain('rounded-full')
  expect(markup).not.toMatch(/style=|data-shaped=/)
})

test('the box gets the outline of its shape, and another outline with another name', () => {
  const { rerender } = render(view('cookie9'))
  const box = screen.getByText('Lake')
  const path = () => box.style.getPropertyValue('--shape')
  expect(box.dataset.shaped).toBe('')
  expect(path()).toBe(shapePath('cookie9'))
  rerender(view('heart'))
  expect(path()).toBe(shapePath('heart'))
})
