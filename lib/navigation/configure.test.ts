// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { configure, engineConfig, onConfigure } from './configure'
import { back, navigate } from './navigate'

afterEach(() => configure({ navigate: undefined, back: undefined, lang: undefined }))

test('navigate and back call the router of the app', async () => {
  const [go, goBack] = [vi.fn(), vi.fn()]
  configure({ navigate: go, back: goBack })
  await navigate('/profile?tab=1', { direction: 'forward' })
  await back('/home')
  expect(go).toHaveBeenCalledWith('/profile?tab=1', { direction: 'forward' })
  expect(goBack).toHaveBeenCalledWith('/home')
})

test('without a router, back() goes back in the history', async () => {
  const historyBack = vi.spyOn(history, 'back').mockImplementation(() => {})
  await back()
  expect(historyBack).toHaveBeenCalledTimes(1)
})

test('settings that are left out do not change, and every listener is called', () => {
  const listener = vi.fn()
  const stop = onConfigure(listener)
  configure({ lang: 'ar' })
  configure({ mediaBaseUrl: '/media' })
  stop()
  configure({ lang: 'en' })
  expect(engineConfig).toMatchObject({ lang: 'en', mediaBaseUrl: '/media' })
  expect(listener).toHaveBeenCalledTimes(2)
})
