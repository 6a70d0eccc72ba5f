// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFocusManager, type FocusManager } from './focus'
import type { OverlayView } from './overlay-view'

let manager: FocusManager
let stack: string[]
let modal: boolean
/** Overlays that keep nothing from the user: a sheet that stands low, one that does not trap. */
let passive: string[]
let host: HTMLElement

const $ = (id: string) => document.getElementById(id) as HTMLElement
const active = () => document.activeElement?.id

beforeEach(() => {
  document.body.innerHTML = `
    <button id="shell">shell</button>
    <div data-frame>
      <div id="page"><button id="opener">Open</button><button id="other">Other</button></div>
      <div id="host"></div>
    </div>`
  host = $('host')
  stack = []
  modal = true
  passive = []
  manager = createFocusManager(
    () => stack.at(-1),
    () => stack.findLast((id) => !passive.includes(id)),
  )
  return manager.connect(host, () => modal)
})

const parts = (id: string) => ({ root: $(id), wrapper: $(id).firstElementChild as HTMLElement })

/** Presents an overlay with that content, unless `stands` is false: then it is still on its way in. */
function present(id: string, html: string, kind = 'alert', stands = true) {
  const layer = document.createElement('div')
  layer.id = id
  layer.dataset.overlay = kind
  layer.innerHTML = `<div id="${id}-dialog" tabindex="-1" data-overlay-focus>${html}</div>`
  if (kind === 'toast') document.body.append(layer)
  else {
    host.append(layer)
    stack.push(id)
  }
  manager.sync()
  manager.entered({ id, kind } as OverlayView, parts(id))
  if (stands) manager.sync()
}

/** Dismisses it and takes it out of the document. */
function dismiss(id: string, kind = 'alert') {
  stack = stack.filter((other) => other !== id)
  manager.sync()
  manager.leaving({ id, kind } as OverlayView, parts(id))
  $(id).remove()
}

it('goes back to what stands in the place of the opener when the page was drawn anew meanwhile', () => {
  $('other').focus()
  present('alert', '<button>Ok</button>')
  $('page').innerHTML = '<button id="fresh-opener">افتح</button><button id="fresh-other">آخر</button>'
  dismiss('alert')
  expect(active()).toBe('fresh-other')
})

function tab(shiftKey = false) {
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true })
  ;(document.activeElement ?? document.body).dispatchEvent(event)
  return event.defaultPrevented
}

const TWO = '<button id="no">Cancel</button><button id="yes">Ok</button>'

const RADIOS =
  '<input type="radio" name="r" id="first"><input type="radio" name="r" id="chosen" checked><button>Ok</button>'

describe('the focus when an overlay asks something', () => {
  const pointer = () => vi.spyOn($('opener'), 'matches').mockReturnValue(false)

  it.each([
    ['an alert', 'alert', TWO, 'no'],
    ['an action sheet', 'action-sheet', TWO, 'no'],
    ['a choice of radios', 'alert', RADIOS, 'chosen'],
    ['a modal', 'modal', TWO, 'a-dialog'],
  ])('%s that a key has opened shows it', (_, kind, html, expected) => {
    $('opener').focus()
    present('a', html, kind)
    expect(active()).toBe(expected)
  })

  it('one that a pointer has opened keeps it on the dialog, except for radios, whose arrow keys work at once', () => {
    $('opener').focus()
    pointer()
    present('a', TWO)
    expect(active()).toBe('a-dialog')
    dismiss('a')
    expect(active()).toBe('opener')
    present('b', RADIOS)
    expect(active()).toBe('chosen')
  })
})

describe('the focus while overlays are open', () => {
  it('goes to the dialog, or to the one element that asks for it', () => {
    present('a', TWO)
    expect(active()).toBe('a-dialog')
    dismiss('a')
    present('b', '<button id="ok" data-autofocus>Ok</button>')
    expect(active()).toBe('ok')
  })

  it('OV-06: an element inside that took the focus itself keeps it', () => {
    const layer = document.createElement('div')
    host.append(layer)
    layer.outerHTML = '<div id="a" data-overlay="modal"><div><input id="field"></div></div>'
    $('field').focus()
    stack.push('a')
    manager.entered({ id: 'a', kind: 'modal' } as OverlayView, parts('a'))
    expect(active()).toBe('field')
  })

  it('OV-07, OV-08: Tab leaves out what is hidden or disabled', () => {
    present('a', `<button hidden>x</button><button disabled>x</button>${TWO}<button tabindex="-1">x</button>`)
    $('yes').focus()
    expect(tab()).toBe(true)
    expect(active()).toBe('no')
  })

  it('OV-09: disabled="false" on a custom element is enabled, and the loop closes over it', () => {
    present('a', `${TWO}<x-button id="custom" tabindex="0" disabled="false">x</x-button>`)
    $('custom').focus()
    tab()
    expect(active()).toBe('no')
    tab(true)
    expect(active()).toBe('custom')
  })

  it('a radio group is one stop, at its checked radio', () => {
    present('a', '<input type="radio" name="r" id="r1"><input type="radio" name="r" id="r2" checked>')
    tab(true)
    expect(active()).toBe('r2')
  })

  it('in the desktop shell Tab at the end is left to the browser, which goes on to the shell', () => {
    modal = false
    present('a', TWO)
    $('yes').focus()
    expect(tab()).toBe(false)
    expect(active()).toBe('yes')
    $('shell').focus()
    expect(tab()).toBe(false)
  })

  it('OV-10, OV-29: a toast takes no focus, traps none and leaves the page usable', () => {
    $('opener').focus()
    present('t', '<button id="undo">Undo</button>', 'toast')
    expect(active()).toBe('opener')
    expect($('page').hasAttribute('inert')).toBe(false)
    expect(tab()).toBe(false)
  })

  it('OV-11, OV-13: after the press of a toast the focus is where it was in the overlay', () => {
    present('a', TWO)
    $('yes').focus()
    present('t', '<button id="undo">Undo</button>', 'toast')
    expect(active()).toBe('yes')
    $('undo').focus()
    dismiss('t', 'toast')
    expect(active()).toBe('yes')
  })

  it('OV-14: the same where the focus was inside a shadow root', () => {
    present('a', '<div id="widget"></div>')
    const shadow = $('widget').attachShadow({ mode: 'open' })
    shadow.innerHTML = '<button>Inside</button>'
    shadow.querySelector('button')?.focus()
    present('t', '<button id="undo">Undo</button>', 'toast')
    $('undo').focus()
    dismiss('t', 'toast')
    expect(active()).toBe('widget')
    expect(shadow.activeElement?.textContent).toBe('Inside')
  })

  it('OV-12, OV-23: only the topmost traps; the one below is out of reach', () => {
    present('a', TWO)
    present('b', '<button id="ok">Ok</button>')
    expect($('a').hasAttribute('inert')).toBe(true)
    expect($('b').hasAttribute('inert')).toBe(false)
    $('ok').focus()
    tab()
    expect(active()).toBe('ok')
    dismiss('b')
    expect($('a').hasAttribute('inert')).toBe(false)
    expect(active()).toBe('a-dialog')
  })

  it('OV-15: whoever has moved on is not called back', () => {
    modal = false
    $('opener').focus()
    present('a', TWO)
    $('shell').focus()
    dismiss('a')
    expect(active()).toBe('shell')
  })

  it('OV-16: closing gives the focus back to the opener', () => {
    $('opener').focus()
    present('a', TWO)
    dismiss('a')
    expect(active()).toBe('opener')
  })

  it('AS-04: an alert opened from a sheet that is gone gives it back to the opener of the sheet', () => {
    $('opener').focus()
    present('sheet', '<button id="delete">Delete</button>', 'action-sheet')
    $('delete').focus()
    present('alert', TWO)
    dismiss('sheet')
    dismiss('alert')
    expect(active()).toBe('opener')
  })
})

describe('the page beneath', () => {
  const locked = () => $('page').hasAttribute('inert')

  it('OV-21, OV-25, OV-26, OV-27: is out of reach while an overlay is open, not before and not after', () => {
    expect(locked()).toBe(false)
    present('a', TWO)
    expect(locked()).toBe(true)
    dismiss('a')
    expect(locked()).toBe(false)
  })

  it('is left as it is for the first frame of an overlay, so that nothing holds that up', () => {
    $('opener').focus()
    present('a', TWO, 'alert', false)
    expect(active()).toBe('no')
    expect(locked()).toBe(false)
    manager.sync()
    expect(locked()).toBe(true)
  })

  it('is out of reach soon where the overlay comes in slowly, or its motion is held', () => {
    vi.useFakeTimers()
    present('a', TWO, 'alert', false)
    vi.advanceTimersByTime(500)
    expect(locked()).toBe(false)
    vi.advanceTimersByTime(500)
    vi.useRealTimers()
    expect(locked()).toBe(true)
  })

  it('OV-22, OV-28: comes back only with the last of several', () => {
    present('a', TWO)
    present('b', TWO)
    dismiss('b')
    expect(locked()).toBe(true)
    dismiss('a')
    expect(locked()).toBe(false)
  })

  it('OV-17, OV-18, OV-19: is whatever else lies in the frame, however it is called', () => {
    $('page').insertAdjacentHTML('afterend', '<nav id="nav"></nav><div id="container" data-stack></div>')
    present('a', TWO)
    expect(['page', 'nav', 'container'].map((id) => $(id).hasAttribute('inert'))).toEqual([true, true, true])
    dismiss('a')
    expect(['page', 'nav', 'container'].map((id) => $(id).hasAttribute('inert'))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('OV-20: may be missing altogether', () => {
    $('page').remove()
    present('a', TWO)
    expect(active()).toBe('a-dialog')
    dismiss('a')
  })

  it('OV-24: a toast on top leaves the overlay below usable', () => {
    present('a', TWO)
    present('t', 'Saved', 'toast')
    expect($('a').hasAttribute('inert')).toBe(false)
    expect(locked()).toBe(true)
  })

  it.each(['modal', 'popover', 'alert', 'action-sheet', 'loading'])(
    'OV-30, OV-31: stays out of reach when a %s is moved in the document, and comes back when that is dismissed',
    (kind) => {
      present('a', TWO, kind)
      host.prepend($('a'))
      manager.sync()
      expect(locked()).toBe(true)
      dismiss('a', kind)
      expect(locked()).toBe(false)
    },
  )

  it('OV-32: is never out of reach for one that does not trap, wherever that is moved', () => {
    passive = ['a']
    present('a', TWO, 'modal')
    expect(locked()).toBe(false)
    host.prepend($('a'))
    manager.sync()
    expect(locked()).toBe(false)
    expect(tab()).toBe(false)
  })

  it('one that does not trap over one that does: both are usable, the page is not', () => {
    present('a', TWO, 'modal')
    passive = ['b']
    present('b', TWO, 'modal')
    expect([$('a'), $('b')].map((layer) => layer.hasAttribute('inert'))).toEqual([false, false])
    expect(locked()).toBe(true)
  })

  it('a sheet that grows over the page takes the focus from it', () => {
    passive = ['a']
    present('a', TWO, 'modal')
    $('other').focus()
    passive = []
    manager.sync()
    expect(active()).toBe('a-dialog')
  })

  it('comes back when the host goes, and is out of reach again when it returns', () => {
    present('a', TWO)
    const disconnect = manager.connect(host, () => modal)
    disconnect()
    expect(locked()).toBe(false)
    manager.connect(host, () => modal)
    expect(locked()).toBe(true)
  })

  it('what lies outside the frame is never touched', () => {
    const before = $('shell').outerHTML
    present('a', TWO)
    expect($('shell').outerHTML).toBe(before)
    expect(document.body.attributes).toHaveLength(0)
  })

  it('something that was inert before stays so afterwards', () => {
    $('page').setAttribute('inert', '')
    present('a', TWO)
    dismiss('a')
    expect(locked()).toBe(true)
  })
})
