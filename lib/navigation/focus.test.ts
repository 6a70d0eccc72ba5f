// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { fakePageHtml, fakeSlot } from '@/lib/transition/testing/fake-page'
import { focusPage } from './focus'

let slot: HTMLElement
beforeEach(() => {
  document.body.innerHTML = ''
  slot = fakeSlot(fakePageHtml())
  document.body.append(slot)
})

describe('the focus after a transition', () => {
  it('moves to the heading, so that a screen reader continues there', () => {
    focusPage(slot)
    expect(document.activeElement).toBe(slot.querySelector('h1'))
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1')
  })

  it('moves to the content of a page without a heading', () => {
    slot.querySelector('h1')?.remove()
    focusPage(slot)
    expect(document.activeElement).toBe(slot.querySelector('[data-content]'))
  })

  it('moves to the content if the heading cannot be focused', () => {
    const heading = slot.querySelector('h1')!
    // A heading that is not rendered also ignores `focus()`.
    heading.focus = () => {}
    focusPage(slot)
    expect(document.activeElement).toBe(slot.querySelector('[data-content]'))
  })

  it('returns to the element that had it before', () => {
    const button = slot.querySelector('button')!
    focusPage(slot, button)
    expect(document.activeElement).toBe(button)
  })

  it('moves to the heading if that element has been removed', () => {
    const button = slot.querySelector('button')!
    button.remove()
    focusPage(slot, button)
    expect(document.activeElement).toBe(slot.querySelector('h1'))
  })

  it('does not move if the page has set it itself', () => {
    const button = slot.querySelector('button')!
    button.focus()
    focusPage(slot)
    expect(document.activeElement).toBe(button)
  })
})
