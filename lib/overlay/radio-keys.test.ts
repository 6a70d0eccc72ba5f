import { describe, expect, it } from 'vitest'
import { nextRadio, tabStop } from './radio-keys'

const group = [{}, { disabled: true }, { checked: true }, {}]

describe('radios of an action sheet', () => {
  it('have one tab stop: the chosen one, or the first that can be used (AS-11)', () => {
    expect(tabStop(group)).toBe(2)
    expect(tabStop([{ disabled: true }, {}, {}])).toBe(1)
    expect(tabStop([{ checked: true, disabled: true }, {}])).toBe(1)
  })

  it('arrows go round, past those that cannot be used (AS-11)', () => {
    expect([0, 2, 3].map((at) => nextRadio('ArrowDown', at, group, false))).toEqual([2, 3, 0])
    expect([0, 2, 3].map((at) => nextRadio('ArrowUp', at, group, false))).toEqual([3, 0, 2])
  })

  it('the arrows to the sides follow the direction of the text (AS-11)', () => {
    expect(nextRadio('ArrowRight', 2, group, false)).toBe(3)
    expect(nextRadio('ArrowRight', 2, group, true)).toBe(0)
    expect(nextRadio('ArrowLeft', 2, group, true)).toBe(3)
  })

  it('any other key is none of their business', () => {
    expect(nextRadio('Enter', 0, group, false)).toBeUndefined()
    expect(nextRadio('ArrowDown', 0, [{ disabled: true }], false)).toBeUndefined()
  })
})
