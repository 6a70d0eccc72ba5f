// @vitest-environment jsdom

import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { FrameState } from '@/lib/frame'
import type { Lang } from '../frame/state'
import { DATA_MISMATCH_EVENT } from './arabic'
import { ARABIC_TIMEOUT_MS } from './arabic-timeout'
import { DataError, type DataSource, type Subscriber } from './source'
import { LOADING_INDICATOR_DELAY_MS, useSampleData } from './use-sample-data'

type Greeting = { title: string }

const state = vi.hoisted(() => ({
  current: { lang: 'en' } as { lang: Lang; state?: string },
  listeners: new Set<() => void>(),
}))
const setFrame = (patch: object) => {
  state.current = { ...state.current, ...patch }
  for (const listener of state.listeners) listener()
}
vi.mock('@/lib/frame', () => ({
  DEFAULTS: { lang: 'en' },
  frame: {
    get: () => state.current,
    set: (patch: object) => setFrame(patch),
    subscribe: (listener: () => void) => {
      state.listeners.add(listener)
      return () => state.listeners.delete(listener)
    },
  },
}))

const english: Greeting = { title: 'Good morning' }
const arabic: Greeting = { title: 'صباح الخير' }
const createResponse = (body: unknown, ok = true, status = 200) =>
  ({ ok, status, json: async () => body }) as Response
const fetchMock = vi.fn<typeof fetch>()

/** Every test reads its own path, because the data of a path is fetched only once. */
let path = ''
let testCount = 0
const renderSample = (samplePath = path) =>
  renderHook(() => useSampleData<Greeting>(samplePath, english), { wrapper: StrictMode }).result

const Title = ({ source }: { source?: DataSource }) => (
  <h1>{useSampleData<Greeting>(path, english, source).data.title}</h1>
)

let warn: MockInstance

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  path = `test/layout${++testCount}`
  state.current = { lang: 'en' }
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  delete window.__arabicRequest
  document.documentElement.removeAttribute('data-arabic-pending')
})

describe('sample data in English', () => {
  it('is available at once, without a request', () => {
    const result = renderSample()
    expect(result.current).toMatchObject({
      data: english,
      lang: 'en',
      status: 'ready',
      showLoadingIndicator: false,
    })
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it.each(['loading', 'empty', 'error'] as const)(
    'can be forced to %s through the URL, with data still available',
    (forcedStatus) => {
      state.current = { lang: 'en', state: forcedStatus satisfies FrameState['state'] }
      expect(renderSample().current).toMatchObject({
        status: forcedStatus,
        data: english,
        showLoadingIndicator: forcedStatus === 'loading',
      })
    },
  )

  it('leaves a forced status when Retry is pressed', () => {
    state.current = { lang: 'en', state: 'error' }
    const result = renderSample()
    act(() => result.current.retry())
    expect(result.current.status).toBe('ready')
  })
})

describe('sample data in Arabic', () => {
  it('replaces English when it has loaded, and is requested once', async () => {
    fetchMock.mockResolvedValue(createResponse(arabic))
    state.current = { lang: 'ar' }
    const result = renderSample()
    expect(result.current).toMatchObject({
      data: english,
      lang: 'en',
      status: 'loading',
      showLoadingIndicator: false,
    })
    await waitFor(() => expect(result.current).toMatchObject({ data: arabic, lang: 'ar', status: 'ready' }))
    expect(renderSample().current).toMatchObject({ data: arabic, status: 'ready' })
    expect(fetchMock).toHaveBeenCalledTimes(1)
    expect(String(fetchMock.mock.calls[0]?.[0])).toBe(`/data/ar/${path}.json`)
  })

  it('shows the loading indicator only after a delay', () => {
    vi.useFakeTimers()
    fetchMock.mockReturnValue(new Promise(() => {}))
    state.current = { lang: 'ar' }
    const result = renderSample()
    act(() => vi.advanceTimersByTime(LOADING_INDICATOR_DELAY_MS - 1))
    expect(result.current.showLoadingIndicator).toBe(false)
    act(() => vi.advanceTimersByTime(1))
    expect(result.current).toMatchObject({ status: 'loading', showLoadingIndicator: true })
  })

  it('falls back to English after a failure, logs it once, and is requested again on retry', async () => {
    fetchMock
      .mockResolvedValueOnce(createResponse('', false, 404))
      .mockResolvedValueOnce(createResponse(arabic))
    state.current = { lang: 'ar' }
    const result = renderSample()
    await waitFor(() => expect(result.current.status).toBe('ready'))
    expect(result.current).toMatchObject({ data: english, lang: 'en' })
    expect(result.current.error).toMatchObject({ list: [], showsFallback: true, path })
    expect(result.current.error?.message).toMatch(/^Patternbook: .*404/)
    expect(warn.mock.calls).toEqual([[result.current.error?.message]])
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.data).toEqual(arabic))
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['a list', []],
    ['null', null],
    ['an object without a key', { subtitle: 'أهلًا' }],
  ])('falls back to English when the response is %s, and logs it once', async (_, body) => {
    fetchMock.mockResolvedValueOnce(createResponse(body))
    const onMismatch = vi.fn()
    document.addEventListener(DATA_MISMATCH_EVENT, onMismatch)
    state.current = { lang: 'ar' }
    const result = renderSample()
    const other = renderSample()
    await waitFor(() => expect(result.current.status).toBe('ready'))
    for (const { current } of [result, other])
      expect(current).toMatchObject({
        data: english,
        lang: 'en',
        error: { showsFallback: true, failure: 'invalid' },
      })
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/does not have the fields .* Reload the page/)]])
    expect([fetchMock.mock.calls.length, onMismatch.mock.calls.length]).toEqual([1, 1])
    document.removeEventListener(DATA_MISMATCH_EVENT, onMismatch)
  })

  it('falls back to English after the timeout, and uses a late response', async () => {
    vi.useFakeTimers()
    let resolveFetch: (response: Response) => void = () => {}
    fetchMock.mockReturnValueOnce(
      new Promise((resolve) => {
        resolveFetch = resolve
      }),
    )
    state.current = { lang: 'ar' }
    const result = renderSample()
    act(() => vi.advanceTimersByTime(ARABIC_TIMEOUT_MS - 1))
    expect(result.current.status).toBe('loading')
    act(() => vi.advanceTimersByTime(1))
    expect(result.current).toMatchObject({
      data: english,
      lang: 'en',
      status: 'ready',
      showLoadingIndicator: false,
    })
    expect(result.current.error).toMatchObject({ showsFallback: true, path })
    await act(async () => {
      resolveFetch(createResponse(arabic))
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(result.current).toMatchObject({ data: arabic, lang: 'ar', status: 'ready' })
  })

  it('is requested again when Retry is pressed after the timeout', async () => {
    vi.useFakeTimers()
    fetchMock.mockReturnValueOnce(new Promise(() => {})).mockResolvedValueOnce(createResponse(arabic))
    state.current = { lang: 'ar' }
    const result = renderSample()
    act(() => vi.advanceTimersByTime(ARABIC_TIMEOUT_MS))
    expect(result.current.lang).toBe('en')
    await act(async () => {
      result.current.retry()
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(result.current).toMatchObject({ data: arabic, status: 'ready' })
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })

  it('uses the request that was started before the first paint, then shows the frame', async () => {
    document.documentElement.setAttribute('data-arabic-pending', '')
    window.__arabicRequest = { path, promise: Promise.resolve(arabic) }
    state.current = { lang: 'ar' }
    const result = renderSample()
    expect(document.documentElement.hasAttribute('data-arabic-pending')).toBe(true)
    await waitFor(() => expect(result.current.data).toEqual(arabic))
    expect(document.documentElement.hasAttribute('data-arabic-pending')).toBe(false)
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('shows the frame in English if that request has failed', async () => {
    document.documentElement.setAttribute('data-arabic-pending', '')
    window.__arabicRequest = { path, promise: Promise.reject(new Error('offline')) }
    state.current = { lang: 'ar' }
    const result = renderSample()
    await waitFor(() => expect(document.documentElement.hasAttribute('data-arabic-pending')).toBe(false))
    expect(result.current).toMatchObject({ data: english, status: 'ready' })
  })

  it('keeps the frame hidden until every part of the page has its Arabic data', async () => {
    let resolveFetch: (response: Response) => void = () => {}
    const lateResponse = new Promise<Response>((resolve) => {
      resolveFetch = resolve
    })
    fetchMock.mockResolvedValueOnce(createResponse(arabic)).mockReturnValueOnce(lateResponse)
    document.documentElement.setAttribute('data-arabic-pending', '')
    state.current = { lang: 'ar' }
    const first = renderSample()
    const other = renderSample(`${path}-more`)
    await waitFor(() => expect(first.current.lang).toBe('ar'))
    expect(document.documentElement.hasAttribute('data-arabic-pending')).toBe(true)
    await act(async () => resolveFetch(createResponse(arabic)))
    expect(other.current.lang).toBe('ar')
    expect(document.documentElement.hasAttribute('data-arabic-pending')).toBe(false)
  })

  it('aborts the request when its reader unmounts', async () => {
    fetchMock.mockReturnValue(new Promise(() => {}))
    state.current = { lang: 'ar' }
    const { unmount } = renderHook(() => useSampleData<Greeting>(path, english), { wrapper: StrictMode })
    unmount()
    const signal = fetchMock.mock.calls[0]?.[1]?.signal
    await waitFor(() => expect(signal?.aborted).toBe(true))
  })

  it('is replaced by English when the language of the frame changes', async () => {
    fetchMock.mockResolvedValue(createResponse(arabic))
    state.current = { lang: 'ar' }
    const result = renderSample()
    await waitFor(() => expect(result.current.lang).toBe('ar'))
    act(() => setFrame({ lang: 'en' }))
    expect(result.current).toMatchObject({ data: english, lang: 'en', status: 'ready' })
  })
})

describe('the page from the server', () => {
  it('hydrates in English without errors, then changes to Arabic', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const root = document.createElement('div')
    root.innerHTML = renderToString(<Title />)
    document.body.append(root)
    expect(root.textContent).toBe('Good morning')
    fetchMock.mockResolvedValue(createResponse(arabic))
    state.current = { lang: 'ar' }
    const onRecoverableError = vi.fn()
    const app = await act(async () => hydrateRoot(root, <Title />, { onRecoverableError }))
    await waitFor(() => expect(root.textContent).toBe('صباح الخير'))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(consoleError).not.toHaveBeenCalled()
    act(() => app.unmount())
    root.remove()
  })
})

describe('a source that streams', () => {
  const createStream = () => {
    const listeners = new Set<Subscriber<Greeting>>()
    const source: DataSource = {
      canRenderImmediately: () => false,
      peek: () => undefined,
      subscribe: (_path, _lang, listener) => {
        listeners.add(listener as Subscriber<unknown> as Subscriber<Greeting>)
        return () => listeners.delete(listener as Subscriber<unknown> as Subscriber<Greeting>)
      },
    }
    const notifyListeners = (notify: (listener: Subscriber<Greeting>) => void) =>
      act(() => {
        for (const listener of listeners) notify(listener)
      })
    return { source, notifyListeners, listeners }
  }

  it('shows every value', () => {
    const { source, notifyListeners } = createStream()
    const { result } = renderHook(() => useSampleData<Greeting>(path, english, source))
    notifyListeners((listener) => listener.onValue({ title: 'One' }))
    expect(result.current.data.title).toBe('One')
    notifyListeners((listener) => listener.onValue({ title: 'Two' }))
    expect(result.current).toMatchObject({ data: { title: 'Two' }, status: 'ready' })
  })

  it('shows an error with an empty list when the read fails', () => {
    const { source, notifyListeners } = createStream()
    const { result } = renderHook(() => useSampleData<Greeting>(path, english, source))
    notifyListeners((listener) => listener.onError(new DataError(path, false, 'permission denied')))
    expect(result.current).toMatchObject({ status: 'error', showLoadingIndicator: false, data: english })
    expect(result.current.error?.list).toEqual([])
    act(() => result.current.retry())
    expect(result.current.status).toBe('loading')
  })

  it('replaces the built-in data, and after Retry the status is loading', () => {
    const { source, notifyListeners } = createStream()
    const { result } = renderHook(() =>
      useSampleData<Greeting>(path, english, { ...source, canRenderImmediately: () => true }),
    )
    expect(result.current).toMatchObject({ data: english, status: 'ready', showLoadingIndicator: false })
    notifyListeners((listener) => listener.onError(new DataError(path, false, 'denied', 'denied')))
    expect(result.current.status).toBe('error')
    act(() => result.current.retry())
    expect(result.current.status).toBe('loading')
    notifyListeners((listener) => listener.onValue({ title: 'At last' }))
    expect(result.current).toMatchObject({ data: { title: 'At last' }, status: 'ready' })
  })

  it('is empty if there is no object', () => {
    const { source, notifyListeners } = createStream()
    const { result } = renderHook(() => useSampleData<Greeting>(path, english, source))
    notifyListeners((listener) => listener.onValue(null))
    expect(result.current).toMatchObject({ status: 'empty', data: english })
  })

  it('is unsubscribed when the screen closes', () => {
    const { source, listeners } = createStream()
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
