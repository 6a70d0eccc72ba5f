// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { PageErrorBoundary, type PageErrorProps } from './page-error-boundary'

let shouldThrow = true
function Page() {
  if (shouldThrow) throw new Error('Out of order')
  return <p>The page</p>
}
const Fallback = ({ retry, hasServerHtml }: PageErrorProps) => (
  <button type="button" onClick={retry}>
    {hasServerHtml ? 'Readable' : 'Stopped'}
  </button>
)
let consoleError: MockInstance
beforeEach(() => {
  shouldThrow = true
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = ''
})

test('replaces a page that throws, keeps the rest, and renders it again on Retry', () => {
  render(
    <>
      <nav>Around</nav>
      <PageErrorBoundary isInitialPage={false} Fallback={Fallback}>
        <Page />
      </PageErrorBoundary>
    </>,
  )
  expect(screen.getByText('Around')).toBeTruthy()
  expect(consoleError).toHaveBeenCalled()
  shouldThrow = false
  fireEvent.click(screen.getByText('Stopped'))
  expect(screen.getByText('The page')).toBeTruthy()
})

test('the server’s HTML is readable until hydration', async () => {
  document.body.innerHTML = '<div id="root"><p>The page</p></div>'
  const element = document.getElementById('root') as HTMLElement
  const page = () => (
    <PageErrorBoundary isInitialPage Fallback={Fallback}>
      <Page />
    </PageErrorBoundary>
  )
  const root = await act(async () => hydrateRoot(element, page(), { onRecoverableError() {} }))
  expect(element.textContent).toBe('Readable')
  shouldThrow = false
  fireEvent.click(screen.getByText('Readable'))
  shouldThrow = true
  act(() => root.render(page()))
  expect(element.textContent).toBe('Stopped')
})
