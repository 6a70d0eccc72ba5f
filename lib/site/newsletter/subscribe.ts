/** Waits this long for the newsletter's answer, ms. */
export const SUBSCRIBE_TIMEOUT_MS = 8000

/** Where addresses are sent; empty in a build that only shows how it would be. */
export const ENDPOINT = process.env.NEXT_PUBLIC_SUBSCRIBE_ENDPOINT ?? ''

/** What became of an address: `sample` where there is nobody to send it to. */
export type Outcome = 'sent' | 'sample' | 'refused' | 'timeout' | 'offline'

/**
 * Sends an address to the newsletter, as a form would (field `email`), so that a service on another origin needs no
 * preflight. Nothing else goes along: no cookies, no page address.
 * @param email a complete address
 * @param signal calls it off; the outcome is then of no interest
 * @param endpoint address of the service; empty sends nothing
 */
export const subscribe = async (
  email: string,
  signal?: AbortSignal,
  endpoint = ENDPOINT,
): Promise<Outcome> => {
  if (!endpoint) return 'sample'
  const off = new AbortController()
  let late = false
  const timer = setTimeout(() => {
    late = true
    off.abort()
  }, SUBSCRIBE_TIMEOUT_MS)
  const abort = () => off.abort()
  signal?.addEventListener('abort', abort, { once: true })
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams({ email }),
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: off.signal,
    })
    return answer.ok ? 'sent' : 'refused'
  } catch {
    return late ? 'timeout' : 'offline'
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
