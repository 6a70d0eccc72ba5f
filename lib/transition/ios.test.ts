// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { axis } from '../gesture/axis'
import { ios } from './ios'
import { fade, md } from './md'
import type { Move } from './pose'
import { fakePage, fakeSlot } from './testing/fake-page'

let entering: HTMLElement
let leaving: HTMLElement

/** The moves of one part, found by its data attribute. */
const of = (moves: Move[], slot: HTMLElement, name: string) => {
  const element = slot.querySelector(`[data-${name}]`)
  const move = moves.find((candidate) => candidate.element === element)
  return move && [move.from, move.to]
}

beforeEach(() => {
  document.body.innerHTML = ''
  entering = fakeSlot(fakePage(), 'entering')
  leaving = fakeSlot(fakePage(), 'leaving')
  document.body.append(entering, leaving)
})

describe('the iOS slide, 400 px wide', () => {
  it('lets the page beneath be seen from the first frame, whatever ground the upper one insists on', () => {
    const style = document.createElement('style')
    style.textContent = '[data-page] { background-color: rgb(255, 255, 255) !important }'
    document.head.append(style)
    const cleanup = ios(entering, leaving, true, 400, axis('ltr')).setup?.()
    const ground = (name: string) =>
      getComputedStyle(entering.querySelector(`[data-${name}]`) as Element).backgroundColor
    expect([ground('page'), ground('content')]).toEqual(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'])
    cleanup?.()
    expect([ground('page'), ground('content')]).toEqual(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'])
    style.remove()
  })

  it('takes the ground behind all bars along where the content begins beneath them', () => {
    const style = document.createElement('style')
    style.textContent = '[data-page] { background-color: rgb(255, 255, 255) }'
    document.head.append(style)
    const content = entering.querySelector('[data-content]') as HTMLElement
    Object.defineProperty(content, 'offsetTop', { value: 100 })
    const { moves, setup } = ios(entering, leaving, true, 400, axis('ltr'))
    const cleanup = setup?.()
    const page = entering.querySelector('[data-page]') as HTMLElement
    const ground = page.firstElementChild as HTMLElement
    expect([ground.style.backgroundColor, ground.style.zIndex]).toEqual(['rgb(255, 255, 255)', '-1'])
    const move = moves.find(({ element }) => element === ground)
    expect([move?.from, move?.to]).toEqual([{ x: 398 }, { x: 0 }])
    expect(content.style.backgroundColor).toBe('')
    cleanup?.()
    expect([ground.isConnected, page.style.backgroundColor]).toEqual([false, ''])
    style.remove()
  })

  it('forward, left to right: the new page comes from the end, the old one gives way by a third and dims', () => {
    const { moves, duration, easing } = ios(entering, leaving, true, 400, axis('ltr'))
    expect([duration, easing]).toEqual([540, [0.32, 0.72, 0, 1]])
    expect(of(moves, entering, 'content')).toEqual([{ x: 398 }, { x: 0 }])
    expect(of(moves, entering, 'footer')).toEqual([{ x: 398 }, { x: 0 }])
    expect(of(moves, entering, 'search')).toEqual([{ x: 398 }, { x: 0 }])
    expect(of(moves, leaving, 'content')).toEqual([
      { x: 0, opacity: 1 },
      { x: -132, opacity: 0.8 },
    ])
  })

  it('forward, right to left: everything is mirrored', () => {
    const { moves } = ios(entering, leaving, true, 400, axis('rtl'))
    expect(of(moves, entering, 'content')).toEqual([{ x: -398 }, { x: 0 }])
    expect(of(moves, entering, 'title')).toEqual([
      { x: -398, opacity: 0.01 },
      { x: 0, opacity: 1 },
    ])
    expect(of(moves, entering, 'back-text')).toEqual([{ x: -100 }, { x: 0 }])
    expect(of(moves, leaving, 'content')).toEqual([
      { x: 0, opacity: 1 },
      { x: 132, opacity: 0.8 },
    ])
  })

  it('forward: the bar stays, its parts go their own ways', () => {
    const { moves } = ios(entering, leaving, true, 400, axis('ltr'))
    expect(of(moves, entering, 'toolbar')).toBeUndefined()
    expect(of(moves, entering, 'header')).toBeUndefined()
    expect(of(moves, entering, 'title')).toEqual([
      { x: 398, opacity: 0.01 },
      { x: 0, opacity: 1 },
    ])
    expect(of(moves, leaving, 'title')).toEqual([
      { x: 0, opacity: 0.99 },
      { x: -132, opacity: 0 },
    ])
    expect(of(moves, entering, 'bar-buttons')).toEqual([{ opacity: 0.01 }, { opacity: 1 }])
    expect(of(moves, leaving, 'bar-buttons')).toEqual([{ opacity: 0.99 }, { opacity: 0 }])
    expect(of(moves, entering, 'back')).toEqual([{ opacity: 0.01 }, { opacity: 1 }])
    expect(of(moves, entering, 'back-text')).toEqual([{ x: 100 }, { x: 0 }])
    expect(of(moves, leaving, 'back-text')).toBeUndefined()
    expect(of(moves, entering, 'bar-background')).toEqual([{ opacity: 0.01 }, { opacity: 1 }])
    expect(of(moves, leaving, 'bar-background')).toBeUndefined()
  })

  it('what shows nothing stays where it is: an empty group, a hidden way back, a bar without a background', () => {
    const part = (name: string) => entering.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement
    part('bar-buttons').replaceChildren()
    part('back-text').style.display = 'none'
    part('bar-background').style.opacity = '0'
    const { moves } = ios(entering, leaving, true, 400, axis('ltr'))
    for (const name of ['bar-buttons', 'back-text', 'bar-background'])
      expect(of(moves, entering, name), name).toBeUndefined()
    expect(of(moves, entering, 'back')).toEqual([{ opacity: 0.01 }, { opacity: 1 }])
  })

  it('a title that is hidden over a picture stays hidden on the way', () => {
    ;(entering.querySelector('[data-title]') as HTMLElement).style.opacity = '0'
    expect(of(ios(entering, leaving, true, 400, axis('ltr')).moves, entering, 'title')).toBeUndefined()
  })

  it('two back buttons without words, as on iOS 26: one stays in its place and the other is not seen', () => {
    for (const slot of [entering, leaving])
      (slot.querySelector('[data-back-text]') as HTMLElement).style.display = 'none'
    for (const forward of [true, false]) {
      const { moves } = ios(entering, leaving, forward, 400, axis('ltr'))
      const [upper, lower] = forward ? [entering, leaving] : [leaving, entering]
      expect(of(moves, upper, 'back')).toEqual([{ opacity: 1 }, { opacity: 1 }])
      expect(of(moves, lower, 'back')).toEqual([{ opacity: 0 }, { opacity: 0 }])
    }
  })

  it('back: the same way home', () => {
    const { moves } = ios(entering, leaving, false, 400, axis('ltr'))
    expect(of(moves, entering, 'content')).toEqual([
      { x: -132, opacity: 0.8 },
      { x: 0, opacity: 1 },
    ])
    expect(of(moves, leaving, 'content')).toEqual([{ x: 0 }, { x: 400 }])
    expect(of(moves, entering, 'title')).toEqual([
      { x: -132, opacity: 0.01 },
      { x: 0, opacity: 1 },
    ])
    expect(of(moves, leaving, 'title')).toEqual([
      { x: 0, opacity: 0.99 },
      { x: 400, opacity: 0 },
    ])
    expect(of(moves, leaving, 'back-text')).toEqual([{ x: 0 }, { x: 124 }])
    expect(of(moves, entering, 'back-text')).toBeUndefined()
    expect(of(moves, leaving, 'bar-background')).toEqual([{ opacity: 1 }, { opacity: 0 }])
  })

  it('a page with a large title brings it with its content; its small title stays away', () => {
    entering.innerHTML = fakePage({ large: true })
    const { moves } = ios(entering, leaving, true, 400, axis('ltr'))
    expect(of(moves, entering, 'title')).toBeUndefined()
    expect(of(moves, entering, 'large-title')).toBeUndefined()
    expect(of(moves, entering, 'content')).toEqual([{ x: 398 }, { x: 0 }])
  })

  it('coming back to a page that is scrolled: its small title is there, and moves', () => {
    entering.innerHTML = fakePage({ large: true })
    const { moves } = ios(entering, leaving, false, 400, axis('ltr'))
    expect(of(moves, entering, 'title')).toEqual([
      { x: -132, opacity: 0.01 },
      { x: 0, opacity: 1 },
    ])
    const title = entering.querySelector<HTMLElement>('[data-title]')!
    title.style.opacity = '0'
    expect(of(ios(entering, leaving, false, 400, axis('ltr')).moves, entering, 'title')).toBeUndefined()
  })

  it('a page without parts slides whole', () => {
    entering.innerHTML = '<div>Just this</div>'
    const { moves } = ios(entering, leaving, true, 400, axis('ltr'))
    expect(moves.find(({ element }) => element === entering)).toMatchObject({
      from: { x: 398 },
      to: { x: 0 },
    })
  })

  it('hangs a shade over the lower page while it lasts: black to a tenth, and a shadow at the edge', () => {
    const { moves, setup } = ios(entering, leaving, true, 400, axis('ltr'))
    const cleanup = setup?.()
    const strip = entering.querySelector<HTMLElement>('[data-shade]')!
    const [cover, shadow] = [...strip.children]
    expect(moves.find(({ element }) => element === cover)).toMatchObject({
      from: { opacity: 0 },
      to: { opacity: 0.1 },
    })
    expect(moves.find(({ element }) => element === shadow)).toMatchObject({
      from: { opacity: 0.03 },
      to: { opacity: 0.7 },
    })
    expect(moves.find(({ element }) => element === strip)).toMatchObject({ from: { x: 398 }, to: { x: 0 } })
    cleanup?.()
    expect(entering.querySelector('[data-shade]')).toBeNull()
  })

  it('lends the page’s ground to its content, so that the bar can stay while the content moves', () => {
    const page = entering.querySelector<HTMLElement>('[data-page]')!
    const content = entering.querySelector<HTMLElement>('[data-content]')!
    page.style.setProperty('background-color', 'rgb(255, 255, 255)', '')
    const sheet = document.createElement('style')
    sheet.textContent =
      '[data-content] { background-color: rgba(0, 0, 0, 0) } [data-page] { background-color: rgb(1, 2, 3) }'
    document.head.append(sheet)
    page.style.removeProperty('background-color')
    const cleanup = ios(entering, leaving, true, 400, axis('ltr')).setup?.()
    expect(page.style.backgroundColor).toBe('transparent')
    expect(content.style.backgroundColor).toBe('rgb(1, 2, 3)')
    cleanup?.()
    expect([page.style.backgroundColor, content.style.backgroundColor]).toEqual(['', ''])
    sheet.remove()
  })
})

describe('the Material transition', () => {
  it('forward, 280 ms: the new page rises 40 px and appears, the old one stands still', () => {
    expect(md(entering, leaving, true)).toMatchObject({
      moves: [{ element: entering, from: { y: 40, opacity: 0.01 }, to: { y: 0, opacity: 1 } }],
      duration: 280,
      easing: [0.36, 0.66, 0.04, 1],
    })
  })

  it('back, 200 ms: the old page sinks 40 px and fades, the new one stands still', () => {
    expect(md(entering, leaving, false)).toMatchObject({
      moves: [{ element: leaving, from: { y: 0, opacity: 1 }, to: { y: 40, opacity: 0 } }],
      duration: 200,
      easing: [0.47, 0, 0.745, 0.715],
    })
  })
})

describe('reduced motion', () => {
  it('leaves a fade of at most 100 ms, without any travel', () => {
    for (const forward of [true, false]) {
      const { moves, duration } = fade(entering, leaving, forward)
      expect(duration).toBeLessThanOrEqual(100)
      for (const { from, to } of moves) expect(Object.keys({ ...from, ...to })).toEqual(['opacity'])
    }
  })
})
