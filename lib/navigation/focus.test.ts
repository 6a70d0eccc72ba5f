// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { fakePageHtml, fakeSlot } from '@/lib/transition/testing/fake-page'
import { focusPage } from './focus'

let pageElement: HTMLElement
beforeEach(() => {
  document.body.innerHTML = ''
  pageElement = fakeSlot(fakePageHtml())
  document.body.append(pageElement)
})

describe('the focus after a transition', () => {
  it('moves to the heading, so that a screen reader continues there', () => {
    focusPage(pageElement)
    expect(document.activeElement).toBe(pageElement.querySelector('h1'))
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1')
  })

  it('moves to the content of a page without a heading', () => {
    pageElement.querySelector('h1')?.remove()
    focusPage(pageElement)
    expect(document.activeElement).toBe(pageElement.querySelector('[data-content]'))
  })

  it('moves to the content if the heading cannot be focused', () => {
    const heading = pageElement.querySelector('h1')!
    // A heading that is not rendered also ignores `focus()`.
    heading.focus = () => {}
    focusPage(pageElement)
    expect(document.activeElement).toBe(pageElement.querySelector('[data-content]'))
  })

  it('returns to the element that had it before', () => {
    const button = pageElement.querySelector('button')!
    focusPage(pageElement, button)
    expect(document.activeElement).toBe(button)
  })

  it('moves to the heading if that element has been removed', () => {
    const button = pageElement.querySelector('button')!
    button.remove()
    focusPage(pageElement, button)
    expect(document.activeElement).toBe(pageElement.querySelector('h1'))
  })

  it('does not move if the page has set it itself', () => {
    const button = pageElement.querySelector('button')!
    button.focus()
    focusPage(pageElement)
    expect(document.activeElement).toBe(button)
  })
})
