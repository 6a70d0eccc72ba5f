// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useOverlayElements } from './use-overlay-elements'

function Probe() {
  const { rootRef, fillsViewport } = useOverlayElements({ setElements() {} })
  return <div ref={rootRef} data-modal={fillsViewport} />
}

afterEach(cleanup)

it('an open dialog is modal for the document only while its frame fills the window, also after a resize', () => {
  const { container } = render(
    <div data-frame="">
      <Probe />
    </div>,
  )
  const probe = container.querySelector('[data-modal]')!
  const resizeWindow = (width: number) =>
    act(() => {
      vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width)
      vi.spyOn(container.firstElementChild!, 'getBoundingClientRect').mockReturnValue({
        width: 390,
        height: 844,
      } as DOMRect)
      globalThis.dispatchEvent(new Event('resize'))
    })
  resizeWindow(1440)
  expect(probe.getAttribute('data-modal')).toBe('false')
  resizeWindow(390)
  expect(probe.getAttribute('data-modal')).toBe('true')
  resizeWindow(1440)
  expect(probe.getAttribute('data-modal')).toBe('false')
})
