// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

const { onSheetRequest, onCardRequest, get } = vi.hoisted(() => ({
  onSheetRequest: vi.fn(),
  onCardRequest: vi.fn(),
  get: vi.fn(() => ({ mode: 'ios' })),
}))
vi.mock('@/lib/frame', () => ({ frame: { get } }))
vi.mock('./popover-view', () => ({ PopoverView: () => null }))
vi.mock('./card-view', () => {
  onCardRequest()
  return { CardView: () => null }
})
vi.mock('./alert-fields', () => ({ AlertFields: () => null }))
vi.mock('./sheet-view', () => {
  onSheetRequest()
  throw new Error('offline')
})

const importFresh = async () => {
  vi.resetModules()
  return import('./lazy-views')
}
beforeEach(() => {
  onCardRequest.mockClear()
  get.mockReturnValue({ mode: 'ios' })
})

test('views in the chunk of the host need no download', async () => {
  const { fetchLazyView } = await importFresh()
  expect(fetchLazyView('alert', { header: 'Hello' })).toBeUndefined()
  expect(fetchLazyView('alert', { inputs: [] })).toBeUndefined()
  expect(fetchLazyView('modal', { content: null })).toBeUndefined()
  expect(fetchLazyView('toast', { message: 'Hello' })).toBeUndefined()
})

test('a lazy view is fetched once', async () => {
  const { fetchLazyView } = await importFresh()
  await fetchLazyView('popover', { content: null })
  expect(fetchLazyView('popover', { content: null })).toBeUndefined()
  await fetchLazyView('modal', { content: null, presentation: 'card' })
  expect(fetchLazyView('modal', { content: null, presentation: 'card' })).toBeUndefined()
  await fetchLazyView('alert', { inputs: [{ name: 'mail' }] })
  expect(fetchLazyView('alert', { inputs: [{ name: 'mail' }] })).toBeUndefined()
})

test('a card on Material is a full modal', async () => {
  get.mockReturnValue({ mode: 'md' })
  const { fetchLazyView, preloadViews } = await importFresh()
  expect(fetchLazyView('modal', { content: null, presentation: 'card' })).toBeUndefined()
  await preloadViews().catch(() => {})
  expect(onCardRequest).not.toHaveBeenCalled()
})

test('a sheet whose view cannot be fetched is rejected, and the next call tries again', async () => {
  const { fetchLazyView, preloadViews } = await importFresh()
  for (let attempt = 0; attempt < 2; attempt++)
    await expect(fetchLazyView('modal', { content: null, breakpoints: [0, 1] })).rejects.toThrow(
      'the view of this modal could not be loaded',
    )
  expect(onSheetRequest).toHaveBeenCalled()
  await expect(preloadViews()).rejects.toThrow()
})
