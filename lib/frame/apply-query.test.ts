// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { frame } from './index'

afterEach(() => {
  frame.applyQuery('')
  localStorage.clear()
})

describe('the frame follows the URL', () => {
  it('applies the parameters of a new URL', () => {
    frame.applyQuery('?mode=ios&text=1.5&gallery=0.2&state=empty')
    expect(frame.get()).toMatchObject({ mode: 'ios', text: 1.5, gallery: '0.2', state: 'empty' })
    expect(document.documentElement.dataset.mode).toBe('ios')
  })

  it('resets parameters that a new URL does not have', () => {
    frame.applyQuery('?mode=ios&gallery=0.2&state=error&menu=open')
    frame.applyQuery('?mode=ios')
    const { gallery, state, menu, mode } = frame.get()
    expect({ gallery, state, menu, mode }).toEqual({
      gallery: undefined,
      state: undefined,
      menu: undefined,
      mode: 'ios',
    })
  })

  it('calls no listener when nothing has changed', () => {
    frame.applyQuery('?text=1.5')
    const listener = vi.fn()
    const stop = frame.subscribe(listener)
    frame.applyQuery('?text=1.5')
    expect(listener).not.toHaveBeenCalled()
    frame.applyQuery('')
    expect(listener).toHaveBeenCalledOnce()
    stop()
  })
})
