// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import english from '@/data/parallax/layout4.json'
import Parallax3 from './parallax-3'

vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({}) }))

it('a contact of an unknown kind has a default icon', () => {
  const item = { ...english.items[0]!, kind: 'unknown', title: 'Fax' }
  render(<Parallax3 data={{ ...english, items: [item] }} />)
  expect(screen.getByRole('button', { name: /^Fax/ }).querySelector('svg')).toBeTruthy()
})
