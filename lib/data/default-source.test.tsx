// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { builtInSource } from './built-in-source'
import { createLazySource, defaultSource } from './default-source'
import { DataError, type DataSource, type Subscriber } from './source'
import { useEnglishData } from './use-english-data'

const createFakeSource = () => {
  let listener: Subscriber<unknown> | undefined
  const source: DataSource = {
    canRenderImmediately: () => true,
    peek: <T,>() => 'known' as T,
    subscribe: (_path, _lang, subscriber) => {
      listener = subscriber as Subscriber<unknown>
      return () => {
        listener = undefined
      }
    },
  }
  return { source, listener: () => listener }
}
const listenerMock = { onValue: vi.fn(), onError: vi.fn() }

it('a build without a database uses the built-in data', () => {
  expect(defaultSource).toBe(builtInSource)
})

describe('a lazy source', () => {
  it('forwards everything once its code has loaded', async () => {
    const { source, listener } = createFakeSource()
    const lazySource = createLazySource(async () => source)
    expect([lazySource.canRenderImmediately('en'), lazySource.peek('home', 'en')]).toEqual([true, undefined])
    lazySource.subscribe('home', 'en', listenerMock)
    await vi.waitFor(() => expect(listener()).toBe(listenerMock))
    expect(lazySource.peek('home', 'en')).toBe('known')
  })

  it('does not subscribe for a screen that has unmounted meanwhile', async () => {
    const { source, listener } = createFakeSource()
    const load = vi.fn(async () => source)
    createLazySource(load).subscribe('home', 'en', listenerMock)()
    await load.mock.results[0]?.value
    expect(listener()).toBeUndefined()
  })

  it('falls back to the built-in data if its code cannot be loaded', async () => {
    const onError = vi.fn()
    const lazySource = createLazySource(() => Promise.reject(new Error('offline')))
    lazySource.subscribe('home', 'en', { onValue: vi.fn(), onError })
    await vi.waitFor(() =>
      expect(onError.mock.calls[0]?.[0]).toMatchObject({ showsFallback: true, path: 'home' }),
    )
  })
})

it('useEnglishData follows the updates of its object, and keeps the last value when a read fails', () => {
  const { source, listener } = createFakeSource()
  const { result, unmount } = renderHook(() => useEnglishData('menu', { title: 'Patternbook' }, source))
  act(() => listener()?.onValue({ title: 'Our book' }))
  act(() => listener()?.onError(new DataError('menu', false, 'denied', 'denied')))
  act(() => listener()?.onValue(null))
  expect(result.current.title).toBe('Our book')
  unmount()
  expect(listener()).toBeUndefined()
})
