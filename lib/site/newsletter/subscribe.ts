/** Maximum time to wait for a response from the newsletter service, ms; our own value. */
export const SUBSCRIBE_TIMEOUT_MS = 8000

/** URL of the newsletter service; empty in builds that send nothing. */
export const SUBSCRIBE_ENDPOINT = process.env.NEXT_PUBLIC_SUBSCRIBE_ENDPOINT ?? ''

/**
 * Result of a subscription: the service accepted the address (`sent`), returned an error (`refused`), did not respond in time
 * (`timeout`), or could not be reached (`offline`). In builds without a newsletter service, it is `sample`.
 */
export type SubscribeResult = 'sent' | 'sample' | 'refused' | 'timeout' | 'offline'

/**
 * Sends an email address to the newsletter service like a form (field `email`), so that a service on another origin
 * needs no preflight request. Sends no cookies and no referrer.
 * @param email a complete email address
 * @param signal aborts the request; the result is then `offline`
 * @param endpoint URL of the service; if empty, nothing is sent
 */
export const subscribeToNewsletter = async (
  email: string,
  signal?: AbortSignal,
  endpoint = SUBSCRIBE_ENDPOINT,
): Promise<SubscribeResult> => {
  if (!endpoint) return 'sample'
  const controller = new AbortController()
  let isTimedOut = false
  const timer = setTimeout(() => {
    isTimedOut = true
    controller.abort()
  }, SUBSCRIBE_TIMEOUT_MS)
  const abort = () => controller.abort()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { once: true })
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams({ email }),
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    })
    return response.ok ? 'sent' : 'refused'
  } catch {
    return isTimedOut ? 'timeout' : 'offline'
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
