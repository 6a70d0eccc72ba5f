// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { isSelectionTarget, popoverActionForKey } from './popover-keys'

let popover: HTMLElement
const getElement = (id: string) => document.getElementById(id) as HTMLElement
const actionFor = (key: string, from: Element, { isRtl = false, isNested = false } = {}) => {
  const action = popoverActionForKey(key, from, popover, isRtl, isNested)
  if (typeof action !== 'object') return action
  return 'focus' in action ? `focus ${action.focus.id}` : `press ${action.press.id}`
}

beforeEach(() => {
  popover = document.createElement('div')
  popover.innerHTML = `
    <button id="one">Kitchen</button><button disabled>Attic</button>
    <button id="more" aria-haspopup="dialog">More</button><textarea id="note"></textarea>
    <input type="checkbox" id="box"><button id="last"><b id="word">Lounge</b></button>`
  document.body.replaceChildren(popover)
})

describe('keys in a popover', () => {
  it('ArrowDown moves to the first entry, then to the next, and stops at the last', () => {
    expect(actionFor('ArrowDown', popover)).toBe('focus one')
    expect(actionFor('ArrowDown', getElement('one'))).toBe('focus more')
    expect(actionFor('ArrowDown', getElement('last'))).toBe('focus last')
  })

  it('ArrowUp moves to the previous entry, and stops at the first', () => {
    expect(actionFor('ArrowUp', popover)).toBeUndefined()
    expect(actionFor('ArrowUp', getElement('last'))).toBe('focus box')
    expect(actionFor('ArrowUp', getElement('more'))).toBe('focus one')
    expect(actionFor('ArrowUp', getElement('one'))).toBe('focus one')
  })

  it('Home and End move to the first and the last entry', () => {
    expect(actionFor('Home', getElement('last'))).toBe('focus one')
    expect(actionFor('End', getElement('one'))).toBe('focus last')
  })

  it('fields keep their own keys', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowLeft', 'ArrowRight'])
      expect(actionFor(key, getElement('note'), { isNested: true })).toBeUndefined()
    expect(actionFor('ArrowDown', getElement('box'))).toBe('focus last')
  })

  it('the arrow toward the end opens the popover of an entry, the other one closes a nested popover', () => {
    expect(actionFor('ArrowRight', getElement('more'))).toBe('press more')
    expect(actionFor('ArrowRight', getElement('one'))).toBeUndefined()
    expect(actionFor('ArrowLeft', getElement('one'))).toBeUndefined()
    expect(actionFor('ArrowLeft', getElement('one'), { isNested: true })).toBe('close')
  })

  it('in right-to-left the two arrows are swapped', () => {
    expect(actionFor('ArrowLeft', getElement('more'), { isRtl: true })).toBe('press more')
    expect(actionFor('ArrowRight', getElement('one'), { isRtl: true, isNested: true })).toBe('close')
  })

  it('no key does anything without entries', () => {
    popover.replaceChildren()
    for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) expect(actionFor(key, popover)).toBeUndefined()
  })

  it('a press on an entry is a selection, unless the entry opens another popover', () => {
    expect(['word', 'one', 'more', 'note'].map((id) => isSelectionTarget(getElement(id)))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
