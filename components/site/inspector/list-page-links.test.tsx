// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { findRoute } from '@/lib/site/catalog'
import { ListPageLinks } from './list-page-links'

afterEach(cleanup)

const linksOn = (path: string) => {
  render(<ListPageLinks route={findRoute(path)!} />)
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
}

test('the list of a pattern links to its screens', () => {
  expect(linksOn('/items/login/')).toEqual(['/login/0/', '/login/1/'])
})

test('the list of the list views links to the lists of its parts', () => {
  expect(linksOn('/items/listViews/')).toContain('/subitems/expandable/')
})

test('a screen has no list', () => {
  expect(linksOn('/login/0/')).toEqual([])
})
