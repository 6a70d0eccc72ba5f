// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { backHandlers } from '@/lib/back'
import { createMenuFocusTrap, type MenuFocusTrapOptions } from './focus-trap'

const byId = (id: string) => document.getElementById(id) as HTMLElement
const onBack = vi.fn()
let options: MenuFocusTrapOptions

beforeEach(() => {
  onBack.mockClear()
  document.body.innerHTML = `
    <div id="frame">
      <div id="page"><button id="opener">Menu</button></div>
      <div id="other" inert></div>
      <nav id="panel" tabindex="-1"><button id="inbox">Inbox</button></nav>
      <div id="backdrop"></div>
      <div id="announcer" data-announcer></div>
      <div id="overlays" data-overlays></div>
    </div>`
  byId('opener').focus()
  options = {
    frame: byId('frame'),
    panel: byId('panel'),
    backdrop: byId('backdrop'),
    fillsViewport: () => true,
    onBack,
  }
})

const inertIds = () =>
  ['page', 'other', 'panel', 'backdrop', 'announcer', 'overlays'].filter((id) =>
    byId(id).hasAttribute('inert'),
  )
/** Presses Tab. Returns whether the browser still moves the focus. */
const pressTab = () =>
  (document.activeElement as Element).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }),
  )
/** Opens an overlay, which makes everything below it inert. */
const openOverlay = () => {
  byId('overlays').innerHTML = '<div data-overlay="alert"><button id="ok">Ok</button></div>'
  for (const id of ['page', 'panel', 'backdrop']) {
    if (byId(id).hasAttribute('inert')) continue
    byId(id).setAttribute('data-beneath-overlay', '')
    byId(id).setAttribute('inert', '')
  }
  byId('ok').focus()
}
const closeOverlay = () => {
  byId('overlays').replaceChildren()
  for (const one of document.querySelectorAll('[data-beneath-overlay]')) {
    one.removeAttribute('data-beneath-overlay')
    one.removeAttribute('inert')
  }
}

describe('the focus trap of a menu', () => {
  it('handles Back at once, and takes the focus and makes the page inert on activation', async () => {
    const trap = createMenuFocusTrap(options)
    expect(inertIds()).toEqual(['other'])
    expect(document.activeElement).toBe(byId('opener'))
    await backHandlers.handlePress('back')
    expect(onBack).toHaveBeenCalledExactlyOnceWith('back')
    trap.activate()
    expect(inertIds()).toEqual(['page', 'other'])
    expect(document.activeElement).toBe(byId('inbox'))
    trap.release()
    expect(inertIds()).toEqual(['other'])
    expect(document.activeElement).toBe(byId('opener'))
  })

  it('leaves the live region of the frame usable, so that a toast over the menu is announced', () => {
    const trap = createMenuFocusTrap(options)
    trap.activate()
    expect(byId('announcer').hasAttribute('inert')).toBe(false)
    trap.release()
  })

  it('loops Tab in the menu, but lets Tab move on inside a toast', () => {
    const trap = createMenuFocusTrap(options)
    trap.activate()
    expect(pressTab()).toBe(false)
    byId('overlays').innerHTML = '<div data-toasts><button id="undo">Undo</button></div>'
    byId('undo').focus()
    expect(pressTab()).toBe(true)
    expect(document.activeElement).toBe(byId('undo'))
    trap.release()
  })

  it('undoes everything when it is released before activation', async () => {
    createMenuFocusTrap(options).release()
    expect(inertIds()).toEqual(['other'])
    expect(document.activeElement).toBe(byId('opener'))
    expect(await backHandlers.handlePress('back')).toBe(false)
  })

  it('leaves the page inert when an alert that opened meanwhile closes before the menu', () => {
    const trap = createMenuFocusTrap(options)
    openOverlay()
    trap.activate()
    expect(document.activeElement, 'the alert traps focus').toBe(byId('ok'))
    closeOverlay()
    expect(inertIds()).toEqual(['page', 'other'])
    trap.release()
    expect(inertIds()).toEqual(['other'])
  })

  it('leaves the page inert for an alert that is still open on release', () => {
    const trap = createMenuFocusTrap(options)
    trap.activate()
    openOverlay()
    trap.release()
    expect(inertIds()).toContain('page')
    closeOverlay()
    expect(inertIds()).toEqual(['other'])
  })
})
