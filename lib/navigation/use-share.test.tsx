// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { frame } from '../frame'
import { pageStackEvents } from './events'
import { useShare } from './use-share'

afterEach(() => vi.unstubAllGlobals())

/** Shares the page with `device` as the `navigator`. Returns the messages of the toasts. */
const shareWith = async (
  device: { share?: unknown; clipboard?: unknown },
  params?: Record<string, string>,
) => {
  vi.stubGlobal('navigator', device)
  const toast = vi.fn()
  const { result } = renderHook(() => useShare(toast))
  await result.current('Copper Pan', params)
  return toast.mock.calls.flat()
}

test('the share sheet gets the title and the URL of the page', async () => {
  const share = vi.fn(() => Promise.resolve())
  expect(await shareWith({ share })).toEqual([])
  expect(share).toHaveBeenCalledWith({ title: 'Copper Pan', url: location.href })
})

test('an embed shares the page that is shown, outside of the embed', async () => {
  const share = vi.fn((_data: ShareData) => Promise.resolve())
  history.replaceState(null, '', '/items/profile/?embed=1&mode=ios')
  frame.applyQuery(location.search)
  pageStackEvents.emit('url', '/full-image-gallery/')
  await shareWith({ share }, { gallery: '0.1.4' })
  expect(share.mock.calls[0]?.[0].url).toMatch(/\/full-image-gallery\/\?mode=ios&gallery=0\.1\.4$/)
  history.replaceState(null, '', '/')
  frame.applyQuery('')
})

test('closing the share sheet shows no message', async () => {
  expect(await shareWith({ share: () => Promise.reject(new DOMException('', 'AbortError')) })).toEqual([])
})

test('without a share sheet, the link is copied', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  expect(await shareWith({ clipboard: { writeText } })).toEqual(['Link copied'])
  expect(writeText).toHaveBeenCalledWith(location.href)
})

test('if the share sheet cannot open, the link is copied', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  const share = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  expect(await shareWith({ share, clipboard: { writeText } })).toEqual(['Link copied'])
  expect(writeText).toHaveBeenCalledWith(location.href)
})

test('a message says that the link could not be copied', async () => {
  const failed = ['The link could not be copied. Copy it from the address bar.']
  expect(await shareWith({})).toEqual(failed)
  expect(await shareWith({ clipboard: { writeText: () => Promise.reject(new Error('denied')) } })).toEqual(
    failed,
  )
})
