// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { frame } from './index'

afterEach(() => {
  frame.follow('')
  localStorage.clear()
})

describe('the frame goes along with the address', () => {
  it('takes over what a new address says', () => {
    frame.follow('?mode=ios&text=1.5&gallery=0.2&state=empty')
    expect(frame.get()).toMatchObject({ mode: 'ios', text: 1.5, gallery: '0.2', state: 'empty' })
    expect(document.documentElement.dataset.mode).toBe('ios')
  })

  it('forgets what a new address no longer says', () => {
    frame.follow('?mode=ios&gallery=0.2&state=error&menu=open')
    frame.follow('?mode=ios')
    const { gallery, state, menu, mode } = frame.get()
    expect({ gallery, state, menu, mode }).toEqual({
      gallery: undefined,
      state: undefined,
      menu: undefined,
      mode: 'ios',
    })
  })

  it('tells nobody when nothing has changed', () => {
    frame.follow('?text=1.5')
    const told = vi.fn()
    const stop = frame.subscribe(told)
    frame.follow('?text=1.5')
    expect(told).not.toHaveBeenCalled()
    frame.follow('')
    expect(told).toHaveBeenCalledOnce()
    stop()
  })
})
