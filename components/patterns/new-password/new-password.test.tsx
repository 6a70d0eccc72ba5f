// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import NewPassword0 from './new-password-0'
import NewPassword1 from './new-password-1'

vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({}) }))

afterEach(cleanup)

it.each([
  ['over a picture', <NewPassword0 key="0" />],
  ['above the devices', <NewPassword1 key="1" username="maya.okafor" />],
])('a password manager finds the account of the form %s', (_, form) => {
  const { container } = render(form)
  expect(container.querySelector('[autocomplete="username"]')).toHaveProperty('value', 'maya.okafor')
})
