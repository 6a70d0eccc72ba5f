// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Searchbar } from './searchbar'

function Search({ isSearchView }: { isSearchView?: boolean }) {
  const [query, setQuery] = useState('')
  return (
    <Searchbar
      isSearchView={isSearchView}
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

const cancelButton = () => screen.getByText('Cancel').closest('button')!

test('the button that ends a search view empties the field and leaves it', () => {
  render(<Search isSearchView />)
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search tours' })
  field.focus()
  fireEvent.change(field, { target: { value: 'canyon' } })
  cancelButton().focus()
  fireEvent.click(cancelButton(), { detail: 1 })
  expect([field.value, document.activeElement]).toEqual(['', document.body])
})

test('only a search view has this button on Material, and only in Expressive', () => {
  const { rerender } = render(<Search />)
  expect(cancelButton().classList).toContain('material:hidden')
  rerender(<Search isSearchView />)
  expect(cancelButton().classList).not.toContain('material:hidden')
  expect(cancelButton().classList).toContain('baseline:hidden')
})
