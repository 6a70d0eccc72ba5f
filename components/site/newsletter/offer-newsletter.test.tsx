// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageStackEvents } from '@/lib/navigation/events'
import { createDeferred } from '@/lib/overlay/deferred'
import { STORAGE_KEYS, storage } from '@/lib/storage'
import { offerNewsletter } from './offer-newsletter'

const { subscribe } = vi.hoisted(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  return { subscribe: vi.fn() }
})
vi.mock('@/lib/site/newsletter/subscribe', () => ({
  SUBSCRIBE_ENDPOINT: 'https://news.example/',
  subscribeToNewsletter: subscribe,
}))

const path = '/items/login/'
const toast = vi.fn()
const offer = (isListShown = () => true) => act(() => offerNewsletter(path, isListShown, { toast }))
const card = () => document.querySelector('form')
const findButton = (name: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === name)
const press = (name: string) => act(async () => findButton(name)?.click())
const type = (text: string) =>
  act(async () => {
    const input = document.querySelector('input')
    if (!input) throw new Error('no field')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
const error = () => document.querySelector('[role=alert]')?.textContent

beforeEach(async () => {
  subscribe.mockReset()
  toast.mockReset()
  document.body.innerHTML =
    '<div data-page-slot><div data-content><a href="/login/1/">Login 2</a></div></div>'
  await storage().remove(STORAGE_KEYS.newsletterShown)
  await storage().remove(STORAGE_KEYS.newsletterSubscribed)
})
afterEach(() => act(() => pageStackEvents.emit('did-leave', path)))

describe('the newsletter', () => {
  it('is offered once per browser, does not take the focus, and closes with one press', async () => {
    const link = document.querySelector('a')
    link?.focus()
    await offer()
    expect(card()).not.toBeNull()
    expect(document.activeElement).toBe(link)
    await press('Not now')
    expect(card()).toBeNull()
    expect(storage().getSync(STORAGE_KEYS.newsletterSubscribed)).toBeNull()
    await offer()
    expect(card()).toBeNull()
  })

  it('is not offered if the user has left the list', async () => {
    await offer(() => false)
    expect(card()).toBeNull()
    expect(storage().getSync(STORAGE_KEYS.newsletterShown)).toBeNull()
  })

  it('is removed when the user leaves the list', async () => {
    await offer()
    act(() => pageStackEvents.emit('did-leave', '/login/0/'))
    expect(card()).not.toBeNull()
    act(() => pageStackEvents.emit('did-leave', path))
    expect(card()).toBeNull()
  })

  it('returns the focus to the list when it is dismissed with the keyboard', async () => {
    await offer()
    findButton('Not now')?.focus()
    await press('Not now')
    expect(document.activeElement).toBe(document.querySelector('a'))
  })

  it('rejects an incomplete address', async () => {
    await offer()
    await type('maya@')
    await press('Send')
    expect(error()).toBe('This is not a valid email address.')
    expect(document.activeElement).toBe(document.querySelector('input'))
    expect(subscribe).not.toHaveBeenCalled()
  })

  it('keeps an address that could not be sent, and can send it again', async () => {
    await offer()
    await type(' maya@mail.example ')
    for (const [outcome, message] of [
      ['refused', 'could not add'],
      ['timeout', 'did not respond in time'],
      ['offline', 'cannot be reached'],
    ] as const) {
      subscribe.mockResolvedValueOnce(outcome)
      await press('Send')
      expect(error()).toContain(message)
    }
    subscribe.mockResolvedValueOnce('sent')
    await press('Send')
    expect(subscribe).toHaveBeenLastCalledWith('maya@mail.example', expect.any(AbortSignal))
    expect(toast).toHaveBeenCalledWith({ message: expect.stringContaining('maya@mail.example') })
    expect(storage().getSync(STORAGE_KEYS.newsletterSubscribed)).toBe('true')
    expect(card()).toBeNull()
  })

  it('cancels the request when it is dismissed', async () => {
    const response = createDeferred<string>()
    subscribe.mockReturnValue(response.promise)
    await offer()
    await type('maya@mail.example')
    await press('Send')
    await press('Not now')
    expect(subscribe.mock.calls[0]?.[1]).toMatchObject({ aborted: true })
    await act(async () => response.resolve('sent'))
    expect(toast).not.toHaveBeenCalled()
    expect(storage().getSync(STORAGE_KEYS.newsletterSubscribed)).toBeNull()
  })
})
