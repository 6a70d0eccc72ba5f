import { expect, test } from 'vitest'
import { selectNames } from './select-names'

const known = ['login', 'register', 'alert']

test('asking for nothing means everything', () => {
  expect(selectNames([], known, 'section')).toEqual(known)
})

test('what was asked for comes in the order of the book', () => {
  expect(selectNames(['alert', 'login'], known, 'section')).toEqual(['login', 'alert'])
})

test('a name that does not exist is answered with those that do', () => {
  expect(() => selectNames(['login', 'nope'], known, 'section')).toThrow(
    "Patternbook: there is no section 'nope'. There are: login, register, alert.",
  )
})
