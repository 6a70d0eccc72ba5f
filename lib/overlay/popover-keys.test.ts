// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { isChoice, popoverAction } from './popover-keys'

let popover: HTMLElement
const $ = (id: string) => document.getElementById(id) as HTMLElement
const wish = (key: string, from: Element, { rtl = false, nested = false } = {}) => {
  const answer = popoverAction(key, from, popover, rtl, nested)
  if (typeof answer !== 'object') return answer
  return 'focus' in answer ? `focus ${answer.focus.id}` : `press ${answer.press.id}`
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
  it('ArrowDown goes to the first entry, then on, and stops at the last (PO-02)', () => {
    expect(wish('ArrowDown', popover)).toBe('focus one')
    expect(wish('ArrowDown', $('one'))).toBe('focus more')
    expect(wish('ArrowDown', $('last'))).toBe('focus last')
  })

  it('ArrowUp goes back, and stops at the first entry (PO-02)', () => {
    expect(wish('ArrowUp', popover)).toBeUndefined()
    expect(wish('ArrowUp', $('last'))).toBe('focus box')
    expect(wish('ArrowUp', $('more'))).toBe('focus one')
    expect(wish('ArrowUp', $('one'))).toBe('focus one')
  })

  it('Home and End go to the edges (PO-03)', () => {
    expect(wish('Home', $('last'))).toBe('focus one')
    expect(wish('End', $('one'))).toBe('focus last')
  })

  it('in a text area every key does what it does there (PO-04)', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowLeft', 'ArrowRight'])
      expect(wish(key, $('note'), { nested: true })).toBeUndefined()
    expect(wish('ArrowDown', $('box'))).toBe('focus last')
  })

  it('the arrow towards the end opens what an entry opens, the other one goes a level out (PO-08)', () => {
    expect(wish('ArrowRight', $('more'))).toBe('press more')
    expect(wish('ArrowRight', $('one'))).toBeUndefined()
    expect(wish('ArrowLeft', $('one'))).toBeUndefined()
    expect(wish('ArrowLeft', $('one'), { nested: true })).toBe('close')
  })

  it('from right to left the two are the other way round (PO-08)', () => {
    expect(wish('ArrowLeft', $('more'), { rtl: true })).toBe('press more')
    expect(wish('ArrowRight', $('one'), { rtl: true, nested: true })).toBe('close')
  })

  it('a popover without entries has nothing to go to', () => {
    popover.replaceChildren()
    for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) expect(wish(key, popover)).toBeUndefined()
  })

  it('a press on an entry is a choice, on one that opens another popover it is not (PO-09)', () => {
    expect(['word', 'one', 'more', 'note'].map((id) => isChoice($(id)))).toEqual([true, true, false, false])
  })
})
