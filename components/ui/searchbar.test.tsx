// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Searchbar } from './searchbar'

function Search({ view }: { view?: boolean }) {
  const [query, setQuery] = useState('')
  return (
    <Searchbar
      isSearchView={view}
      value={query}
      onChange={setQuery}
      label="Search tours"
      clearLabel="Clear"
      cancelLabel="Cancel"
      status=""
    />
  )
}

afterEach(cleanup)

const endButton = () => screen.getByText('Cancel').closest('button')!

test('the button that ends a search view empties the field and leaves it', () => {
  render(<Search view />)
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search tours' })
  field.focus()
  fireEvent.change(field, { target: { value: 'canyon' } })
  endButton().focus()
  fireEvent.click(endButton(), { detail: 1 })
  expect([field.value, document.activeElement]).toEqual(['', document.body])
})

test('only a search view has this button on Material, and only in Expressive', () => {
  const { rerender } = render(<Search />)
  expect(endButton().classList).toContain('material:hidden')
  rerender(<Search view />)
  expect(endButton().classList).not.toContain('material:hidden')
  expect(endButton().classList).toContain('baseline:hidden')
})
