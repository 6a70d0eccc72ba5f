// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { frame } from '@/lib/frame'
import Settings from './settings'

vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({}) }))

afterEach(() => {
  cleanup()
  frame.set({ ios: '26', md: 'expressive' })
})

it.each([
  ['iOS 18', { ios: '18' }],
  ['Baseline', { md: 'baseline' }],
])('calls onChange when the user chooses %s', (name, change) => {
  const onChange = vi.fn()
  render(<Settings onChange={onChange} />)
  fireEvent.click(screen.getByRole('radio', { name }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(change)
  expect(frame.get()).toMatchObject(change)
})

it('shows the download row only if the app handles it', () => {
  const { rerender } = render(<Settings />)
  expect(screen.queryByRole('button', { name: /Download the sample data/ })).toBeNull()
  rerender(<Settings onDownload={async () => 'data.json'} />)
  screen.getByRole('button', { name: /Download the sample data/ })
})
