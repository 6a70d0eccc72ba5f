// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { entrances } from '@/lib/animation/entrances'
import { useEntrance } from './use-entrance'

// jsdom lacks Web Animations, which the delays use. Here, the delays are timers, and a mock records which rows enter.
Element.prototype.animate = (_, options) => {
  const animation = { onfinish: () => {}, cancel() {} }
  setTimeout(() => animation.onfinish(), (options as KeyframeAnimationOptions).duration as number)
  return animation as unknown as Animation
}
const playEntrance = vi.hoisted(() => vi.fn())
vi.mock('@/lib/animation/enter.motion', () => ({ playEntrance }))

/** An IntersectionObserver that reports every observed element as visible. */
class VisibleObserver {
  root = null
  constructor(private callback: (entries: object[]) => void) {}
  observe(target: Element) {
    this.callback([{ target, intersectionRatio: 1, intersectionRect: { height: 1 }, rootBounds: null }])
  }
  unobserve() {}
  disconnect() {}
}

function Songs() {
  const { itemProps, replay } = useEntrance(entrances.fadeInUp)
  return (
    <>
      <button type="button" onClick={replay}>
        Again
      </button>
      <ul>
        {['Low Sun', 'Half Moon'].map((title) => (
          <li key={title} {...itemProps}>
            {title}
          </li>
        ))}
      </ul>
    </>
  )
}

afterEach(() => {
  cleanup()
  playEntrance.mockReset()
  document.head.innerHTML = ''
  vi.useRealTimers()
})

const setUp = () => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', VisibleObserver)
  playEntrance.mockReturnValue({ finished: Promise.resolve(), applyRate() {}, stop() {} })
  document.head.innerHTML = '<style>.entrance:not([data-entrance]) { opacity: 0 }</style>'
}

describe('useEntrance', () => {
  it('does not hide the rows in the static page', () => {
    const html = renderToString(<Songs />)
    expect(html).toContain('<li class="entrance">Low Sun</li>')
    expect(html).not.toMatch(/style=|data-entrance|hidden/)
  })

  it('plays the entrance on one row after another', async () => {
    setUp()
    render(<Songs />)
    const songs = screen.getAllByRole('listitem')
    await vi.runAllTimersAsync()
    expect(playEntrance.mock.calls).toEqual(songs.map((song) => [song, entrances.fadeInUp]))
  })

  it('plays it again with replay(), and not by itself', async () => {
    setUp()
    const { rerender } = render(<Songs />)
    await vi.runAllTimersAsync()
    rerender(<Songs />)
    await vi.runAllTimersAsync()
    expect(playEntrance).toHaveBeenCalledTimes(2)
    fireEvent.click(screen.getByRole('button', { name: 'Again' }))
    await vi.runAllTimersAsync()
    expect(playEntrance).toHaveBeenCalledTimes(4)
  })
})
