// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Slides } from './slides'

const carousel = (
  <Slides label="Introduction" slideLabel={(number, total) => `${number} of ${total}`}>
    <p>First</p>
    <p>Second</p>
    <p>Third</p>
  </Slides>
)

afterEach(cleanup)

describe('slides', () => {
  it('render on the server with the first one visible, without style attributes', () => {
    const html = renderToString(carousel)
    for (const text of ['First', 'Second', 'Third']) expect(html).toContain(text)
    expect(html).not.toContain('style=')
    expect(html.match(/inert/g)).toHaveLength(2)
  })

  it('are a carousel of named slides, and the dots are one slider', () => {
    render(carousel)
    expect(screen.getByRole('region', { name: 'Introduction' }).getAttribute('aria-roledescription')).toBe(
      'carousel',
    )
    expect(screen.getByRole('group', { name: '1 of 3' }).getAttribute('aria-roledescription')).toBe('slide')
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Introduction' })
    expect([slider.min, slider.max, slider.value]).toEqual(['1', '3', '1'])
    expect(slider.getAttribute('aria-valuetext')).toBe('1 of 3')
  })

  it.each([
    [1440, [true, true, true]],
    [390, [true, false, false]],
  ])('that fit into a frame of %i px at the same time are all usable', async (frameWidth, usable) => {
    const isSlide = (element: HTMLElement) => element.getAttribute('role') === 'group'
    const mockLayout = (name: 'offsetWidth' | 'offsetLeft', measure: (element: HTMLElement) => number) =>
      vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
        return measure(this)
      })
    mockLayout('offsetWidth', (element) => (isSlide(element) ? 360 : frameWidth))
    mockLayout('offsetLeft', (element) =>
      isSlide(element) ? 370 * [...element.parentElement!.children].indexOf(element) : 0,
    )
    render(
      <>
        {/* jsdom has no default for the margin, which Embla reads. */}
        <style>{'[role="group"] { margin: 0px }'}</style>
        {carousel}
      </>,
    )
    const slides = screen.getAllByRole('group')
    await vi.waitFor(() => expect(slides.map((slide) => !slide.hasAttribute('inert'))).toEqual(usable))
  })
})
