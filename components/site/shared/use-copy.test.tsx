// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCopy } from './use-copy'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('copies a text that has to be loaded first, and says so for two seconds', async () => {
  const { result } = renderHook(() => useCopy('Link copied'))
  await act(async () => expect(await result.current[1](async () => 'the text')).toBe(true))
  expect([writeText.mock.calls, result.current[0]]).toEqual([[['the text']], 'Link copied'])
  act(() => vi.advanceTimersByTime(2000))
  expect(result.current[0]).toBe('')
})

it('shows the message for two seconds after the last of two copies', async () => {
  const { result } = renderHook(() => useCopy())
  await act(() => result.current[1]('the text'))
  act(() => vi.advanceTimersByTime(1500))
  await act(() => result.current[1]('the text'))
  act(() => vi.advanceTimersByTime(1500))
  expect(result.current[0]).toBe('Copied')
  act(() => vi.advanceTimersByTime(500))
  expect(result.current[0]).toBe('')
})

it.each<[string, () => void]>([
  ['the browser blocks the clipboard', () => writeText.mockRejectedValue(new Error('denied'))],
  ['the page has no clipboard', () => vi.stubGlobal('navigator', {})],
])('says that copying is blocked when %s', async (_, prepare) => {
  prepare()
  const { result } = renderHook(() => useCopy())
  await act(async () => expect(await result.current[1]('the text')).toBe(false))
  expect(result.current[0]).toBe('Your browser blocked copying')
})

it('says that loading failed if the text could not be loaded', async () => {
  const { result } = renderHook(() => useCopy())
  const load = () => Promise.reject(new Error('offline'))
  await act(async () => expect(await result.current[1](load)).toBe(false))
  expect(result.current[0]).toBe('Loading failed. Check your connection')
  expect(writeText).not.toHaveBeenCalled()
})
