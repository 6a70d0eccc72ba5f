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

it('a build that was given no database reads what ships with the book', () => {
  expect(defaultSource).toBe(builtIn)
})

describe('a source whose code arrives later', () => {
  it('passes everything on once it is there', async () => {
    const { source, listener } = fake()
    const later = lazySource(async () => source)
    expect([later.instant('en'), later.peek('home', 'en')]).toEqual([true, undefined])
    later.subscribe('home', 'en', silent)
    await vi.waitFor(() => expect(listener()).toBe(silent))
    expect(later.peek('home', 'en')).toBe('known')
  })

  it('begins nothing for a screen that has closed meanwhile', async () => {
    const { source, listener } = fake()
    const load = vi.fn(async () => source)
    lazySource(load).subscribe('home', 'en', silent)()
    await load.mock.results[0]?.value
    expect(listener()).toBeUndefined()
  })

  it('leaves the book’s own data where it never arrives', async () => {
    const error = vi.fn()
    const later = lazySource(() => Promise.reject(new Error('offline')))
    later.subscribe('home', 'en', { value: vi.fn(), error })
    await vi.waitFor(() => expect(error.mock.calls[0]?.[0]).toMatchObject({ fallback: true, path: 'home' }))
  })
})

it('a part that stays English follows its object, and keeps what it has when a read fails', () => {
  const { source, listener } = fake()
  const { result, unmount } = renderHook(() => useEnglish('menu', { title: 'Patternbook' }, source))
  act(() => listener()?.value({ title: 'Our book' }))
  act(() => listener()?.error(new DataError('menu', false, 'denied', 'denied')))
  act(() => listener()?.value(null))
  expect(result.current.title).toBe('Our book')
  unmount()
  expect(listener()).toBeUndefined()
})
