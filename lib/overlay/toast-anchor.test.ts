// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { resolveToastAnchor, toastInsetAtAnchor } from './toast-anchor'

let warn: ReturnType<typeof vi.spyOn>
const find = (id: string) => document.getElementById(id)
const addBar = () => {
  const element = document.createElement('div')
  element.id = 'bar'
  document.body.replaceChildren(element)
  return element
}

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  document.body.replaceChildren()
})

describe('the anchor of a toast', () => {
  it('is an element or an id', () => {
    const element = addBar()
    expect(resolveToastAnchor('bottom', element, find)).toBe(element)
    expect(resolveToastAnchor('top', 'bar', find)).toBe(element)
    expect(resolveToastAnchor('top', undefined, find)).toBeUndefined()
    expect(warn).not.toHaveBeenCalled()
  })

  it('warns if it is not in the document', () => {
    expect(resolveToastAnchor('bottom', 'nothing', find)).toBeUndefined()
    expect(resolveToastAnchor('bottom', document.createElement('div'), find)).toBeUndefined()
    expect(warn).toHaveBeenCalledTimes(2)
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/#nothing is not in the document/))
  })

  it('warns for a toast in the middle, and is ignored', () => {
    expect(resolveToastAnchor('middle', addBar(), find)).toBeUndefined()
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/in the middle cannot have an anchor/))
  })

  it('sets the inset: the toast is above it at the bottom and below it at the top', () => {
    const frame = { top: 100, bottom: 900, left: 0, right: 390 }
    expect(toastInsetAtAnchor('bottom', { top: 844, bottom: 900, left: 0, right: 390 }, frame, 1)).toBe(56)
    expect(toastInsetAtAnchor('top', { top: 100, bottom: 156, left: 0, right: 390 }, frame, 1)).toBe(56)
  })

  it('does not set the inset while it is below the frame, so that the toast is at the edge', () => {
    const frame = { top: 0, bottom: 800, left: 0, right: 390 }
    expect(
      toastInsetAtAnchor('bottom', { top: 820, bottom: 870, left: 0, right: 390 }, frame, 1),
    ).toBeUndefined()
  })

  it('sets the inset in the pixels of a scaled frame', () => {
    const frame = { top: 0, bottom: 400, left: 0, right: 195 }
    expect(toastInsetAtAnchor('bottom', { top: 372, bottom: 400, left: 0, right: 195 }, frame, 0.5)).toBe(56)
  })
})
