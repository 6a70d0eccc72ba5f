// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { ShellErrorBoundary } from './shell-error-boundary'

function Broken(): never {
  throw new Error('Out of order')
}

test('keeps the server’s HTML readable and logs the error if the shell cannot start', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = '<div id="root"><div class="sh"><a href="/login/0/">Login</a></div></div>'
  // The copy must not use innerHTML, because the Content Security Policy of the pages forbids style attributes in markup.
  const innerHTMLSetter = vi.spyOn(Element.prototype, 'innerHTML', 'set')
  await act(async () => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <ShellErrorBoundary>
        <div className="sh">
          <Broken />
        </div>
      </ShellErrorBoundary>,
    )
  })
  expect(document.querySelector('.sh a')?.getAttribute('href')).toBe('/login/0/')
  expect(innerHTMLSetter).not.toHaveBeenCalled()
  expect(consoleError).toHaveBeenCalled()
})
