import { describe, expect, it } from 'vitest'
import { radioIndexForKey, radioTabStopIndex } from './radio-keys'

const group = [{}, { disabled: true }, { checked: true }, {}]

describe('the radio buttons of an action sheet', () => {
  it('have one tab stop: the checked one, or the first enabled one', () => {
    expect(radioTabStopIndex(group)).toBe(2)
    expect(radioTabStopIndex([{ disabled: true }, {}, {}])).toBe(1)
    expect(radioTabStopIndex([{ checked: true, disabled: true }, {}])).toBe(1)
  })

  it('arrow keys wrap around and skip disabled ones', () => {
    expect([0, 2, 3].map((at) => radioIndexForKey('ArrowDown', at, group, false))).toEqual([2, 3, 0])
    expect([0, 2, 3].map((at) => radioIndexForKey('ArrowUp', at, group, false))).toEqual([3, 0, 2])
  })

  it('the left and right arrows follow the text direction', () => {
    expect(radioIndexForKey('ArrowRight', 2, group, false)).toBe(3)
    expect(radioIndexForKey('ArrowRight', 2, group, true)).toBe(0)
    expect(radioIndexForKey('ArrowLeft', 2, group, true)).toBe(3)
  })

  it('other keys do nothing', () => {
    expect(radioIndexForKey('Enter', 0, group, false)).toBeUndefined()
    expect(radioIndexForKey('ArrowDown', 0, [{ disabled: true }], false)).toBeUndefined()
  })
})
