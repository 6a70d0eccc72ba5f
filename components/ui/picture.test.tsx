// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Avatar } from './avatar'
import { Logo } from './logo'
import { Picture } from './picture'

const image = (container: HTMLElement) => container.querySelector('img')!

it('a picture below the fold waits, and measures its own box where the browser can', () => {
  const { container } = render(<Picture name="land-lake" sizes="120px" />)
  expect(image(container).getAttribute('loading')).toBe('lazy')
  expect(image(container).getAttribute('sizes')).toBe('auto, 120px')
  expect(container.querySelector('source')?.getAttribute('sizes')).toBe('auto, 120px')
  expect(container.querySelector('source')?.type).toBe('image/avif')
})

it('a picture seen first loads at once and ahead of others', () => {
  const { container } = render(<Picture name="portrait-mist-dawn" eager sizes="402px" />)
  expect(image(container).getAttribute('loading')).toBe('eager')
  expect(image(container).getAttribute('fetchpriority')).toBe('high')
  expect(image(container).getAttribute('sizes')).toBe('402px')
})

it('a picture keeps its place and shows its preview without an inline style', () => {
  const { container } = render(<Picture name="land-lake" />)
  expect(image(container).width).toBe(1200)
  expect(image(container).height).toBe(900)
  expect(container.querySelector('picture')?.classList.contains('ph-land-lake')).toBe(true)
  expect(container.innerHTML).not.toContain('style=')
})

it('a picture decorates unless it is described', () => {
  expect(image(render(<Picture name="land-lake" />).container).alt).toBe('')
  expect(image(render(<Picture name="land-lake" alt="A lake." />).container).alt).toBe('A lake.')
})

it('the address of a picture of your own is used as it is', () => {
  const { container } = render(<Picture name="https://example.com/me.jpg" alt="Me" />)
  expect(image(container).getAttribute('src')).toBe('https://example.com/me.jpg')
  expect(image(container).hasAttribute('srcset')).toBe(false)
  expect(container.querySelector('source')).toBeNull()
})

it('a name of no known kind leaves an empty box instead of a broken picture', () => {
  const { container } = render(<Picture name="cat-tom" />)
  expect(container.querySelector('picture')).not.toBeNull()
  expect(container.querySelector('img')).toBeNull()
})

it('a picture that cannot be loaded is out of sight, and back once it can', () => {
  const img = image(render(<Picture name="land-lake" alt="A lake." />).container)
  Object.defineProperty(img, 'complete', { value: true })
  Object.defineProperty(img, 'naturalWidth', { value: 0, configurable: true })
  fireEvent.error(img)
  expect(img.hasAttribute('data-failed')).toBe(true)
  Object.defineProperty(img, 'naturalWidth', { value: 1200 })
  fireEvent.load(img)
  expect(img.hasAttribute('data-failed')).toBe(false)
})

it('an avatar is a round square that asks for small files', () => {
  const { container } = render(<Avatar name="avatar-aiko" size="lg" />)
  expect(container.querySelector('picture')?.className).toMatch(/aspect-square.*size-16.*rounded-full/)
  expect(image(container).getAttribute('sizes')).toBe('auto, 64px')
})

it('the mark is silent decoration unless it is labelled', () => {
  expect(
    render(<Logo />)
      .container.querySelector('svg')
      ?.getAttribute('aria-hidden'),
  ).toBe('true')
  const labelled = render(<Logo label="Patternbook" />).container.querySelector('svg')
  expect(labelled?.getAttribute('role')).toBe('img')
  expect(labelled?.hasAttribute('aria-hidden')).toBe(false)
})
