// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { frame } from '@/lib/frame'
import { setFullScreen } from './set-full-screen'

const query = (selector: string) => document.querySelector<HTMLElement>(selector)!

beforeEach(() => {
  document.body.innerHTML =
    '<a href="?full=1">Open full screen</a><div data-page-slot><h1>Login</h1><input /></div>'
})
afterEach(() => setFullScreen(false))

describe('full screen', () => {
  it('closes the menu, which would cover the page', () => {
    document.documentElement.dataset.menu = 'open'
    setFullScreen(true)
    expect(frame.get().full).toBe(true)
    expect(document.documentElement.dataset.menu).toBe('closed')
  })

  it('moves the focus from the toolbar to the page, and back afterward', () => {
    query('a').focus()
    setFullScreen(true)
    expect(document.activeElement).toBe(query('h1'))
    setFullScreen(false)
    expect(document.activeElement).toBe(query('a'))
  })

  it('leaves the focus in the page', () => {
    query('input').focus()
    setFullScreen(true)
    expect(document.activeElement).toBe(query('input'))
    setFullScreen(false)
    expect(document.activeElement).toBe(query('input'))
  })
})
