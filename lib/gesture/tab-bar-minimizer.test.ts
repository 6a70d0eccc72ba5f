// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectTabBarMinimizer } from './tab-bar-minimizer'

let stop = () => {}
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const tabBarSizeAfterScroll = (...tops: number[]) => {
  for (const top of tops) {
    find('[data-content]').scrollTop = top
    find('[data-content]').dispatchEvent(new Event('scroll'))
  }
  return find('ul').dataset.tabBarSize
}
const renderFrame = (attributes: string) => {
  document.body.innerHTML = `<div ${attributes}>
    <div data-content></div>
    <div data-tab-bar><ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul></div>
  </div>`
  Object.defineProperties(find('[data-content]'), {
    scrollHeight: { value: 2000 },
    clientHeight: { value: 600 },
  })
  stop = connectTabBarMinimizer(find('ul'), find('[data-content]'))
}

beforeEach(() => renderFrame('data-mode="ios" data-generation="26"'))
afterEach(() => stop())

describe('a tab bar of iOS 26', () => {
  it('is minimized while the content is scrolled down, and expands on the way up', () => {
    expect(tabBarSizeAfterScroll(20, 60)).toBe('small')
    expect(tabBarSizeAfterScroll(300, 290)).toBe('small')
    expect(tabBarSizeAfterScroll(270)).toBe('large')
    expect(tabBarSizeAfterScroll(300)).toBe('small')
  })

  it('expands at the start of the content, also by a small step', () => {
    tabBarSizeAfterScroll(60)
    expect(tabBarSizeAfterScroll(10)).toBe('large')
  })

  it('is not minimized when the content bounces back from its end', () => {
    tabBarSizeAfterScroll(1400)
    expect(tabBarSizeAfterScroll(1340)).toBe('large')
    expect(tabBarSizeAfterScroll(1400, 1450, 1420, 1400)).toBe('small')
    expect(tabBarSizeAfterScroll(1500, 1460, 1401)).toBe('small')
  })

  it('expands when it is pressed, and the tab under the finger is not selected', () => {
    const onClick = vi.fn((event: Event) => event.preventDefault())
    find('a[href="#b"]').addEventListener('click', onClick)
    tabBarSizeAfterScroll(100)
    find('a[href="#b"]').click()
    expect([find('ul').dataset.tabBarSize, onClick.mock.calls.length]).toEqual(['large', 0])
    find('a[href="#b"]').click()
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('closes the open search when it is pressed', () => {
    const close = vi.fn()
    find('[data-tab-bar]').insertAdjacentHTML(
      'beforeend',
      '<div data-search-open><button data-close></button></div>',
    )
    find('[data-close]').addEventListener('click', close)
    find('a').click()
    expect(close).toHaveBeenCalledOnce()
  })
})

it.each(['data-mode="ios" data-generation="18"', 'data-mode="md"'])('does not change in %s', (attributes) => {
  stop()
  renderFrame(attributes)
  expect(tabBarSizeAfterScroll(100, 300)).toBeUndefined()
})
