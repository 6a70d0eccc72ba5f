// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { APPEARANCE_CONTROLS } from './live-controls'
import { LiveExample } from './live-example'

const { LiveScreen } = vi.hoisted(() => ({ LiveScreen: vi.fn((_: { overrides?: object }) => null) }))
vi.mock('@/components/site/patterns/live-screen', () => ({ LiveScreen }))

afterEach(cleanup)

const lastOverrides = () => LiveScreen.mock.lastCall?.[0].overrides

test('a live example shows the newest generation until the visitor selects another one', () => {
  render(<LiveExample path="/login/0/" title="Login" controls={APPEARANCE_CONTROLS} />)
  expect(screen.getByRole('radio', { name: 'Newest' })).toHaveProperty('checked', true)
  expect(lastOverrides()).toEqual({ ios: '26', md: 'expressive' })
  fireEvent.click(screen.getByRole('radio', { name: 'Previous' }))
  expect(lastOverrides()).toEqual({ ios: '18', md: 'baseline' })
})
