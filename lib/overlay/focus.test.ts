// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFocusManager, type FocusManager } from './focus'
import type { OverlayViewModel } from './overlay-view'

let manager: FocusManager
let overlayIds: string[]
let fillsViewport: boolean
/** IDs of overlays that do not make the page inert: a sheet at a low breakpoint, or an overlay without a focus trap. */
let nonModalIds: string[]
let host: HTMLElement

const byId = (id: string) => document.getElementById(id) as HTMLElement
const activeId = () => document.activeElement?.id

beforeEach(() => {
  document.body.innerHTML = `
    <button id="shell">shell</button>
    <div data-frame>
      <div id="page"><button id="opener">Open</button><button id="other">Other</button></div>
      <div id="host"></div>
    </div>`
  host = byId('host')
  overlayIds = []
  fillsViewport = true
  nonModalIds = []
  manager = createFocusManager(
    () => overlayIds.at(-1),
    () => overlayIds.findLast((id) => !nonModalIds.includes(id)),
  )
  return manager.connect(host, () => fillsViewport)
})

const elementsOf = (id: string) => ({ root: byId(id), surface: byId(id).firstElementChild as HTMLElement })

/**
 * Presents an overlay with this content. If `isPresented` is false, the enter animation has not ended. Like React, it focuses an
 * element with `autofocus` as soon as the element is in the document.
 */
function present(id: string, html: string, kind = 'alert', isPresented = true) {
  manager.beforeMount?.({ id, kind } as OverlayViewModel)
  const layer = document.createElement('div')
  layer.id = id
  layer.dataset.overlay = kind
  layer.innerHTML = `<div id="${id}-dialog" tabindex="-1" data-overlay-surface>${html}</div>`
  if (kind === 'toast') document.body.append(layer)
  else {
    host.append(layer)
    overlayIds.push(id)
  }
  layer.querySelector<HTMLElement>('[autofocus]')?.focus()
  manager.sync()
  manager.afterMount({ id, kind } as OverlayViewModel, elementsOf(id))
  if (isPresented) manager.sync()
}

/** Dismisses an overlay and removes it from the document. */
function dismiss(id: string, kind = 'alert') {
  overlayIds = overlayIds.filter((other) => other !== id)
  manager.sync()
  manager.beforeUnmount({ id, kind } as OverlayViewModel, elementsOf(id))
  byId(id).remove()
}

it('returns to the element at the index of the opener if the page was rendered again meanwhile', () => {
  byId('other').focus()
  present('alert', '<button>Ok</button>')
  byId('page').innerHTML = '<button id="fresh-opener">افتح</button><button id="fresh-other">آخر</button>'
  dismiss('alert')
  expect(activeId()).toBe('fresh-other')
})

function pressTab(shiftKey = false) {
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true })
  ;(document.activeElement ?? document.body).dispatchEvent(event)
  return event.defaultPrevented
}

const TWO_BUTTONS = '<button id="no">Cancel</button><button id="yes">Ok</button>'

const RADIOS =
  '<input type="radio" name="r" id="first"><input type="radio" name="r" id="chosen" checked><button>Ok</button>'

describe('the focus when an overlay with a question opens', () => {
  const mockPointerFocus = () => vi.spyOn(byId('opener'), 'matches').mockReturnValue(false)

  it.each([
    ['an alert', 'alert', TWO_BUTTONS, 'no'],
    ['an action sheet', 'action-sheet', TWO_BUTTONS, 'no'],
    ['a group of radio buttons', 'alert', RADIOS, 'chosen'],
    ['a modal', 'modal', TWO_BUTTONS, 'a-dialog'],
  ])('moves to the first control of %s that was opened with a key', (_, kind, html, expected) => {
    byId('opener').focus()
    present('a', html, kind)
    expect(activeId()).toBe(expected)
  })

  it('moves to the dialog if it was opened with a pointer, except for radio buttons, so that arrow keys work at once', () => {
    byId('opener').focus()
    mockPointerFocus()
    present('a', TWO_BUTTONS)
    expect(activeId()).toBe('a-dialog')
    dismiss('a')
    expect(activeId()).toBe('opener')
    present('b', RADIOS)
    expect(activeId()).toBe('chosen')
  })
})

describe('the focus while overlays are open', () => {
  it('moves to the dialog, or to the element with data-autofocus', () => {
    present('a', TWO_BUTTONS)
    expect(activeId()).toBe('a-dialog')
    dismiss('a')
    present('b', '<button id="ok" data-autofocus>Ok</button>')
    expect(activeId()).toBe('ok')
  })

  it('does not move if an element inside already has it', () => {
    const layer = document.createElement('div')
    host.append(layer)
    layer.outerHTML = '<div id="a" data-overlay="modal"><div><input id="field"></div></div>'
    byId('field').focus()
    overlayIds.push('a')
    manager.afterMount({ id: 'a', kind: 'modal' } as OverlayViewModel, elementsOf('a'))
    expect(activeId()).toBe('field')
  })

  it('Tab skips hidden and disabled elements', () => {
    present(
      'a',
      `<button hidden>x</button><button disabled>x</button>${TWO_BUTTONS}<button tabindex="-1">x</button>`,
    )
    byId('yes').focus()
    expect(pressTab()).toBe(true)
    expect(activeId()).toBe('no')
  })

  it('a custom element with disabled="false" is enabled and part of the Tab loop', () => {
    present('a', `${TWO_BUTTONS}<x-button id="custom" tabindex="0" disabled="false">x</x-button>`)
    byId('custom').focus()
    pressTab()
    expect(activeId()).toBe('no')
    pressTab(true)
    expect(activeId()).toBe('custom')
  })

  it('a radio group is one tab stop, at its checked radio button', () => {
    present('a', '<input type="radio" name="r" id="r1"><input type="radio" name="r" id="r2" checked>')
    pressTab(true)
    expect(activeId()).toBe('r2')
  })

  it('in the desktop preview the browser handles Tab at the end, so it continues to the shell', () => {
    fillsViewport = false
    present('a', TWO_BUTTONS)
    byId('yes').focus()
    expect(pressTab()).toBe(false)
    expect(activeId()).toBe('yes')
    byId('shell').focus()
    expect(pressTab()).toBe(false)
  })

  it('a toast takes no focus, has no focus trap, and the page remains usable', () => {
    byId('opener').focus()
    present('t', '<button id="undo">Undo</button>', 'toast')
    expect(activeId()).toBe('opener')
    expect(byId('page').hasAttribute('inert')).toBe(false)
    expect(pressTab()).toBe(false)
  })

  it('returns to its position in the overlay after a toast was pressed', () => {
    present('a', TWO_BUTTONS)
    byId('yes').focus()
    present('t', '<button id="undo">Undo</button>', 'toast')
    expect(activeId()).toBe('yes')
    byId('undo').focus()
    dismiss('t', 'toast')
    expect(activeId()).toBe('yes')
  })

  it('also returns to an element inside a shadow root', () => {
    present('a', '<div id="widget"></div>')
    const shadow = byId('widget').attachShadow({ mode: 'open' })
    shadow.innerHTML = '<button>Inside</button>'
    shadow.querySelector('button')?.focus()
    present('t', '<button id="undo">Undo</button>', 'toast')
    byId('undo').focus()
    dismiss('t', 'toast')
    expect(activeId()).toBe('widget')
    expect(shadow.activeElement?.textContent).toBe('Inside')
  })

  it('only the topmost overlay traps it; the one below is inert', () => {
    present('a', TWO_BUTTONS)
    present('b', '<button id="ok">Ok</button>')
    expect(byId('a').hasAttribute('inert')).toBe(true)
    expect(byId('b').hasAttribute('inert')).toBe(false)
    byId('ok').focus()
    pressTab()
    expect(activeId()).toBe('ok')
    dismiss('b')
    expect(byId('a').hasAttribute('inert')).toBe(false)
    expect(activeId()).toBe('a-dialog')
  })

  it('does not return if the user has moved it elsewhere', () => {
    fillsViewport = false
    byId('opener').focus()
    present('a', TWO_BUTTONS)
    byId('shell').focus()
    dismiss('a')
    expect(activeId()).toBe('shell')
  })

  it('returns to the opener on close', () => {
    byId('opener').focus()
    present('a', TWO_BUTTONS)
    dismiss('a')
    expect(activeId()).toBe('opener')
  })

  it('returns to the opener on close even if a field with autofocus took it before the overlay could', () => {
    byId('opener').focus()
    present('a', '<input id="field" autofocus>', 'modal')
    expect(activeId()).toBe('field')
    dismiss('a', 'modal')
    expect(activeId()).toBe('opener')
  })

  it('returns from an alert to the opener of the sheet that opened the alert and has closed', () => {
    byId('opener').focus()
    present('sheet', '<button id="delete">Delete</button>', 'action-sheet')
    byId('delete').focus()
    present('alert', TWO_BUTTONS)
    dismiss('sheet')
    dismiss('alert')
    expect(activeId()).toBe('opener')
  })
})

describe('the page below', () => {
  const isPageInert = () => byId('page').hasAttribute('inert')

  it('is inert while an overlay is open, not before and not after', () => {
    expect(isPageInert()).toBe(false)
    present('a', TWO_BUTTONS)
    expect(isPageInert()).toBe(true)
    dismiss('a')
    expect(isPageInert()).toBe(false)
  })

  it('is not inert in the first frames of an overlay, because that would delay them', () => {
    byId('opener').focus()
    present('a', TWO_BUTTONS, 'alert', false)
    expect(activeId()).toBe('no')
    expect(isPageInert()).toBe(false)
    manager.sync()
    expect(isPageInert()).toBe(true)
  })

  it('is inert after 600 ms if the enter animation is slow or paused', () => {
    vi.useFakeTimers()
    present('a', TWO_BUTTONS, 'alert', false)
    vi.advanceTimersByTime(500)
    expect(isPageInert()).toBe(false)
    vi.advanceTimersByTime(500)
    vi.useRealTimers()
    expect(isPageInert()).toBe(true)
  })

  it('is usable again only after the last of several overlays', () => {
    present('a', TWO_BUTTONS)
    present('b', TWO_BUTTONS)
    dismiss('b')
    expect(isPageInert()).toBe(true)
    dismiss('a')
    expect(isPageInert()).toBe(false)
  })

  it('includes every other element in the frame', () => {
    byId('page').insertAdjacentHTML('afterend', '<nav id="nav"></nav><div id="container" data-stack></div>')
    present('a', TWO_BUTTONS)
    expect(['page', 'nav', 'container'].map((id) => byId(id).hasAttribute('inert'))).toEqual([
      true,
      true,
      true,
    ])
    dismiss('a')
    expect(['page', 'nav', 'container'].map((id) => byId(id).hasAttribute('inert'))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('may be missing', () => {
    byId('page').remove()
    present('a', TWO_BUTTONS)
    expect(activeId()).toBe('a-dialog')
    dismiss('a')
  })

  it('a toast at the top leaves the overlay below usable', () => {
    present('a', TWO_BUTTONS)
    present('t', 'Saved', 'toast')
    expect(byId('a').hasAttribute('inert')).toBe(false)
    expect(isPageInert()).toBe(true)
  })

  it.each(['modal', 'popover', 'alert', 'action-sheet', 'loading'])(
    'stays inert when a %s is moved in the document, and is usable after its dismissal',
    (kind) => {
      present('a', TWO_BUTTONS, kind)
      host.prepend(byId('a'))
      manager.sync()
      expect(isPageInert()).toBe(true)
      dismiss('a', kind)
      expect(isPageInert()).toBe(false)
    },
  )

  it('is never inert below an overlay without a focus trap, also if that is moved', () => {
    nonModalIds = ['a']
    present('a', TWO_BUTTONS, 'modal')
    expect(isPageInert()).toBe(false)
    host.prepend(byId('a'))
    manager.sync()
    expect(isPageInert()).toBe(false)
    expect(pressTab()).toBe(false)
  })

  it('is inert below an overlay without a focus trap over one with a focus trap; both overlays are usable', () => {
    present('a', TWO_BUTTONS, 'modal')
    nonModalIds = ['b']
    present('b', TWO_BUTTONS, 'modal')
    expect([byId('a'), byId('b')].map((layer) => layer.hasAttribute('inert'))).toEqual([false, false])
    expect(isPageInert()).toBe(true)
  })

  it('loses the focus to a sheet that grows over it', () => {
    nonModalIds = ['a']
    present('a', TWO_BUTTONS, 'modal')
    byId('other').focus()
    nonModalIds = []
    manager.sync()
    expect(activeId()).toBe('a-dialog')
  })

  it('is usable when the host unmounts, and inert again when it mounts', () => {
    present('a', TWO_BUTTONS)
    const disconnect = manager.connect(host, () => fillsViewport)
    disconnect()
    expect(isPageInert()).toBe(false)
    manager.connect(host, () => fillsViewport)
    expect(isPageInert()).toBe(true)
  })

  it('elements outside the frame do not change', () => {
    const before = byId('shell').outerHTML
    present('a', TWO_BUTTONS)
    expect(byId('shell').outerHTML).toBe(before)
    expect(document.body.attributes).toHaveLength(0)
  })

  it('an element that was inert before stays inert', () => {
    byId('page').setAttribute('inert', '')
    present('a', TWO_BUTTONS)
    dismiss('a')
    expect(isPageInert()).toBe(true)
  })
})
