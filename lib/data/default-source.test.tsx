// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { builtIn } from './built-in'
import { defaultSource, lazySource } from './default-source'
import { DataError, type DataSource, type Listener } from './source'
import { useEnglish } from './use-english'

const fake = () => {
  let listener: Listener<unknown> | undefined
  const source: DataSource = {
    instant: () => true,
    peek: <T,>() => 'known' as T,
    subscribe: (_path, _lang, given) => {
      listener = given as Listener<unknown>
      return () => {
        listener = undefined
      }
    },
  }
  return { source, listener: () => listener }
}
const silent = { value: vi.fn(), error: vi.fn() }

it('a build without a database uses the built-in data', () => {
  expect(defaultSource).toBe(builtIn)
})

describe('a lazy source', () => {
  it('forwards everything once its code has loaded', async () => {
    const { source, listener } = fake()
    const later = lazySource(async () => source)
    expect([later.instant('en'), later.peek('home', 'en')]).toEqual([true, undefined])
    later.subscribe('home', 'en', silent)
    await vi.waitFor(() => expect(listener()).toBe(silent))
    expect(later.peek('home', 'en')).toBe('known')
  })

  it('does not subscribe for a screen that has unmounted meanwhile', async () => {
    const { source, listener } = fake()
    const load = vi.fn(async () => source)
    lazySource(load).subscribe('home', 'en', silent)()
    await load.mock.results[0]?.value
    expect(listener()).toBeUndefined()
  })

  it('falls back to the built-in data if its code cannot be loaded', async () => {
    const error = vi.fn()
    const later = lazySource(() => Promise.reject(new Error('offline')))
    later.subscribe('home', 'en', { value: vi.fn(), error })
    await vi.waitFor(() => expect(error.mock.calls[0]?.[0]).toMatchObject({ fallback: true, path: 'home' }))
  })
})

it('useEnglish follows the updates of its object, and keeps the last value when a read fails', () => {
  const { source, listener } = fake()
  const { result, unmount } = renderHook(() => useEnglish('menu', { title: 'Patternbook' }, source))
  act(() => listener()?.value({ title: 'Our book' }))
  act(() => listener()?.error(new DataError('menu', false, 'denied', 'denied')))
  act(() => listener()?.value(null))
  expect(result.current.title).toBe('Our book')
  unmount()
  expect(listener()).toBeUndefined()
})
