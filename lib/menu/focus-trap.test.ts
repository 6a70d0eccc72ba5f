// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { backHandlers } from '@/lib/back'
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
/** Opens an overlay, which makes everything below it inert. */
const cover = () => {
  by('overlays').innerHTML = '<div data-overlay="alert"><button id="ok">Ok</button></div>'
  for (const id of ['page', 'panel', 'backdrop']) {
    if (by(id).hasAttribute('inert')) continue
    by(id).setAttribute('data-beneath-overlay', '')
    by(id).setAttribute('inert', '')
  }
  by('ok').focus()
}
/** Closes it. */
const uncover = () => {
  by('overlays').replaceChildren()
  for (const one of document.querySelectorAll('[data-beneath-overlay]')) {
    one.removeAttribute('data-beneath-overlay')
    one.removeAttribute('inert')
  }
}

describe('the focus trap of a menu', () => {
  it('handles Back at once, and takes the focus and makes the page inert on activation', async () => {
    const trap = createMenuFocusTrap(parts)
    expect(inert()).toEqual(['other'])
    expect(document.activeElement).toBe(by('opener'))
    await backHandlers.request('back')
    expect(onBack).toHaveBeenCalledExactlyOnceWith('back')
    trap.activate()
    expect(inert()).toEqual(['page', 'other'])
    expect(document.activeElement).toBe(by('inbox'))
    trap.release()
    expect(inert()).toEqual(['other'])
    expect(document.activeElement).toBe(by('opener'))
  })

  it('undoes everything when it is released before activation', async () => {
    createMenuFocusTrap(parts).release()
    expect(inert()).toEqual(['other'])
    expect(document.activeElement).toBe(by('opener'))
    expect(await backHandlers.request('back')).toBe(false)
  })

  it('leaves the page inert when an alert that opened meanwhile closes before the menu', () => {
    const trap = createMenuFocusTrap(parts)
    cover()
    trap.activate()
    expect(document.activeElement, 'the alert traps focus').toBe(by('ok'))
    uncover()
    expect(inert()).toEqual(['page', 'other'])
    trap.release()
    expect(inert()).toEqual(['other'])
  })

  it('leaves the page inert for an alert that is still open on release', () => {
    const trap = createMenuFocusTrap(parts)
    trap.activate()
    cover()
    trap.release()
    expect(inert()).toContain('page')
    uncover()
    expect(inert()).toEqual(['other'])
  })
})
