// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ReportLinks } from './report-links'

afterEach(cleanup)

test('a build with a repository links to its issues', () => {
  render(<ReportLinks url="https://github.com/owner/name" />)
  expect(screen.getByRole('link', { name: 'Open an issue' }).getAttribute('href')).toBe(
    'https://github.com/owner/name/issues/new',
  )
})

test('a build without a repository names the recipient of a report', () => {
  render(<ReportLinks url="" />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/to the person or team that gave you the URL of this site/)).toBeTruthy()
})
