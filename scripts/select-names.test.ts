import { expect, test } from 'vitest'
import { selectNames } from './select-names'

const known = ['login', 'register', 'alert']

test('without names, everything is selected', () => {
  expect(selectNames([], known, 'section')).toEqual(known)
})

test('selected names are in the order of the known names', () => {
  expect(selectNames(['alert', 'login'], known, 'section')).toEqual(['login', 'alert'])
})

test('an unknown name is an error that lists the known names', () => {
  expect(() => selectNames(['login', 'nope'], known, 'section')).toThrow(
    "Patternbook: there is no section 'nope'. Choose from: login, register, alert.",
  )
})
