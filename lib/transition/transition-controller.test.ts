// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MD_BACK } from './constants'
import { fakeAnimations } from './testing/fake-animations'
import { fakePage, fakeSlot } from './testing/fake-page'
import { createTransitionController, type TransitionController } from './transition-controller'

vi.mock('@/lib/frame/motion', () => ({ reducedMotion: () => false, motionRate: () => 1 }))

/** A page of somebody who keeps pages in their own way. */
type Sheet = { key: string; element: HTMLElement }

let animations: ReturnType<typeof fakeAnimations>
let told: string[]
let runner: TransitionController<Sheet>
let a: Sheet
let b: Sheet

const sheet = (key: string): Sheet => ({ key, element: fakeSlot(fakePage({ title: key }), key) })
/** Lets promises of a clock that has come to its end be heard. */
const heard = () => new Promise((done) => setTimeout(done, 0))

beforeEach(() => {
  animations = fakeAnimations()
  document.documentElement.dataset.mode = 'ios'
  told = []
  a = sheet('a')
  b = sheet('b')
  document.body.append(a.element, b.element)
  runner = createTransitionController<Sheet>({
    root: () => document.body,
    keeper: {
      of: ({ element }) => element,
      restore: ({ key }) => void told.push(`restore ${key}`),
      open: (from, to) => void told.push(`open ${from.key} ${to.key}`),
      close: (from, to, arrived) => void told.push(`close ${from.key} ${to.key} ${arrived}`),
      moves: (type, { key }) => void told.push(`${type} ${key}`),
    },
    end: ({ key }, arrived) => void told.push(`stay ${key} ${arrived}`),
  })
})
afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset.mode
  animations.remove()
})

describe('pages that somebody else keeps', () => {
  it('change places, and the keeper is told in order', async () => {
    expect(runner.run(a, b, 'forward')).toBe(true)
    expect(runner.clock).toBeDefined()
    animations.finish()
    await heard()
    expect(told).toEqual(['restore b', 'open a b', 'start b', 'close a b true', 'end b', 'stay b true'])
    expect(runner.clock).toBeUndefined()
  })

  it('keep nothing of the movement once it has been struck', async () => {
    const before = [a, b].map(({ element }) => element.outerHTML)
    runner.run(a, b, 'forward')
    expect(b.element.style.zIndex).not.toBe('')
    animations.finish()
    await heard()
    runner.strike()
    for (const { element } of [a, b]) {
      for (const styled of element.querySelectorAll('[style=""]')) styled.removeAttribute('style')
      if (element.getAttribute('style') === '') element.removeAttribute('style')
    }
    expect([a, b].map(({ element }) => element.outerHTML)).toEqual(before)
  })

  it('get their own inline styles back, also when one movement takes over from another', async () => {
    const c = sheet('c')
    document.body.append(c.element)
    const parts = [a, b, c].flatMap(({ element }) => [
      element,
      ...element.querySelectorAll<HTMLElement>('[data-content], [data-title], [data-page]'),
    ])
    for (const part of parts)
      part.style.cssText =
        'opacity: 0.5; transform: rotate(1deg); z-index: 3; background-color: rgb(1, 2, 3);'
    runner.run(a, b, 'forward')
    animations.at(0.4)
    runner.run(b, c, 'forward')
    expect(parts.some(({ style }) => style.transform !== 'rotate(1deg)')).toBe(true)
    animations.finish()
    await heard()
    runner.strike()
    for (const { style } of parts)
      expect([style.opacity, style.transform, style.zIndex, style.backgroundColor]).toEqual([
        '0.5',
        'rotate(1deg)',
        '3',
        'rgb(1, 2, 3)',
      ])
  })

  it('keep what somebody has pinned against the movement and let go of before its end', async () => {
    const content = b.element.querySelector<HTMLElement>('[data-content]')!
    content.style.setProperty('transform', 'none', 'important')
    runner.run(a, b, 'forward')
    content.style.removeProperty('transform')
    animations.finish()
    await heard()
    runner.strike()
    expect(content.style.transform).toBe('')
  })

  it('do not move where one only takes the place of the other, or where there is only one', () => {
    expect(runner.run(a, b, 'none')).toBe(false)
    expect(runner.run(a, a, 'forward')).toBe(false)
    expect(animations.running()).toEqual([])
    expect(told).toEqual([])
  })

  it('keep nothing of a movement that is cut off, by a page that takes their place or by the keeper', () => {
    for (const cut of [() => runner.run(b, a, 'none'), () => runner.strike()]) {
      runner.run(a, b, 'forward')
      animations.at(0.5)
      cut()
      expect(runner.clock).toBeUndefined()
      expect(told.slice(-2)).toEqual(['close a b true', 'end b'])
      for (const { element } of [a, b])
        for (const part of [element, ...element.querySelectorAll<HTMLElement>('*')])
          expect(part.getAttribute('style') ?? '').toBe('')
    }
  })

  it('may be kept by an object with a state of its own', () => {
    class Shelf {
      readonly heard: string[] = []
      of = ({ element }: Sheet) => element
      restore() {}
      open(from: Sheet, to: Sheet) {
        this.heard.push(`${from.key} ${to.key}`)
      }
      close() {}
      moves() {}
    }
    const keeper = new Shelf()
    createTransitionController<Sheet>({ root: () => document.body, keeper, end: () => {} }).run(
      a,
      b,
      'forward',
    )
    expect(keeper.heard).toEqual(['a b'])
  })

  it('turn round on the way when they are asked to go back', async () => {
    runner.run(a, b, 'forward')
    animations.at(0.5)
    expect(runner.run(b, a, 'back')).toBe(true)
    animations.finish()
    await heard()
    expect(told).toEqual(['restore b', 'open a b', 'start b', 'close a b false', 'end b', 'stay a true'])
  })

  it('follow a hand, and the top one stays when the hand lets it', async () => {
    let gone = false
    const hold = runner.hold(b, a, () => {
      gone = true
    })
    hold.progress(0.3)
    hold.release(false, 100)
    animations.finish()
    await heard()
    expect(gone).toBe(false)
    expect(told.at(-1)).toBe('stay b false')
  })

  it('follow a hand, and go when the hand takes them', async () => {
    let gone = false
    const hold = runner.hold(b, a, () => {
      gone = true
    })
    hold.progress(0.7)
    hold.release(true, 100)
    expect(gone).toBe(true)
    animations.finish()
    await heard()
    expect(told.at(-1)).toBe('stay a true')
  })

  it('make way for a third page that is wanted before they have come', async () => {
    const c = sheet('c')
    document.body.append(c.element)
    runner.run(a, b, 'forward')
    animations.at(0.4)
    runner.run(b, c, 'forward')
    animations.finish()
    await heard()
    expect(told).toEqual([
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
    'in Material mode a released preview goes on in 200 ms and leaves nothing: back is %s',
    async (back) => {
      document.documentElement.dataset.mode = 'md'
      const now = () => [a, b].map(({ element }) => element.outerHTML.replace(' style=""', ''))
      const before = now()
      const hold = runner.hold(b, a, () => told.push('commit'))
      hold.progress(0.5)
      hold.release(back, MD_BACK)
      animations.finish()
      await heard()
      expect(told).toContain(back ? 'stay a true' : 'stay b false')
      expect(told.includes('commit')).toBe(back)
      runner.strike()
      expect(now()).toEqual(before)
    },
  )
})
