// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { frame } from './index'
import { RTL_KEY, SETTINGS_KEY } from './resolve-state'

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/login/0/')
})

describe('a choice of the user', () => {
  it.each(['{{{', 'null', '7', '"ios"'])('is stored although %s was stored before', (invalidValue) => {
    localStorage.setItem(SETTINGS_KEY, invalidValue)
    frame.set({ mode: 'ios' })
    expect(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '')).toMatchObject({ mode: 'ios' })
  })

  it('is merged with earlier choices', () => {
    localStorage.setItem(SETTINGS_KEY, '{"accent":"red"}')
    frame.set({ theme: 'dark', dir: 'rtl' })
    expect(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '')).toEqual({ accent: 'red', theme: 'dark' })
    expect(localStorage.getItem(RTL_KEY)).toBe('true')
  })

  it('of a generation applies only in its mode, and again when that mode returns', () => {
    const shownGeneration = () => document.documentElement.dataset.generation
    frame.set({ mode: 'ios', ios: '18' })
    expect(shownGeneration()).toBe('18')
    frame.set({ mode: 'md' })
    expect(shownGeneration()).toBe('expressive')
    frame.set({ md: 'baseline' })
    expect(shownGeneration()).toBe('baseline')
    frame.set({ mode: 'ios' })
    expect(shownGeneration()).toBe('18')
    expect(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '')).toEqual({
      mode: 'ios',
      ios: '18',
      md: 'baseline',
    })
    frame.set({ ios: '26', md: 'expressive' })
  })

  it('lasts for the visit, on every page, if storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    frame.set({ accent: 'purple' })
    frame.applyQuery('?text=1.2')
    expect(frame.get()).toMatchObject({ accent: 'purple', text: 1.2 })
  })
})
