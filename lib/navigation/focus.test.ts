// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { fakePage, fakeSlot } from '@/lib/transition/testing/fake-page'
import { focusPage } from './focus'

let slot: HTMLElement
beforeEach(() => {
  document.body.innerHTML = ''
  slot = fakeSlot(fakePage())
  document.body.append(slot)
})

describe('the focus after a transition', () => {
  it('TR-20: goes to the heading, so that a screen reader reads on from there', () => {
    focusPage(slot)
    expect(document.activeElement).toBe(slot.querySelector('h1'))
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1')
  })

  it('TR-20: goes to the content of a page without a heading', () => {
    slot.querySelector('h1')?.remove()
    focusPage(slot)
    expect(document.activeElement).toBe(slot.querySelector('[data-content]'))
  })

  it('TR-20: goes to the content where the heading cannot have it', () => {
    const heading = slot.querySelector('h1')!
    // As in a browser that does not show it.
    heading.focus = () => {}
    focusPage(slot)
    expect(document.activeElement).toBe(slot.querySelector('[data-content]'))
  })

  it('TR-21: returns to where it was when the user comes back', () => {
    const button = slot.querySelector('button')!
    focusPage(slot, button)
    expect(document.activeElement).toBe(button)
  })

  it('TR-21: goes to the heading when what had it is gone', () => {
    const button = slot.querySelector('button')!
    button.remove()
    focusPage(slot, button)
    expect(document.activeElement).toBe(slot.querySelector('h1'))
  })

  it('stays where the page itself has put it', () => {
    const button = slot.querySelector('button')!
    button.focus()
    focusPage(slot)
    expect(document.activeElement).toBe(button)
  })
})
