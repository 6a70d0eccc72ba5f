// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Avatar } from './avatar'
import { Logo } from './logo'
import { Picture } from './picture'

const image = (container: HTMLElement) => container.querySelector('img')!

it('a picture below the fold loads lazily, with automatic sizes if the browser supports them', () => {
  const { container } = render(<Picture src="land-lake" sizes="120px" />)
  expect(image(container).getAttribute('loading')).toBe('lazy')
  expect(image(container).getAttribute('sizes')).toBe('auto, 120px')
  expect(container.querySelector('source')?.getAttribute('sizes')).toBe('auto, 120px')
  expect(container.querySelector('source')?.type).toBe('image/avif')
})

it('an eager picture loads at once with high priority', () => {
  const { container } = render(<Picture src="portrait-mist-dawn" eager sizes="402px" />)
  expect(image(container).getAttribute('loading')).toBe('eager')
  expect(image(container).getAttribute('fetchpriority')).toBe('high')
  expect(image(container).getAttribute('sizes')).toBe('402px')
})

it('a picture reserves its space and shows its preview without an inline style', () => {
  const { container } = render(<Picture src="land-lake" />)
  expect(image(container).width).toBe(1200)
  expect(image(container).height).toBe(900)
  expect(container.querySelector('picture')?.classList.contains('picture-preview-land-lake')).toBe(true)
  expect(container.innerHTML).not.toContain('style=')
})

it('a picture without alt text is decorative', () => {
  expect(image(render(<Picture src="land-lake" />).container).alt).toBe('')
  expect(image(render(<Picture src="land-lake" alt="A lake." />).container).alt).toBe('A lake.')
})

it('the URL of a custom picture is not changed', () => {
  const { container } = render(<Picture src="https://example.com/me.jpg" alt="Me" />)
  expect(image(container).getAttribute('src')).toBe('https://example.com/me.jpg')
  expect(image(container).hasAttribute('srcset')).toBe(false)
  expect(container.querySelector('source')).toBeNull()
})

it('an unknown name renders an empty box instead of a broken picture', () => {
  const { container } = render(<Picture src="cat-tom" />)
  expect(container.querySelector('picture')).not.toBeNull()
  expect(container.querySelector('img')).toBeNull()
})

it('a picture that cannot be loaded is hidden, and shown again once it loads', () => {
  const img = image(render(<Picture src="land-lake" alt="A lake." />).container)
  Object.defineProperty(img, 'complete', { value: true })
  Object.defineProperty(img, 'naturalWidth', { value: 0, configurable: true })
  fireEvent.error(img)
  expect(img.hasAttribute('data-failed')).toBe(true)
  Object.defineProperty(img, 'naturalWidth', { value: 1200 })
  fireEvent.load(img)
  expect(img.hasAttribute('data-failed')).toBe(false)
})

it('an avatar is round and requests small files', () => {
  const { container } = render(<Avatar src="avatar-aiko" size="lg" />)
  expect(container.querySelector('picture')?.className).toMatch(/aspect-square.*size-16.*rounded-full/)
  expect(image(container).getAttribute('sizes')).toBe('auto, 64px')
})

it('the logo is decorative without a label', () => {
  expect(
    render(<Logo />)
      .container.querySelector('svg')
      ?.getAttribute('aria-hidden'),
  ).toBe('true')
  const labeledLogo = render(<Logo label="Patternbook" />).container.querySelector('svg')
  expect(labeledLogo?.getAttribute('role')).toBe('img')
  expect(labeledLogo?.hasAttribute('aria-hidden')).toBe(false)
})
