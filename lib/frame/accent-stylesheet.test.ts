// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addAccentStylesheet } from './accent-stylesheet'

const root = document.documentElement
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]

beforeEach(() => {
  root.dataset.accentSheet = '/accents.css'
})
afterEach(() => {
  for (const link of links()) link.remove()
})

test('the default accent needs no additional style sheet', () => {
  root.dataset.accent = 'blue'
  addAccentStylesheet(root)
  expect(links()).toEqual([])
})

test('another accent loads it once', () => {
  root.dataset.accent = 'sky'
  addAccentStylesheet(root)
  addAccentStylesheet(root)
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/accents.css'])
})

test('after a failure the next choice loads the sheet again', () => {
  root.dataset.accent = 'sky'
  addAccentStylesheet(root)
  links()[0]!.dispatchEvent(new Event('error'))
  expect(links()).toEqual([])
  addAccentStylesheet(root)
  expect(links()).toHaveLength(1)
})
