// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { FrameState } from '@/lib/frame'
import { MISFIT } from './arabic'
import { ARABIC_TIMEOUT_MS as DEADLINE } from './arabic-timeout'
import { DataError, type DataSource, type Listener } from './source'
import { BUSY_MARK_DELAY_MS, useSample } from './use-sample'

type Greeting = { title: string }

const state = vi.hoisted(() => ({
  now: { lang: 'en' } as { lang: 'en' | 'ar'; state?: string },
  listeners: new Set<() => void>(),
}))
const setFrame = (patch: object) => {
  state.now = { ...state.now, ...patch }
  for (const listener of state.listeners) listener()
}
vi.mock('@/lib/frame', () => ({
  DEFAULTS: { lang: 'en' },
  frame: {
    get: () => state.now,
    set: (patch: object) => setFrame(patch),
    subscribe: (listener: () => void) => {
      state.listeners.add(listener)
      return () => state.listeners.delete(listener)
    },
  },
}))

const english: Greeting = { title: 'Good morning' }
const arabic: Greeting = { title: 'صباح الخير' }
const answer = (body: unknown, ok = true, status = 200) =>
  ({ ok, status, json: async () => body }) as Response
const ask = vi.fn<typeof fetch>()

/** Every test reads a path of its own, because what has been read once is kept. */
let path = ''
let count = 0
const sample = (own = path) =>
  renderHook(() => useSample<Greeting>(own, english), { wrapper: StrictMode }).result

const Title = ({ source }: { source?: DataSource }) => (
  <h1>{useSample<Greeting>(path, english, source).data.title}</h1>
)

let warn: MockInstance

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  path = `test/layout${++count}`
  state.now = { lang: 'en' }
  ask.mockReset()
  vi.stubGlobal('fetch', ask)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  delete window.__ar
  document.documentElement.removeAttribute('data-ar-pending')
})

describe('sample data in English', () => {
  it('is there at once, without asking anybody', () => {
    const result = sample()
    expect(result.current).toMatchObject({ data: english, lang: 'en', status: 'ready', slow: false })
    expect(ask).not.toHaveBeenCalled()
  })

  it.each(['loading', 'empty', 'error'] as const)(
    'can be shown as %s through the URL, with data still at hand',
    (forced) => {
      state.now = { lang: 'en', state: forced satisfies FrameState['state'] }
      expect(sample().current).toMatchObject({ status: forced, data: english, slow: forced === 'loading' })
    },
  )

  it('leaves a forced state when Retry is pressed', () => {
    state.now = { lang: 'en', state: 'error' }
    const result = sample()
    act(() => result.current.retry())
    expect(result.current.status).toBe('ready')
  })
})

describe('sample data in Arabic', () => {
  it('replaces English as soon as it is there, and is asked for once', async () => {
    ask.mockResolvedValue(answer(arabic))
    state.now = { lang: 'ar' }
    const result = sample()
    expect(result.current).toMatchObject({ data: english, lang: 'en', status: 'loading', slow: false })
    await waitFor(() => expect(result.current).toMatchObject({ data: arabic, lang: 'ar', status: 'ready' }))
    expect(sample().current).toMatchObject({ data: arabic, status: 'ready' })
    expect(ask).toHaveBeenCalledTimes(1)
    expect(String(ask.mock.calls[0]?.[0])).toBe(`/data/ar/${path}.json`)
  })

  it('shows that it is loading only after a moment of waiting', () => {
    vi.useFakeTimers()
    ask.mockReturnValue(new Promise(() => {}))
    state.now = { lang: 'ar' }
    const result = sample()
    act(() => vi.advanceTimersByTime(BUSY_MARK_DELAY_MS - 1))
    expect(result.current.slow).toBe(false)
    act(() => vi.advanceTimersByTime(1))
    expect(result.current).toMatchObject({ status: 'loading', slow: true })
  })

  it('stays English when it cannot be read, says why once, and asks again on retry', async () => {
    ask.mockResolvedValueOnce(answer('', false, 404)).mockResolvedValueOnce(answer(arabic))
    state.now = { lang: 'ar' }
    const result = sample()
    await waitFor(() => expect(result.current.status).toBe('ready'))
    expect(result.current).toMatchObject({ data: english, lang: 'en' })
    expect(result.current.error).toMatchObject({ list: [], fallback: true, path })
    expect(result.current.error?.message).toMatch(/^Patternbook: .*404/)
    expect(warn.mock.calls).toEqual([[result.current.error?.message]])
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.data).toEqual(arabic))
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['a list', []],
    ['nothing', null],
    ['an object without a key', { subtitle: 'أهلًا' }],
  ])('stays English when %s comes in its place, and says why once', async (_, body) => {
    ask.mockResolvedValueOnce(answer(body))
    const told = vi.fn()
    document.addEventListener(MISFIT, told)
    state.now = { lang: 'ar' }
    const result = sample()
    const other = sample()
    await waitFor(() => expect(result.current.status).toBe('ready'))
    for (const { current } of [result, other])
      expect(current).toMatchObject({
        data: english,
        lang: 'en',
        error: { fallback: true, failure: 'invalid' },
      })
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/does not have the fields .* reload the page/)]])
    expect([ask.mock.calls.length, told.mock.calls.length]).toEqual([1, 1])
    document.removeEventListener(MISFIT, told)
  })

  it('goes on in English when nobody answers, and takes a late answer', async () => {
    vi.useFakeTimers()
    let arrive: (response: Response) => void = () => {}
    ask.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve
      }),
    )
    state.now = { lang: 'ar' }
    const result = sample()
    act(() => vi.advanceTimersByTime(DEADLINE - 1))
    expect(result.current.status).toBe('loading')
    act(() => vi.advanceTimersByTime(1))
    expect(result.current).toMatchObject({ data: english, lang: 'en', status: 'ready', slow: false })
    expect(result.current.error).toMatchObject({ fallback: true, path })
    await act(async () => {
      arrive(answer(arabic))
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(result.current).toMatchObject({ data: arabic, lang: 'ar', status: 'ready' })
  })

  it('asks anew when Retry is pressed after nobody has answered', async () => {
    vi.useFakeTimers()
    ask.mockReturnValueOnce(new Promise(() => {})).mockResolvedValueOnce(answer(arabic))
    state.now = { lang: 'ar' }
    const result = sample()
    act(() => vi.advanceTimersByTime(DEADLINE))
    expect(result.current.lang).toBe('en')
    await act(async () => {
      result.current.retry()
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(result.current).toMatchObject({ data: arabic, status: 'ready' })
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('takes the request that was started before the first paint, and then shows the frame', async () => {
    document.documentElement.setAttribute('data-ar-pending', '')
    window.__ar = { path, promise: Promise.resolve(arabic) }
    state.now = { lang: 'ar' }
    const result = sample()
    expect(document.documentElement.hasAttribute('data-ar-pending')).toBe(true)
    await waitFor(() => expect(result.current.data).toEqual(arabic))
    expect(document.documentElement.hasAttribute('data-ar-pending')).toBe(false)
    expect(ask).not.toHaveBeenCalled()
  })

  it('shows the frame in English when that request has failed', async () => {
    document.documentElement.setAttribute('data-ar-pending', '')
    window.__ar = { path, promise: Promise.reject(new Error('offline')) }
    state.now = { lang: 'ar' }
    const result = sample()
    await waitFor(() => expect(document.documentElement.hasAttribute('data-ar-pending')).toBe(false))
    expect(result.current).toMatchObject({ data: english, status: 'ready' })
  })

  it('keeps the frame hidden until every part of the page has its Arabic', async () => {
    let arrive: (response: Response) => void = () => {}
    const late = new Promise<Response>((resolve) => {
      arrive = resolve
    })
    ask.mockResolvedValueOnce(answer(arabic)).mockReturnValueOnce(late)
    document.documentElement.setAttribute('data-ar-pending', '')
    state.now = { lang: 'ar' }
    const first = sample()
    const other = sample(`${path}-more`)
    await waitFor(() => expect(first.current.lang).toBe('ar'))
    expect(document.documentElement.hasAttribute('data-ar-pending')).toBe(true)
    await act(async () => arrive(answer(arabic)))
    expect(other.current.lang).toBe('ar')
    expect(document.documentElement.hasAttribute('data-ar-pending')).toBe(false)
  })

  it('stops asking when the reader has left', async () => {
    ask.mockReturnValue(new Promise(() => {}))
    state.now = { lang: 'ar' }
    const { unmount } = renderHook(() => useSample<Greeting>(path, english), { wrapper: StrictMode })
    unmount()
    const signal = ask.mock.calls[0]?.[1]?.signal
    await waitFor(() => expect(signal?.aborted).toBe(true))
  })

  it('follows the frame back to English', async () => {
    ask.mockResolvedValue(answer(arabic))
    state.now = { lang: 'ar' }
    const result = sample()
    await waitFor(() => expect(result.current.lang).toBe('ar'))
    act(() => setFrame({ lang: 'en' }))
    expect(result.current).toMatchObject({ data: english, lang: 'en', status: 'ready' })
  })
})

describe('the page from the server', () => {
  it('is taken over in English without a complaint, then turns Arabic', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    const root = document.createElement('div')
    root.innerHTML = renderToString(<Title />)
    document.body.append(root)
    expect(root.textContent).toBe('Good morning')
    ask.mockResolvedValue(answer(arabic))
    state.now = { lang: 'ar' }
    const onRecoverableError = vi.fn()
    const app = await act(async () => hydrateRoot(root, <Title />, { onRecoverableError }))
    await waitFor(() => expect(root.textContent).toBe('صباح الخير'))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(complain).not.toHaveBeenCalled()
    act(() => app.unmount())
    root.remove()
  })
})

describe('a source that streams', () => {
  const stream = () => {
    const listeners = new Set<Listener<Greeting>>()
    const source: DataSource = {
      instant: () => false,
      peek: () => undefined,
      subscribe: (_path, _lang, listener) => {
        listeners.add(listener as Listener<unknown> as Listener<Greeting>)
        return () => listeners.delete(listener as Listener<unknown> as Listener<Greeting>)
      },
    }
    const tell = (news: (listener: Listener<Greeting>) => void) =>
      act(() => {
        for (const listener of listeners) news(listener)
      })
    return { source, tell, listeners }
  }

  it('shows every value as it comes', () => {
    const { source, tell } = stream()
    const { result } = renderHook(() => useSample<Greeting>(path, english, source))
    tell((listener) => listener.value({ title: 'One' }))
    expect(result.current.data.title).toBe('One')
    tell((listener) => listener.value({ title: 'Two' }))
    expect(result.current).toMatchObject({ data: { title: 'Two' }, status: 'ready' })
  })

  it('ends loading with an error and an empty list when the read fails', () => {
    const { source, tell } = stream()
    const { result } = renderHook(() => useSample<Greeting>(path, english, source))
    tell((listener) => listener.error(new DataError(path, false, 'permission denied')))
    expect(result.current).toMatchObject({ status: 'error', slow: false, data: english })
    expect(result.current.error?.list).toEqual([])
    act(() => result.current.retry())
    expect(result.current.status).toBe('loading')
  })

  it('replaces what the screen brought along, and waits after Retry instead of showing that again', () => {
    const { source, tell } = stream()
    const { result } = renderHook(() =>
      useSample<Greeting>(path, english, { ...source, instant: () => true }),
    )
    expect(result.current).toMatchObject({ data: english, status: 'ready', slow: false })
    tell((listener) => listener.error(new DataError(path, false, 'denied', 'denied')))
    expect(result.current.status).toBe('error')
    act(() => result.current.retry())
    expect(result.current.status).toBe('loading')
    tell((listener) => listener.value({ title: 'At last' }))
    expect(result.current).toMatchObject({ data: { title: 'At last' }, status: 'ready' })
  })

  it('is empty where nothing is stored', () => {
    const { source, tell } = stream()
    const { result } = renderHook(() => useSample<Greeting>(path, english, source))
    tell((listener) => listener.value(null))
    expect(result.current).toMatchObject({ status: 'empty', data: english })
  })

  it('is let go of when the screen closes', () => {
    const { source, listeners } = stream()
    const { unmount } = render(
      <StrictMode>
        <Title source={source} />
      </StrictMode>,
    )
    expect(screen.getByText('Good morning')).toBeDefined()
    expect(listeners.size).toBe(1)
    unmount()
    expect(listeners.size).toBe(0)
  })
})
