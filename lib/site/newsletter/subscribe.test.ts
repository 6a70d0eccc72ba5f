import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SUBSCRIBE_TIMEOUT_MS, subscribeToNewsletter } from './subscribe'

const SERVICE_URL = 'https://news.example/subscribe'
const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => vi.useRealTimers())

/** Fakes a service that never responds. Rejects when the request is aborted. */
const fetchWithoutResponse: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  )

describe('a subscription', () => {
  it('sends nothing without a service', async () => {
    expect(await subscribeToNewsletter('maya@mail.example', undefined, '')).toBe('sample')
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('sends the address, and nothing else', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }))
    expect(await subscribeToNewsletter('maya+news@mail.example', undefined, SERVICE_URL)).toBe('sent')
    const [url, init] = fetchMock.mock.calls[0] ?? []
    expect(url).toBe(SERVICE_URL)
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' })
    expect(String(init?.body)).toBe('email=maya%2Bnews%40mail.example')
  })

  it('reports that the service has refused it', async () => {
    fetchMock.mockResolvedValue(new Response('no', { status: 422 }))
    expect(await subscribeToNewsletter('maya@mail.example', undefined, SERVICE_URL)).toBe('refused')
  })

  it('reports that the service cannot be reached', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await subscribeToNewsletter('maya@mail.example', undefined, SERVICE_URL)).toBe('offline')
  })

  it('times out', async () => {
    fetchMock.mockImplementation(fetchWithoutResponse)
    const outcome = subscribeToNewsletter('maya@mail.example', undefined, SERVICE_URL)
    await vi.advanceTimersByTimeAsync(SUBSCRIBE_TIMEOUT_MS)
    expect(await outcome).toBe('timeout')
  })

  it('can be aborted', async () => {
    fetchMock.mockImplementation(fetchWithoutResponse)
    const controller = new AbortController()
    const outcome = subscribeToNewsletter('maya@mail.example', controller.signal, SERVICE_URL)
    controller.abort()
    expect(await outcome).toBe('offline')
    expect(vi.getTimerCount()).toBe(0)
  })
  it('sends nothing if it has been aborted before', async () => {
    const wasAborted = vi.fn()
    fetchMock.mockImplementation(async (_, init) => {
      wasAborted(init?.signal?.aborted)
      throw new DOMException('', 'AbortError')
    })
    expect(await subscribeToNewsletter('maya@mail.example', AbortSignal.abort(), SERVICE_URL)).toBe('offline')
    expect(wasAborted).toHaveBeenCalledWith(true)
  })
})
