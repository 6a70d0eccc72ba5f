// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { StartUpBoundary } from './start-up-boundary'

function Broken(): never {
  throw new Error('Out of order')
}

test('when the shell cannot start, the page of the server stays readable and the error is only logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = '<div id="root"><div class="sh"><a href="/login/0/">Login</a></div></div>'
  // Markup with a style attribute would be against the policy of the pages, so none is written.
  const markup = vi.spyOn(Element.prototype, 'innerHTML', 'set')
  await act(async () => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StartUpBoundary>
        <div className="sh">
          <Broken />
        </div>
      </StartUpBoundary>,
    )
  })
  expect(document.querySelector('.sh a')?.getAttribute('href')).toBe('/login/0/')
  expect(markup).not.toHaveBeenCalled()
  expect(logged).toHaveBeenCalled()
})
