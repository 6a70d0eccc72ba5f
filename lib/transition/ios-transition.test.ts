// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { createAxis } from '../gesture/axis'
import { iosTransition } from './ios-transition'
import { fadeTransition, mdTransition } from './md-transition'
import type { Tween } from './pose'
import { fakePageHtml, fakeSlot } from './testing/fake-page'

let entering: HTMLElement
let leaving: HTMLElement

/** Returns the first and the last pose of a part, found by its data attribute; undefined if the part does not move. */
const posesOf = (tweens: Tween[], slot: HTMLElement, name: string) => {
  const element = slot.querySelector(`[data-${name}]`)
  const tween = tweens.find((candidate) => candidate.element === element)
  return tween && [tween.from, tween.to]
}

beforeEach(() => {
  document.body.innerHTML = ''
  entering = fakeSlot(fakePageHtml(), 'entering')
  leaving = fakeSlot(fakePageHtml(), 'leaving')
  document.body.append(entering, leaving)
})

describe('the iOS slide, 400 px wide', () => {
  it('the page below is visible from the first frame, even if the upper page has an !important background', () => {
    const style = document.createElement('style')
    style.textContent = '[data-page] { background-color: rgb(255, 255, 255) !important }'
    document.head.append(style)
    const cleanup = iosTransition(entering, leaving, true, 400, createAxis('ltr')).setup?.()
    const background = (name: string) =>
      getComputedStyle(entering.querySelector(`[data-${name}]`) as Element).backgroundColor
    expect([background('page'), background('content')]).toEqual(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'])
    cleanup?.()
    expect([background('page'), background('content')]).toEqual(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'])
    style.remove()
  })

  it('a layer behind all bars gets the background if the content begins below them', () => {
    const style = document.createElement('style')
    style.textContent = '[data-page] { background-color: rgb(255, 255, 255) }'
    document.head.append(style)
    const content = entering.querySelector('[data-content]') as HTMLElement
    Object.defineProperty(content, 'offsetTop', { value: 100 })
    const { tweens, setup } = iosTransition(entering, leaving, true, 400, createAxis('ltr'))
    const cleanup = setup?.()
    const page = entering.querySelector('[data-page]') as HTMLElement
    const background = page.firstElementChild as HTMLElement
    expect([background.style.backgroundColor, background.style.zIndex]).toEqual(['rgb(255, 255, 255)', '-1'])
    const tween = tweens.find(({ element }) => element === background)
    expect([tween?.from, tween?.to]).toEqual([{ x: 398 }, { x: 0 }])
    expect(content.style.backgroundColor).toBe('')
    cleanup?.()
    expect([background.isConnected, page.style.backgroundColor]).toEqual([false, ''])
    style.remove()
  })

  it('forward, left to right: the new page enters from the end side, the old one moves a third aside and dims', () => {
    const { tweens, duration, easing } = iosTransition(entering, leaving, true, 400, createAxis('ltr'))
    expect([duration, easing]).toEqual([540, [0.32, 0.72, 0, 1]])
    expect(posesOf(tweens, entering, 'content')).toEqual([{ x: 398 }, { x: 0 }])
    expect(posesOf(tweens, entering, 'footer')).toEqual([{ x: 398 }, { x: 0 }])
    expect(posesOf(tweens, entering, 'search')).toEqual([{ x: 398 }, { x: 0 }])
    expect(posesOf(tweens, leaving, 'content')).toEqual([
      { x: 0, opacity: 1 },
      { x: -132, opacity: 0.8 },
    ])
  })

  it('forward, right to left: everything is mirrored', () => {
    const { tweens } = iosTransition(entering, leaving, true, 400, createAxis('rtl'))
    expect(posesOf(tweens, entering, 'content')).toEqual([{ x: -398 }, { x: 0 }])
    expect(posesOf(tweens, entering, 'title')).toEqual([
      { x: -398, opacity: 0.01 },
      { x: 0, opacity: 1 },
    ])
    expect(posesOf(tweens, entering, 'back-text')).toEqual([{ x: -100 }, { x: 0 }])
    expect(posesOf(tweens, leaving, 'content')).toEqual([
      { x: 0, opacity: 1 },
      { x: 132, opacity: 0.8 },
    ])
  })

  it('forward: the toolbar does not move, its parts move separately', () => {
    const { tweens } = iosTransition(entering, leaving, true, 400, createAxis('ltr'))
    expect(posesOf(tweens, entering, 'toolbar')).toBeUndefined()
    expect(posesOf(tweens, entering, 'header')).toBeUndefined()
    expect(posesOf(tweens, entering, 'title')).toEqual([
      { x: 398, opacity: 0.01 },
      { x: 0, opacity: 1 },
    ])
    expect(posesOf(tweens, leaving, 'title')).toEqual([
      { x: 0, opacity: 0.99 },
      { x: -132, opacity: 0 },
    ])
    expect(posesOf(tweens, entering, 'bar-buttons')).toEqual([{ opacity: 0.01 }, { opacity: 1 }])
    expect(posesOf(tweens, leaving, 'bar-buttons')).toEqual([{ opacity: 0.99 }, { opacity: 0 }])
    expect(posesOf(tweens, entering, 'back')).toEqual([{ opacity: 0.01 }, { opacity: 1 }])
    expect(posesOf(tweens, entering, 'back-text')).toEqual([{ x: 100 }, { x: 0 }])
    expect(posesOf(tweens, leaving, 'back-text')).toBeUndefined()
    expect(posesOf(tweens, entering, 'bar-background')).toEqual([{ opacity: 0.01 }, { opacity: 1 }])
    expect(posesOf(tweens, leaving, 'bar-background')).toBeUndefined()
  })

  it('invisible parts do not move: an empty group, a hidden back button, a transparent background', () => {
    const part = (name: string) => entering.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement
    part('bar-buttons').replaceChildren()
    part('back-text').style.display = 'none'
    part('bar-background').style.opacity = '0'
    const { tweens } = iosTransition(entering, leaving, true, 400, createAxis('ltr'))
    for (const name of ['bar-buttons', 'back-text', 'bar-background'])
      expect(posesOf(tweens, entering, name), name).toBeUndefined()
    expect(posesOf(tweens, entering, 'back')).toEqual([{ opacity: 0.01 }, { opacity: 1 }])
  })

  it('a title that is hidden over a picture remains hidden during the transition', () => {
    ;(entering.querySelector('[data-title]') as HTMLElement).style.opacity = '0'
    expect(
      posesOf(iosTransition(entering, leaving, true, 400, createAxis('ltr')).tweens, entering, 'title'),
    ).toBeUndefined()
  })

  it('two back buttons with icons only, as on iOS 26: the upper one keeps its position, the lower one is hidden', () => {
    for (const slot of [entering, leaving])
      (slot.querySelector('[data-back-text]') as HTMLElement).style.display = 'none'
    for (const forward of [true, false]) {
      const { tweens } = iosTransition(entering, leaving, forward, 400, createAxis('ltr'))
      const [upper, lower] = forward ? [entering, leaving] : [leaving, entering]
      expect(posesOf(tweens, upper, 'back')).toEqual([{ opacity: 1 }, { opacity: 1 }])
      expect(posesOf(tweens, lower, 'back')).toEqual([{ opacity: 0 }, { opacity: 0 }])
    }
  })

  it('back: the same moves in reverse', () => {
    const { tweens } = iosTransition(entering, leaving, false, 400, createAxis('ltr'))
    expect(posesOf(tweens, entering, 'content')).toEqual([
      { x: -132, opacity: 0.8 },
      { x: 0, opacity: 1 },
    ])
    expect(posesOf(tweens, leaving, 'content')).toEqual([{ x: 0 }, { x: 400 }])
    expect(posesOf(tweens, entering, 'title')).toEqual([
      { x: -132, opacity: 0.01 },
      { x: 0, opacity: 1 },
    ])
    expect(posesOf(tweens, leaving, 'title')).toEqual([
      { x: 0, opacity: 0.99 },
      { x: 400, opacity: 0 },
    ])
    expect(posesOf(tweens, leaving, 'back-text')).toEqual([{ x: 0 }, { x: 124 }])
    expect(posesOf(tweens, entering, 'back-text')).toBeUndefined()
    expect(posesOf(tweens, leaving, 'bar-background')).toEqual([{ opacity: 1 }, { opacity: 0 }])
  })

  it('a large title moves with the content, and the small title does not move', () => {
    entering.innerHTML = fakePageHtml({ large: true })
    const { tweens } = iosTransition(entering, leaving, true, 400, createAxis('ltr'))
    expect(posesOf(tweens, entering, 'title')).toBeUndefined()
    expect(posesOf(tweens, entering, 'large-title')).toBeUndefined()
    expect(posesOf(tweens, entering, 'content')).toEqual([{ x: 398 }, { x: 0 }])
  })

  it('back to a scrolled page: its small title is visible, and moves', () => {
    entering.innerHTML = fakePageHtml({ large: true })
    const { tweens } = iosTransition(entering, leaving, false, 400, createAxis('ltr'))
    expect(posesOf(tweens, entering, 'title')).toEqual([
      { x: -132, opacity: 0.01 },
      { x: 0, opacity: 1 },
    ])
    const title = entering.querySelector<HTMLElement>('[data-title]')!
    title.style.opacity = '0'
    expect(
      posesOf(iosTransition(entering, leaving, false, 400, createAxis('ltr')).tweens, entering, 'title'),
    ).toBeUndefined()
  })

  it('a page without parts moves as a whole', () => {
    entering.innerHTML = '<div>Just this</div>'
    const { tweens } = iosTransition(entering, leaving, true, 400, createAxis('ltr'))
    expect(tweens.find(({ element }) => element === entering)).toMatchObject({
      from: { x: 398 },
      to: { x: 0 },
    })
  })

  it('adds a shadow over the lower page: black up to 10 %, and a shadow at the edge', () => {
    const { tweens, setup } = iosTransition(entering, leaving, true, 400, createAxis('ltr'))
    const cleanup = setup?.()
    const shadowElement = entering.querySelector<HTMLElement>('[data-shadow]')!
    const [cover, shadow] = [...shadowElement.children]
    expect(tweens.find(({ element }) => element === cover)).toMatchObject({
      from: { opacity: 0 },
      to: { opacity: 0.1 },
    })
    expect(tweens.find(({ element }) => element === shadow)).toMatchObject({
      from: { opacity: 0.03 },
      to: { opacity: 0.7 },
    })
    expect(tweens.find(({ element }) => element === shadowElement)).toMatchObject({
      from: { x: 398 },
      to: { x: 0 },
    })
    cleanup?.()
    expect(entering.querySelector('[data-shadow]')).toBeNull()
  })

  it('the content gets the background of the page, so that the toolbar need not move with it', () => {
    const page = entering.querySelector<HTMLElement>('[data-page]')!
    const content = entering.querySelector<HTMLElement>('[data-content]')!
    page.style.setProperty('background-color', 'rgb(255, 255, 255)', '')
    const sheet = document.createElement('style')
    sheet.textContent =
      '[data-content] { background-color: rgba(0, 0, 0, 0) } [data-page] { background-color: rgb(1, 2, 3) }'
    document.head.append(sheet)
    page.style.removeProperty('background-color')
    const cleanup = iosTransition(entering, leaving, true, 400, createAxis('ltr')).setup?.()
    expect(page.style.backgroundColor).toBe('transparent')
    expect(content.style.backgroundColor).toBe('rgb(1, 2, 3)')
    cleanup?.()
    expect([page.style.backgroundColor, content.style.backgroundColor]).toEqual(['', ''])
    sheet.remove()
  })
})

describe('the Material transition', () => {
  it('forward, 280 ms: the new page moves up 40 px and fades in, the old one does not move', () => {
    expect(mdTransition(entering, leaving, true)).toMatchObject({
      tweens: [{ element: entering, from: { y: 40, opacity: 0.01 }, to: { y: 0, opacity: 1 } }],
      duration: 280,
      easing: [0.36, 0.66, 0.04, 1],
    })
  })

  it('back, 200 ms: the old page moves down 40 px and fades out, the new one does not move', () => {
    expect(mdTransition(entering, leaving, false)).toMatchObject({
      tweens: [{ element: leaving, from: { y: 0, opacity: 1 }, to: { y: 40, opacity: 0 } }],
      duration: 200,
      easing: [0.47, 0, 0.745, 0.715],
    })
  })
})

describe('reduced motion', () => {
  it('fades in at most 100 ms, without movement', () => {
    for (const forward of [true, false]) {
      const { tweens, duration } = fadeTransition(entering, leaving, forward)
      expect(duration).toBeLessThanOrEqual(100)
      for (const { from, to } of tweens) expect(Object.keys({ ...from, ...to })).toEqual(['opacity'])
    }
  })
})
