// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createDeferred } from '@/lib/overlay/deferred'
import { SlidingItem } from './sliding-item'

const { actionSheet } = vi.hoisted(() => ({ actionSheet: vi.fn() }))
vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({ actionSheet }) }))

afterEach(cleanup)

it('the menu of a row can be opened again if it could not be loaded', async () => {
  actionSheet.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({})
  render(
    <SlidingItem
      label="Actions"
      cancelLabel="Cancel"
      removeAction={{ label: 'Delete', icon: <i /> }}
      keepAction={{ label: 'Keep', icon: <i /> }}
      onRemove={vi.fn()}
    >
      Letter
    </SlidingItem>,
  )
  fireEvent.contextMenu(screen.getByText('Letter'))
  await vi.waitFor(() => expect(actionSheet).toHaveBeenCalledTimes(1))
  await new Promise((resolve) => setTimeout(resolve))
  fireEvent.contextMenu(screen.getByText('Letter'))
  await vi.waitFor(() => expect(actionSheet).toHaveBeenCalledTimes(2))
})

it('Delete pressed twice removes a row once', async () => {
  const slideOut = createDeferred<void>()
  Element.prototype.getAnimations = () => [{ finished: slideOut.promise }] as unknown as Animation[]
  Element.prototype.animate = () => ({ finished: Promise.resolve() }) as unknown as Animation
  const onRemove = vi.fn()
  render(
    <SlidingItem
      label="Actions"
      cancelLabel="Cancel"
      removeAction={{ label: 'Delete', icon: <i /> }}
      keepAction={{ label: 'Keep', icon: <i /> }}
      onRemove={onRemove}
    >
      Letter
    </SlidingItem>,
  )
  const row = screen.getByRole('listitem')
  fireEvent.keyDown(row, { key: 'Delete' })
  await act(async () => fireEvent.keyDown(row, { key: 'Delete' }))
  expect(onRemove).not.toHaveBeenCalled()
  await act(async () => slideOut.resolve())
  await vi.waitFor(() => expect(onRemove).toHaveBeenCalledOnce())
})
