// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createPageHandle } from '@/lib/navigation/page-handle'
import { PageContext } from '@/lib/navigation/use-page'
import { restartScreen, useRestartCount } from './restart-screen'

afterEach(cleanup)

function RestartCount({ name }: { name: string }) {
  return <output aria-label={name}>{useRestartCount()}</output>
}

it('only the active screen is restarted', () => {
  const [top, below] = [createPageHandle(), createPageHandle()]
  below.set({ canGoBack: false, isActive: false })
  render(
    <>
      <PageContext value={below}>
        <RestartCount name="below" />
      </PageContext>
      <PageContext value={top}>
        <RestartCount name="top" />
      </PageContext>
    </>,
  )
  act(restartScreen)
  expect(screen.getByLabelText('top').textContent).toBe('1')
  expect(screen.getByLabelText('below').textContent).toBe('0')
  act(() => {
    top.set({ canGoBack: true, isActive: false })
    below.set({ canGoBack: false, isActive: true })
  })
  act(restartScreen)
  expect(screen.getByLabelText('top').textContent).toBe('1')
  expect(screen.getByLabelText('below').textContent).toBe('1')
})
