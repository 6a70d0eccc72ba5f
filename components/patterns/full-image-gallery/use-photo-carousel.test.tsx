// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { frame } from '@/lib/frame'
import { usePhotoCarousel } from './use-photo-carousel'

const SLIDE_WIDTH_PX = 390

function Carousel() {
  const [index, setIndex] = useState(0)
  const isZoomedRef = useRef(false)
  const { viewportRef, trackRef, shownIndex, goToSlide } = usePhotoCarousel({
    index,
    onIndexChange: setIndex,
    isZoomedRef,
  })
  return (
    <>
      {/* jsdom has no default for the margin, which Embla reads. */}
      <style>{'[role="group"] { margin: 0px }'}</style>
      <div ref={viewportRef}>
        <div ref={trackRef} data-testid="track">
          {[0, 1, 2].map((slide) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is not a fieldset
            <div key={slide} role="group" />
          ))}
        </div>
      </div>
      <output>{shownIndex}</output>
      <button type="button" onClick={() => goToSlide(2)}>
        Last photo
      </button>
    </>
  )
}

it('the photo remains when the playback rate of animations changes', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(SLIDE_WIDTH_PX)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.role === 'group' ? SLIDE_WIDTH_PX * [...this.parentElement!.children].indexOf(this) : 0
  })
  render(<Carousel />)
  const showsLastPhoto = () => {
    expect(screen.getByRole('status').textContent).toBe('2')
    expect(screen.getByTestId('track').style.transform).toContain(`${-2 * SLIDE_WIDTH_PX}px`)
  }
  act(() => frame.set({ motion: 'reduced' }))
  fireEvent.click(screen.getByRole('button', { name: 'Last photo' }))
  await vi.waitFor(showsLastPhoto)
  act(() => frame.set({ motion: 0.5 }))
  await vi.waitFor(showsLastPhoto)
})
