// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MD_BACK_DURATION_MS } from './constants'
import { fakeAnimations } from './testing/fake-animations'
import { fakePageHtml, fakeSlot } from './testing/fake-page'
import { createTransitionController, type TransitionController } from './transition-controller'

vi.mock('@/lib/frame/motion', () => ({ reducedMotion: () => false, motionRate: () => 1 }))

/** A page of a page host that is not lib/navigation. */
type TestPage = { key: string; element: HTMLElement }

let animations: ReturnType<typeof fakeAnimations>
let calls: string[]
let controller: TransitionController<TestPage>
let pageA: TestPage
let pageB: TestPage

const createTestPage = (key: string): TestPage => ({
  key,
  element: fakeSlot(fakePageHtml({ title: key }), key),
})
/** Waits until the promises of a finished clock have been handled. */
const waitForClock = () => new Promise((done) => setTimeout(done, 0))

beforeEach(() => {
  animations = fakeAnimations()
  document.documentElement.dataset.mode = 'ios'
  calls = []
  pageA = createTestPage('a')
  pageB = createTestPage('b')
  document.body.append(pageA.element, pageB.element)
  controller = createTransitionController<TestPage>({
    root: () => document.body,
    host: {
      elementOf: ({ element }) => element,
      restoreScroll: ({ key }) => void calls.push(`restore ${key}`),
      onWillTransition: (from, to) => void calls.push(`open ${from.key} ${to.key}`),
      onDidTransition: (from, to, arrived) => void calls.push(`close ${from.key} ${to.key} ${arrived}`),
      onAnimation: (type, { key }) => void calls.push(`${type} ${key}`),
    },
    onEnd: ({ key }, arrived) => void calls.push(`stay ${key} ${arrived}`),
  })
})
afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset.mode
  animations.remove()
})

describe('pages of another page host', () => {
  it('change places, and the host is called in order', async () => {
    expect(controller.run(pageA, pageB, 'forward')).toBe(true)
    expect(controller.clock).toBeDefined()
    animations.finish()
    await waitForClock()
    expect(calls).toEqual(['restore b', 'open a b', 'start b', 'close a b true', 'end b', 'stay b true'])
    expect(controller.clock).toBeUndefined()
  })

  it('have no styles of the transition left after reset()', async () => {
    const before = [pageA, pageB].map(({ element }) => element.outerHTML)
    controller.run(pageA, pageB, 'forward')
    expect(pageB.element.style.zIndex).not.toBe('')
    animations.finish()
    await waitForClock()
    controller.reset()
    for (const { element } of [pageA, pageB]) {
      for (const styled of element.querySelectorAll('[style=""]')) styled.removeAttribute('style')
      if (element.getAttribute('style') === '') element.removeAttribute('style')
    }
    expect([pageA, pageB].map(({ element }) => element.outerHTML)).toEqual(before)
  })

  it('get their own inline styles back, also after an interrupted transition', async () => {
    const c = createTestPage('c')
    document.body.append(c.element)
    const parts = [pageA, pageB, c].flatMap(({ element }) => [
      element,
      ...element.querySelectorAll<HTMLElement>('[data-content], [data-title], [data-page]'),
    ])
    for (const part of parts)
      part.style.cssText =
        'opacity: 0.5; transform: rotate(1deg); z-index: 3; background-color: rgb(1, 2, 3);'
    controller.run(pageA, pageB, 'forward')
    animations.seek(0.4)
    controller.run(pageB, c, 'forward')
    expect(parts.some(({ style }) => style.transform !== 'rotate(1deg)')).toBe(true)
    animations.finish()
    await waitForClock()
    controller.reset()
    for (const { style } of parts)
      expect([style.opacity, style.transform, style.zIndex, style.backgroundColor]).toEqual([
        '0.5',
        'rotate(1deg)',
        '3',
        'rgb(1, 2, 3)',
      ])
  })

  it('keep no important style that was set before the transition and removed during it', async () => {
    const content = pageB.element.querySelector<HTMLElement>('[data-content]')!
    content.style.setProperty('transform', 'none', 'important')
    controller.run(pageA, pageB, 'forward')
    content.style.removeProperty('transform')
    animations.finish()
    await waitForClock()
    controller.reset()
    expect(content.style.transform).toBe('')
  })

  it('do not move if one only replaces the other, or if both are the same', () => {
    expect(controller.run(pageA, pageB, 'none')).toBe(false)
    expect(controller.run(pageA, pageA, 'forward')).toBe(false)
    expect(animations.runningAnimations()).toEqual([])
    expect(calls).toEqual([])
  })

  it('have no styles left after an interruption, by a replacement or by reset()', () => {
    for (const interrupt of [() => controller.run(pageB, pageA, 'none'), () => controller.reset()]) {
      controller.run(pageA, pageB, 'forward')
      animations.seek(0.5)
      interrupt()
      expect(controller.clock).toBeUndefined()
      expect(calls.slice(-2)).toEqual(['close a b true', 'end b'])
      for (const { element } of [pageA, pageB])
        for (const part of [element, ...element.querySelectorAll<HTMLElement>('*')])
          expect(part.getAttribute('style') ?? '').toBe('')
    }
  })

  it('may be stored by a class instance with its own state', () => {
    class Pages {
      readonly opened: string[] = []
      elementOf = ({ element }: TestPage) => element
      restoreScroll() {}
      onWillTransition(from: TestPage, to: TestPage) {
        this.opened.push(`${from.key} ${to.key}`)
      }
      onDidTransition() {}
      onAnimation() {}
    }
    const host = new Pages()
    createTransitionController<TestPage>({ root: () => document.body, host, onEnd: () => {} }).run(
      pageA,
      pageB,
      'forward',
    )
    expect(host.opened).toEqual(['a b'])
  })

  it('reverse when they are sent back during the transition', async () => {
    controller.run(pageA, pageB, 'forward')
    animations.seek(0.5)
    expect(controller.run(pageB, pageA, 'back')).toBe(true)
    animations.finish()
    await waitForClock()
    expect(calls).toEqual(['restore b', 'open a b', 'start b', 'close a b false', 'end b', 'stay a true'])
  })

  it('follow a drag, and the top one remains if the release does not go back', async () => {
    let isCommitted = false
    const transition = controller.startInteractive(pageB, pageA, () => {
      isCommitted = true
    })
    transition.seek(0.3)
    transition.release(false, 100)
    animations.finish()
    await waitForClock()
    expect(isCommitted).toBe(false)
    expect(calls.at(-1)).toBe('stay b false')
  })

  it('follow a drag, and change places if the release goes back', async () => {
    let isCommitted = false
    const transition = controller.startInteractive(pageB, pageA, () => {
      isCommitted = true
    })
    transition.seek(0.7)
    transition.release(true, 100)
    expect(isCommitted).toBe(true)
    animations.finish()
    await waitForClock()
    expect(calls.at(-1)).toBe('stay a true')
  })

  it('are interrupted by a third page', async () => {
    const c = createTestPage('c')
    document.body.append(c.element)
    controller.run(pageA, pageB, 'forward')
    animations.seek(0.4)
    controller.run(pageB, c, 'forward')
    animations.finish()
    await waitForClock()
    expect(calls).toEqual([
      'restore b',
      'open a b',
      'start b',
      'close a b true',
      'end b',
      'restore c',
      'open b c',
      'start c',
      'close b c true',
      'end c',
      'stay c true',
    ])
  })

  it.each([true, false])(
    'in Material mode a released preview takes 200 ms and leaves no styles: back is %s',
    async (back) => {
      document.documentElement.dataset.mode = 'md'
      const pageHtml = () => [pageA, pageB].map(({ element }) => element.outerHTML.replace(' style=""', ''))
      const before = pageHtml()
      const transition = controller.startInteractive(pageB, pageA, () => calls.push('commit'))
      transition.seek(0.5)
      transition.release(back, MD_BACK_DURATION_MS)
      animations.finish()
      await waitForClock()
      expect(calls).toContain(back ? 'stay a true' : 'stay b false')
      expect(calls.includes('commit')).toBe(back)
      controller.reset()
      expect(pageHtml()).toEqual(before)
    },
  )
})
