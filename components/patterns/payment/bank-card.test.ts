import { describe, expect, it } from 'vitest'
import {
  cardBrandOf,
  digitsOf,
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
  isLuhnValid,
  validateCardNumber,
  validateExpiry,
  validateSecurityCode,
} from './bank-card'

describe('the brand of a card', () => {
  it.each([
    ['4', 'visa'],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['56', 'other'],
    ['2220', 'other'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'other'],
    ['34', 'amex'],
    ['37', 'amex'],
    ['6011', 'discover'],
    ['65', 'discover'],
    ['300', 'diners'],
    ['306', 'other'],
    ['36', 'diners'],
    ['3528', 'jcb'],
    ['3527', 'other'],
    ['3589', 'jcb'],
    ['', 'other'],
  ])('for the first digits %j is %s', (prefix, id) => expect(cardBrandOf(prefix).id).toBe(id))
})

describe('a card number while it is typed', () => {
  it.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242.4242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822463100059', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['55555555555544445', '5555 5555 5555 4444'],
    ['٤٢٤٢٤', '4242 4'],
    ['card', ''],
  ])('formats %s as %j', (typed, formatted) => expect(formatCardNumber(typed)).toBe(formatted))
})

describe('an expiry date while it is typed', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['12/', '12/'],
    ['123', '12/3'],
    ['1/', '01/'],
    ['4', '04'],
    ['0', '0'],
    ['09/29', '09/29'],
    ['9/29', '09/29'],
    ['12/345', '12/34'],
    ['٠٩٢٩', '09/29'],
    ['05/2', '05/2'],
    ['05/20', '05/20'],
    ['05/202', '05/202'],
    ['05/20277', '05/27'],
  ])('formats %s as %j', (typed, formatted) => expect(formatExpiry(typed)).toBe(formatted))
})

describe('an expiry date that is pasted or filled in', () => {
  it.each([
    ['05/2027', '05/27'],
    ['12/2030', '12/30'],
    ['052027', '05/27'],
    ['12 / 2030', '12/30'],
    ['1/30', '01/30'],
    ['1/2030', '01/30'],
    ['5-27', '05/27'],
    ['2027-05', '05/27'],
    ['2027-5', '05/27'],
    ['2027/12 ', '12/27'],
    ['٠٥/٢٠٢٧', '05/27'],
  ])('formats %j as %j', (pasted, formatted) => expect(formatExpiry(pasted)).toBe(formatted))
})

it.each([
  ['12345', '4242', '123'],
  ['12345', '3782', '1234'],
  ['12345', '', '1234'],
])('the code %s of a card %j is formatted as %s', (typed, number, formatted) =>
  expect(formatSecurityCode(typed, number)).toBe(formatted),
)

it.each([
  ['4242424242424242', true],
  ['4242424242424241', false],
  ['79927398713', true],
  ['79927398710', false],
  ['', false],
])('the Luhn check of %j is %s', (digits, isValid) => expect(isLuhnValid(digits)).toBe(isValid))

it('converts Arabic and Persian digits', () => expect(digitsOf('٤2۵ x')).toBe('425'))

describe('a card number', () => {
  it.each([
    ['', 'empty'],
    ['4242 4242 4242 4242', undefined],
    ['3782 822463 10005', undefined],
    ['5555 5555 5555 4444', undefined],
    ['6011 1111 1111 1117', undefined],
    ['4242 4242 4242 4241', 'invalid'],
    ['4242 4242', 'invalid'],
    ['0000 0000 0000 0000', 'invalid'],
  ])('%j is %s', (number, error) => expect(validateCardNumber(number)).toBe(error))
})

describe('an expiry date in November 2026', () => {
  it.each([
    ['', 'empty'],
    ['1', 'invalid'],
    ['00/29', 'invalid'],
    ['05/202', 'invalid'],
    ['13/29', 'invalid'],
    ['10/26', 'past'],
    ['11/26', undefined],
    ['12/26', undefined],
    ['01/27', undefined],
    ['12/25', 'past'],
  ])('%j is %s', (date, error) => expect(validateExpiry(date, new Date(2026, 10, 30, 23, 59))).toBe(error))
})

describe('a security code', () => {
  it.each([
    ['', '4242', 'empty'],
    ['12', '4242', 'invalid'],
    ['123', '4242', undefined],
    ['123', '3782', 'invalid'],
    ['1234', '3782', undefined],
    ['1234', '', undefined],
    ['123', '', undefined],
  ])('%j on a card %j is %s', (code, number, error) => expect(validateSecurityCode(code, number)).toBe(error))
})
