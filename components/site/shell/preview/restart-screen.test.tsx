// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createPageHandle } from '@/lib/navigation/page-handle'
import { PageContext } from '@/lib/navigation/use-page'
import { restartScreen, useRestartCount } from './restart-screen'

afterEach(cleanup)

function Restarts({ name }: { name: string }) {
  return <output aria-label={name}>{useRestartCount()}</output>
}

it('only the active screen is restarted', () => {
  const [top, below] = [createPageHandle(), createPageHandle()]
  below.set({ canGoBack: false, active: false })
  render(
    <>
      <PageContext value={below}>
        <Restarts name="below" />
      </PageContext>
      <PageContext value={top}>
        <Restarts name="top" />
      </PageContext>
    </>,
  )
  act(restartScreen)
  expect(screen.getByLabelText('top').textContent).toBe('1')
  expect(screen.getByLabelText('below').textContent).toBe('0')
  act(() => {
    top.set({ canGoBack: true, active: false })
    below.set({ canGoBack: false, active: true })
  })
  act(restartScreen)
  expect(screen.getByLabelText('top').textContent).toBe('1')
  expect(screen.getByLabelText('below').textContent).toBe('1')
})
