// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { NO_FILTERS } from '@/lib/site/gallery/filters'
import { GalleryEmptyState } from './gallery-empty-state'

afterEach(cleanup)

it('says that there are no favorites only if nothing else hides the screens', () => {
  const { rerender } = render(<GalleryEmptyState filters={{ ...NO_FILTERS, onlyFavorites: true }} />)
  expect(screen.getByRole('heading').textContent).toBe('No favorites yet')
  rerender(<GalleryEmptyState filters={{ ...NO_FILTERS, onlyFavorites: true, registryNames: ['login-0'] }} />)
  expect(screen.getByRole('heading').textContent).toBe('No screens in this collection')
})
