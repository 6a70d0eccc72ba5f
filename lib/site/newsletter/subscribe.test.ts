import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SUBSCRIBE_TIMEOUT_MS, subscribe } from './subscribe'

const NEWS = 'https://news.example/subscribe'
const fetching = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  fetching.mockReset()
  vi.stubGlobal('fetch', fetching)
})
afterEach(() => vi.useRealTimers())

/** A service that never answers, and lets go when it is told to. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  )

describe('subscribing', () => {
  it('sends nothing where there is nobody to send it to', async () => {
    expect(await subscribe('maya@mail.example', undefined, '')).toBe('sample')
    expect(fetching).not.toHaveBeenCalled()
  })

  it('sends the address, and nothing else', async () => {
    fetching.mockResolvedValue(new Response(null, { status: 204 }))
    expect(await subscribe('maya+news@mail.example', undefined, NEWS)).toBe('sent')
    const [address, init] = fetching.mock.calls[0] ?? []
    expect(address).toBe(NEWS)
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' })
    expect(String(init?.body)).toBe('email=maya%2Bnews%40mail.example')
  })

  it('says when the service does not want it', async () => {
    fetching.mockResolvedValue(new Response('no', { status: 422 }))
    expect(await subscribe('maya@mail.example', undefined, NEWS)).toBe('refused')
  })

  it('says when the service cannot be reached', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await subscribe('maya@mail.example', undefined, NEWS)).toBe('offline')
  })

  it('does not wait for ever', async () => {
    fetching.mockImplementation(silent)
    const outcome = subscribe('maya@mail.example', undefined, NEWS)
    await vi.advanceTimersByTimeAsync(SUBSCRIBE_TIMEOUT_MS)
    expect(await outcome).toBe('timeout')
  })

  it('lets go when it is called off', async () => {
    fetching.mockImplementation(silent)
    const off = new AbortController()
    const outcome = subscribe('maya@mail.example', off.signal, NEWS)
    off.abort()
    expect(await outcome).toBe('offline')
    expect(vi.getTimerCount()).toBe(0)
  })
})
