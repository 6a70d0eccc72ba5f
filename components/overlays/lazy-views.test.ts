// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

const { ask, card, get } = vi.hoisted(() => ({
  ask: vi.fn(),
  card: vi.fn(),
  get: vi.fn(() => ({ mode: 'ios' })),
}))
vi.mock('@/lib/frame', () => ({ frame: { get } }))
vi.mock('./popover-view', () => ({ PopoverView: () => null }))
vi.mock('./card-view', () => {
  card()
  return { CardView: () => null }
})
vi.mock('./alert-fields', () => ({ AlertFields: () => null }))
vi.mock('./sheet-view', () => {
  ask()
  throw new Error('offline')
})

const fresh = async () => {
  vi.resetModules()
  return import('./lazy-views')
}
beforeEach(() => {
  card.mockClear()
  get.mockReturnValue({ mode: 'ios' })
})

test('views in the chunk of the host need no download', async () => {
  const { fetchLazyView: prepare } = await fresh()
  expect(prepare('alert', { header: 'Hello' })).toBeUndefined()
  expect(prepare('alert', { inputs: [] })).toBeUndefined()
  expect(prepare('modal', { content: null })).toBeUndefined()
  expect(prepare('toast', { message: 'Hello' })).toBeUndefined()
})

test('a lazy view is fetched once', async () => {
  const { fetchLazyView: prepare } = await fresh()
  await prepare('popover', { content: null })
  expect(prepare('popover', { content: null })).toBeUndefined()
  await prepare('modal', { content: null, presentation: 'card' })
  expect(prepare('modal', { content: null, presentation: 'card' })).toBeUndefined()
  await prepare('alert', { inputs: [{ name: 'mail' }] })
  expect(prepare('alert', { inputs: [{ name: 'mail' }] })).toBeUndefined()
})

test('a card on Material is a full modal', async () => {
  get.mockReturnValue({ mode: 'md' })
  const { fetchLazyView: prepare, preloadViews } = await fresh()
  expect(prepare('modal', { content: null, presentation: 'card' })).toBeUndefined()
  await preloadViews().catch(() => {})
  expect(card).not.toHaveBeenCalled()
})

test('a sheet whose view cannot be fetched is rejected, and the next call tries again', async () => {
  const { fetchLazyView: prepare, preloadViews } = await fresh()
  for (let times = 0; times < 2; times++)
    await expect(prepare('modal', { content: null, breakpoints: [0, 1] })).rejects.toThrow(
      'the view of this modal could not be loaded',
    )
  expect(ask).toHaveBeenCalled()
  await expect(preloadViews()).rejects.toThrow()
})
