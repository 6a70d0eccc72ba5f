import { expect, it } from 'vitest'
import { createTypeahead } from './typeahead'

const countries = ['Portugal', 'Japan', 'Jordan', 'Norway', 'New Zealand', 'Österreich']

it('letters in quick succession form the beginning of a title', () => {
  const { type } = createTypeahead(countries)
  expect(type('n', 0, 0)).toBe(3)
  expect(type('e', 200, 3)).toBe(4)
  expect(type('w', 400, 4)).toBe(4)
})

it('a space is part of a typed word, but not after a pause', () => {
  const { type, isTyping } = createTypeahead(countries)
  expect(isTyping(0)).toBe(false)
  for (const [index, letter] of [...'new'].entries()) type(letter, index * 100, 3)
  expect(isTyping(300)).toBe(true)
  expect(type(' ', 300, 4)).toBe(4)
  expect(type('z', 400, 4)).toBe(4)
  expect(isTyping(1500)).toBe(false)
})

it('a repeated letter cycles through the titles that begin with it', () => {
  const { type } = createTypeahead(countries)
  expect([type('j', 0, 0), type('j', 100, 1), type('j', 200, 2)]).toEqual([1, 2, 1])
})

it('a new word begins after a pause', () => {
  const { type } = createTypeahead(countries)
  type('n', 0, 0)
  expect(type('p', 1200, 3)).toBe(0)
})

it('clear() forgets the typed word', () => {
  const { type, clear } = createTypeahead(countries)
  type('n', 0, 0)
  clear()
  expect(type('p', 100, 3)).toBe(0)
})

it('accents, capitals, and variants of Arabic letters do not matter', () => {
  expect(createTypeahead(countries).type('o', 0, 0)).toBe(5)
  expect(createTypeahead(countries).type('N', 0, 0)).toBe(3)
  expect(createTypeahead(['اليابان', 'أيسلندا']).type('ا', 0, 0)).toBe(1)
})

it('letters that no title begins with do not match', () => {
  expect(createTypeahead(countries).type('x', 0, 0)).toBe(-1)
})
