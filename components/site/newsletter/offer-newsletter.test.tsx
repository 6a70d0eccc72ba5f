// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred } from '@/lib/overlay/deferred'
import type { AlertOptions, Dismissal, OverlayButton, OverlayHandle, Overlays } from '@/lib/overlay/react'
import { KEYS, storage } from '@/lib/storage'
import { offerNewsletter } from './offer-newsletter'

const { subscribe } = vi.hoisted(() => {
  const query = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })
  Object.assign(window, { matchMedia: query })
  return { subscribe: vi.fn() }
})
vi.mock('@/lib/site/newsletter/subscribe', () => ({ ENDPOINT: 'https://news.example/', subscribe }))

const welcome = () => true

/** Overlays of a test: one alert, whose button it presses. */
const desk = () => {
  const closed = deferred<Dismissal>()
  const update = vi.fn()
  const toast = vi.fn()
  let options: AlertOptions | undefined
  const alert = vi.fn((given: AlertOptions) => {
    options = given
    const then: PromiseLike<Dismissal>['then'] = (...ends) => closed.promise.then(...ends)
    return { update, then } as unknown as OverlayHandle
  })
  const press = async (email: string) => {
    const button = options?.buttons?.at(-1) as OverlayButton<Record<string, string>>
    const answer = await button.handler?.({ email })
    if (answer !== false) closed.resolve({ data: { values: { email } }, role: undefined })
    return answer
  }
  const cancel = () => closed.resolve({ data: undefined, role: 'cancel' })
  const overlays = { alert, toast, getTop: () => undefined } as unknown as Overlays
  return { overlays, alert, toast, update, press, cancel }
}

beforeEach(async () => {
  subscribe.mockReset()
  await storage().remove(KEYS.newsletterShown)
  await storage().remove(KEYS.newsletterAnswered)
})

describe('the newsletter', () => {
  it('is offered once per browser', async () => {
    const { overlays, alert, cancel } = desk()
    cancel()
    await offerNewsletter(overlays, welcome)
    await offerNewsletter(overlays, welcome)
    expect(alert).toHaveBeenCalledTimes(1)
    expect(storage().peek(KEYS.newsletterAnswered)).toBeNull()
  })

  it('waits for another time when something else is on the screen, or the user has gone on', async () => {
    const { overlays, alert } = desk()
    await offerNewsletter({ ...overlays, getTop: () => ({}) as OverlayHandle }, welcome)
    await offerNewsletter(overlays, () => false)
    expect(alert).not.toHaveBeenCalled()
    expect(storage().peek(KEYS.newsletterShown)).toBeNull()
  })

  it('does not come between a field and who writes in it', async () => {
    const { overlays, alert } = desk()
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await offerNewsletter(overlays, welcome)
    expect(alert).not.toHaveBeenCalled()
    expect(storage().peek(KEYS.newsletterShown)).toBeNull()
    field.remove()
  })

  it('does not take half an address', async () => {
    const { overlays, update, press, cancel } = desk()
    const offered = offerNewsletter(overlays, welcome)
    await vi.waitFor(() => expect(overlays.alert).toHaveBeenCalled())
    expect(await press('maya@')).toBe(false)
    expect(update).toHaveBeenLastCalledWith(
      expect.objectContaining({ problem: 'This is not a complete email address.' }),
    )
    expect(subscribe).not.toHaveBeenCalled()
    cancel()
    await offered
  })

  it('keeps the address that could not be sent, and sends it again', async () => {
    const { overlays, toast, update, press } = desk()
    const offered = offerNewsletter(overlays, welcome)
    await vi.waitFor(() => expect(overlays.alert).toHaveBeenCalled())
    for (const [outcome, words] of [
      ['refused', 'did not accept'],
      ['timeout', 'did not answer in time'],
      ['offline', 'cannot be reached'],
    ] as const) {
      subscribe.mockResolvedValueOnce(outcome)
      expect(await press('maya@mail.example')).toBe(false)
      expect(update).toHaveBeenLastCalledWith(
        expect.objectContaining({ problem: expect.stringContaining(words) }),
      )
    }
    subscribe.mockResolvedValueOnce('sent')
    await press(' maya@mail.example ')
    await offered
    expect(subscribe).toHaveBeenLastCalledWith('maya@mail.example', expect.any(AbortSignal))
    expect(toast).toHaveBeenCalledWith({ message: expect.stringContaining('maya@mail.example') })
    expect(storage().peek(KEYS.newsletterAnswered)).toBe('true')
  })

  it('calls off what is under way when it is closed', async () => {
    const { overlays, toast, press, cancel } = desk()
    subscribe.mockImplementation((_, signal: AbortSignal) => {
      const ended = deferred<string>()
      signal.addEventListener('abort', () => ended.resolve('offline'))
      return ended.promise
    })
    const offered = offerNewsletter(overlays, welcome)
    await vi.waitFor(() => expect(overlays.alert).toHaveBeenCalled())
    const pressed = press('maya@mail.example')
    expect(await press('maya@mail.example')).toBe(false)
    cancel()
    await offered
    await pressed
    expect(subscribe).toHaveBeenCalledTimes(1)
    expect(toast).not.toHaveBeenCalled()
  })
})
