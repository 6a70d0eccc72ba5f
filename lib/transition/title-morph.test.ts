// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAxis } from '../gesture/axis'
import { iosTransition } from './ios-transition'
import { poseAt } from './pose'
import { fakePageHtml, fakeSlot } from './testing/fake-page'

let upper: HTMLElement
let lower: HTMLElement

/** Boxes of elements in a frame 400 px wide, by data attribute. The large title is below the bar. */
const boxes: Record<string, DOMRect> = {
  'page-slot': new DOMRect(0, 0, 400, 800),
  header: new DOMRect(0, 0, 400, 44),
  'large-title': new DOMRect(0, 47, 400, 49),
  'back-text': new DOMRect(32, 8, 60, 28),
}
/** Boxes of the text in the large title and in the back button. The large title's text is twice as wide. */
const textBoxes: Record<string, DOMRect> = {
  'large-title': new DOMRect(16, 47, 100, 41),
  'back-title': new DOMRect(32, 11, 50, 22),
}
const boxOf = (element: Element, boxesByName: Record<string, DOMRect>) =>
  Object.entries(boxesByName).find(([name]) => element.hasAttribute(`data-${name}`))?.[1] ?? new DOMRect()

const findPart = (slot: HTMLElement, name: string) => slot.querySelector<HTMLElement>(`[data-${name}]`)!
const push = (isAtRest = true) => iosTransition(upper, lower, true, 400, createAxis('ltr'), isAtRest)
const pop = () => iosTransition(lower, upper, false, 400, createAxis('ltr'))
const tweenOf = ({ tweens }: ReturnType<typeof iosTransition>, name: string) =>
  tweens.find(({ element }) => element.hasAttribute(`data-${name}`))

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return boxOf(this, boxes)
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400)
  const getClientRects = function (this: Range) {
    return [boxOf(this.startContainer as Element, textBoxes)]
  }
  Object.defineProperty(Range.prototype, 'getClientRects', { value: getClientRects, configurable: true })
  upper = fakeSlot(fakePageHtml({ backTitle: 'Albums' }), 'upper')
  lower = fakeSlot(fakePageHtml({ large: true, title: 'Albums' }), 'lower')
  document.body.replaceChildren(lower, upper)
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(Range.prototype, 'getClientRects')
})

describe('a large title and the back button', () => {
  it('forward, the title moves to the back button and becomes its text', () => {
    const plan = push()
    const titleClone = tweenOf(plan, 'title-clone')!
    expect(titleClone.from).toEqual({ x: 0, y: 0, scale: 1, opacity: 0.99 })
    // The text begins 16 px inside the title's box. At the end, it is half as large, at x = 32 px, with its center at y = 22 px.
    expect(titleClone.to).toEqual({ x: 24, y: 22 - 47 - 20.5 * 0.5, scale: 0.5, opacity: 0 })
    const text = tweenOf(plan, 'back-text')!
    expect([text.from.scale, text.from.x, text.to]).toEqual([2, -16, { x: 0, y: 0, scale: 1, opacity: 1 }])
  })

  it('title and text overlap all the time, and the text has replaced the title at 60 %', () => {
    const plan = push()
    const titleClone = tweenOf(plan, 'title-clone')!
    const text = tweenOf(plan, 'back-text')!
    for (const progress of [0, 0.3, 0.6, 1]) {
      const [large, small] = [poseAt(titleClone, progress), poseAt(text, progress)]
      expect(large.scale! * 100).toBeCloseTo(small.scale! * 50)
      expect(large.x! + 16 * large.scale!).toBeCloseTo(32 + small.x!)
    }
    expect([poseAt(titleClone, 0.6).opacity, poseAt(text, 0.6).opacity]).toEqual([0, 1])
  })

  it('the chevron is invisible until 60 %, then grows', () => {
    findPart(lower, 'back').removeAttribute('data-back')
    const icon = tweenOf(push(), 'back-icon')!
    expect(poseAt(icon, 0.6)).toEqual({ scale: 0.6, opacity: 0 })
    expect(poseAt(icon, 1)).toEqual({ scale: 1, opacity: 1 })
  })

  it('if the lower page has a back button too, one chevron replaces the other', () => {
    const icon = tweenOf(pop(), 'back-icon')!
    expect(Object.keys({ ...icon.from, ...icon.to })).toEqual(['opacity'])
    expect(icon.element.closest('[data-page-slot]')).toBe(upper)
  })

  it('back, the title is invisible at first and ends at its own position', () => {
    const titleClone = tweenOf(pop(), 'title-clone')!
    expect(poseAt(titleClone, 0.1).opacity).toBe(0)
    expect(poseAt(titleClone, 1)).toEqual({ x: 0, y: 0, scale: 1, opacity: 0.99 })
  })

  it('the title itself is hidden meanwhile, and its copy is hidden from screen readers', () => {
    const cleanup = push().setup?.()
    const titleClone = findPart(upper, 'title-clone')
    expect([titleClone.textContent, titleClone.getAttribute('aria-hidden'), titleClone.tagName]).toEqual([
      'Albums',
      'true',
      'DIV',
    ])
    expect(findPart(lower, 'large-title').style.opacity).toBe('0')
    cleanup?.()
    expect(upper.querySelector('[data-title-clone]')).toBeNull()
    expect(
      [findPart(lower, 'large-title'), findPart(upper, 'back-text')].map((e) => e.getAttribute('style')),
    ).toEqual(['', ''])
  })

  it('each moves with its page if the texts differ, …', () => {
    findPart(upper, 'back-title').textContent = 'Back'
    const plan = push()
    expect(tweenOf(plan, 'title-clone')).toBeUndefined()
    expect(tweenOf(plan, 'back-text')).toMatchObject({ from: { x: 100 }, to: { x: 0 } })
    expect(tweenOf(plan, 'back')).toMatchObject({ from: { opacity: 0.01 }, to: { opacity: 1 } })
  })

  it.each([
    ['if the title is below the bar', 'large-title', new DOMRect(16, 30, 100, 41)],
    ['if the text of the button has no room', 'back-title', new DOMRect(32, 51, 50, 22)],
  ])('… %s, …', (_, name, box) => {
    const before = textBoxes[name]!
    textBoxes[name] = box
    expect(tweenOf(push(), 'title-clone')).toBeUndefined()
    textBoxes[name] = before
  })

  it('… and while a part is still moving from an interrupted transition', () => {
    expect(tweenOf(push(false), 'title-clone')).toBeUndefined()
  })
})
