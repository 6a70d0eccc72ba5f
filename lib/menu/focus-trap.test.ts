// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { backLadder } from '@/lib/back'
import { createMenuFocusTrap, type MenuFocusTrapOptions } from './focus-trap'

const by = (id: string) => document.getElementById(id) as HTMLElement
const onBack = vi.fn()
let parts: MenuFocusTrapOptions

beforeEach(() => {
  onBack.mockClear()
  document.body.innerHTML = `
    <div id="frame">
      <div id="page"><button id="opener">Menu</button></div>
      <div id="other" inert></div>
      <nav id="panel" tabindex="-1"><button id="inbox">Inbox</button></nav>
      <div id="backdrop"></div>
      <div id="overlays" data-overlays></div>
    </div>`
  by('opener').focus()
  parts = { frame: by('frame'), panel: by('panel'), backdrop: by('backdrop'), modal: () => true, onBack }
})

const inert = () =>
  ['page', 'other', 'panel', 'backdrop', 'overlays'].filter((id) => by(id).hasAttribute('inert'))
/** An overlay comes: it puts what lies beneath out of reach. */
const cover = () => {
  by('overlays').innerHTML = '<div data-overlay="alert"><button id="ok">Ok</button></div>'
  for (const id of ['page', 'panel', 'backdrop']) {
    if (by(id).hasAttribute('inert')) continue
    by(id).setAttribute('data-beneath-overlay', '')
    by(id).setAttribute('inert', '')
  }
  by('ok').focus()
}
/** … and goes. */
const uncover = () => {
  by('overlays').replaceChildren()
  for (const one of document.querySelectorAll('[data-beneath-overlay]')) {
    one.removeAttribute('data-beneath-overlay')
    one.removeAttribute('inert')
  }
}

describe('what a menu takes while it is open', () => {
  it('can be left by back at once, and has focus and page when it has arrived', async () => {
    const hold = createMenuFocusTrap(parts)
    expect(inert()).toEqual(['other'])
    expect(document.activeElement).toBe(by('opener'))
    await backLadder.request('back')
    expect(onBack).toHaveBeenCalledExactlyOnceWith('back')
    hold.activate()
    expect(inert()).toEqual(['page', 'other'])
    expect(document.activeElement).toBe(by('inbox'))
    hold.release()
    expect(inert()).toEqual(['other'])
    expect(document.activeElement).toBe(by('opener'))
  })

  it('leaves nothing behind when it goes before it has arrived', async () => {
    createMenuFocusTrap(parts).release()
    expect(inert()).toEqual(['other'])
    expect(document.activeElement).toBe(by('opener'))
    expect(await backLadder.request('back')).toBe(false)
  })

  it('keeps the page out of reach when an alert that came meanwhile goes before it', () => {
    const hold = createMenuFocusTrap(parts)
    cover()
    hold.activate()
    expect(document.activeElement, 'the alert traps focus').toBe(by('ok'))
    uncover()
    expect(inert()).toEqual(['page', 'other'])
    hold.release()
    expect(inert()).toEqual(['other'])
  })

  it('leaves the page to an alert that is still there when it goes', () => {
    const hold = createMenuFocusTrap(parts)
    hold.activate()
    cover()
    hold.release()
    expect(inert()).toContain('page')
    uncover()
    expect(inert()).toEqual(['other'])
  })
})
