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

test('what stands in the host needs nothing else', async () => {
  const { prepare } = await fresh()
  expect(prepare('alert', { header: 'Hello' })).toBeUndefined()
  expect(prepare('alert', { inputs: [] })).toBeUndefined()
  expect(prepare('modal', { content: null })).toBeUndefined()
  expect(prepare('toast', { message: 'Hello' })).toBeUndefined()
})

test('a view of its own is fetched first, once', async () => {
  const { prepare } = await fresh()
  await prepare('popover', { content: null })
  expect(prepare('popover', { content: null })).toBeUndefined()
  await prepare('modal', { content: null, presentation: 'card' })
  expect(prepare('modal', { content: null, presentation: 'card' })).toBeUndefined()
  await prepare('alert', { inputs: [{ name: 'mail' }] })
  expect(prepare('alert', { inputs: [{ name: 'mail' }] })).toBeUndefined()
})

test('a card on Material is a modal like others', async () => {
  get.mockReturnValue({ mode: 'md' })
  const { prepare, preloadViews } = await fresh()
  expect(prepare('modal', { content: null, presentation: 'card' })).toBeUndefined()
  await preloadViews().catch(() => {})
  expect(card).not.toHaveBeenCalled()
})

test('a sheet whose view cannot be fetched is refused, and asked for again the next time', async () => {
  const { prepare, preloadViews } = await fresh()
  for (let times = 0; times < 2; times++)
    await expect(prepare('modal', { content: null, breakpoints: [0, 1] })).rejects.toThrow(
      'the view of this modal could not be loaded',
    )
  expect(ask).toHaveBeenCalled()
  await expect(preloadViews()).rejects.toThrow()
})
