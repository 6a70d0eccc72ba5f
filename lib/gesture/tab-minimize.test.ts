// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTabMinimize } from './tab-minimize'

let stop = () => {}
const part = (selector: string) => document.querySelector<HTMLElement>(selector)!
const scrollTo = (...tops: number[]) => {
  for (const top of tops) {
    part('[data-content]').scrollTop = top
    part('[data-content]').dispatchEvent(new Event('scroll'))
  }
  return part('ul').dataset.tabs
}
const frame = (attributes: string) => {
  document.body.innerHTML = `<div ${attributes}>
    <div data-content></div>
    <div data-tab-bar><ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul></div>
  </div>`
  Object.defineProperties(part('[data-content]'), {
    scrollHeight: { value: 2000 },
    clientHeight: { value: 600 },
  })
  stop = createTabMinimize(part('ul'), part('[data-content]'))
}

beforeEach(() => frame('data-mode="ios" data-generation="26"'))
afterEach(() => stop())

describe('a tab bar of iOS 26', () => {
  it('is minimized while the content is scrolled down, and expands on the way up', () => {
    expect(scrollTo(20, 60)).toBe('small')
    expect(scrollTo(300, 290)).toBe('small')
    expect(scrollTo(270)).toBe('large')
    expect(scrollTo(300)).toBe('small')
  })

  it('expands at the start of the content, also by a small step', () => {
    scrollTo(60)
    expect(scrollTo(10)).toBe('large')
  })

  it('is not minimized when the content bounces back from its end', () => {
    scrollTo(1400)
    expect(scrollTo(1340)).toBe('large')
    expect(scrollTo(1400, 1450, 1420, 1400)).toBe('small')
    expect(scrollTo(1500, 1460, 1401)).toBe('small')
  })

  it('expands when it is pressed, and the tab under the finger is not selected', () => {
    const followed = vi.fn((event: Event) => event.preventDefault())
    part('a[href="#b"]').addEventListener('click', followed)
    scrollTo(100)
    part('a[href="#b"]').click()
    expect([part('ul').dataset.tabs, followed.mock.calls.length]).toEqual(['large', 0])
    part('a[href="#b"]').click()
    expect(followed).toHaveBeenCalledOnce()
  })

  it('closes the open search when it is pressed', () => {
    const close = vi.fn()
    part('[data-tab-bar]').insertAdjacentHTML(
      'beforeend',
      '<div data-search-open><button data-close></button></div>',
    )
    part('[data-close]').addEventListener('click', close)
    part('a').click()
    expect(close).toHaveBeenCalledOnce()
  })
})

it.each(['data-mode="ios" data-generation="18"', 'data-mode="md"'])('does not change in %s', (attributes) => {
  stop()
  frame(attributes)
  expect(scrollTo(100, 300)).toBeUndefined()
})
