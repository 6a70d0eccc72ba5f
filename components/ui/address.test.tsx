// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { WebAddress } from './address'

test('an address with two equal parts is rendered without warnings', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { container } = render(<WebAddress>a@co.uk.uk</WebAddress>)
  expect(container.textContent).toBe('a@co.uk.uk')
  expect(error).not.toHaveBeenCalled()
})
