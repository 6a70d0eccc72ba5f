// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pendingMenuRequest } from './pending-menu-request'

vi.mock('@/lib/back', () => ({ backLadder: { closable: () => open } }))
let open = false

const point = (type: string, clientX: number, clientY = 300) => {
  const event = new MouseEvent(type, { clientX, clientY, button: 0, bubbles: true })
  Object.assign(event, { isPrimary: true, pointerId: 1 })
  document.body.dispatchEvent(event)
}
/** A finger that goes down at the first point and moves through the others. */
const swipe = (start: number, ...way: [x: number, y?: number][]) => {
  point('pointerdown', start)
  for (const [x, y] of way) point('pointermove', x, y)
  point('pointerup', way.at(-1)?.[0] ?? start)
}
const root = document.documentElement
const opened = vi.fn()

beforeEach(() => {
  open = false
  document.body.innerHTML = '<div data-stack data-depth="0"></div>'
  root.getBoundingClientRect = () => new DOMRect(0, 0, 390, 800)
  root.dir = 'ltr'
  root.dataset.mode = 'ios'
  opened.mockReset()
  document.addEventListener('patternbook:menu', opened)
})
afterEach(() => {
  pendingMenuRequest.take()
  document.removeEventListener('patternbook:menu', opened)
})

describe('before the drawer can be pulled in', () => {
  it('a press on the menu button is a wish for it', () => {
    void pendingMenuRequest.heard()
    document.dispatchEvent(new CustomEvent('patternbook:menu'))
    expect([pendingMenuRequest.take(), pendingMenuRequest.take()]).toEqual([true, false])
  })

  it('a swipe in from the start edge is a wish for it, so that it opens as soon as it is there', async () => {
    const heard = pendingMenuRequest.heard()
    swipe(20, [26], [60])
    await heard
    expect(pendingMenuRequest.take()).toBe(true)
  })

  it('a press that goes no further, as long as the page has not come to life, is heard too', () => {
    const halt = (event: Event) => event.stopPropagation()
    document.addEventListener('pointerdown', halt, { capture: true })
    void pendingMenuRequest.heard()
    swipe(20, [60])
    expect(pendingMenuRequest.take()).toBe(true)
    document.removeEventListener('pointerdown', halt, { capture: true })
  })

  it('in right-to-left the start edge is the right one', () => {
    root.dir = 'rtl'
    void pendingMenuRequest.heard()
    swipe(20, [60])
    expect(pendingMenuRequest.take()).toBe(false)
    void pendingMenuRequest.heard()
    swipe(380, [330])
    expect(pendingMenuRequest.take()).toBe(true)
  })

  it.each<[string, () => void]>([
    ['begins further in', () => swipe(60, [120])],
    ['goes down', () => swipe(20, [24, 340])],
    ['goes out', () => swipe(40, [10])],
    ['is no more than a tap', () => swipe(20, [25])],
  ])('a movement that %s is none', (_, move) => {
    void pendingMenuRequest.heard()
    move()
    expect(pendingMenuRequest.take()).toBe(false)
  })

  it('where the swipe leads back, or something is open, it is none', () => {
    document.querySelector('[data-stack]')?.setAttribute('data-depth', '1')
    void pendingMenuRequest.heard()
    swipe(20, [60])
    expect(pendingMenuRequest.take()).toBe(false)
    root.dataset.mode = 'md'
    open = true
    void pendingMenuRequest.heard()
    swipe(20, [60])
    expect(pendingMenuRequest.take()).toBe(false)
  })

  it('a finger on its way when the drawer comes still opens it', () => {
    void pendingMenuRequest.heard()
    point('pointerdown', 20)
    expect(pendingMenuRequest.take()).toBe(false)
    point('pointermove', 60)
    expect(opened).toHaveBeenCalledOnce()
    point('pointerdown', 20)
    point('pointermove', 60)
    expect(opened).toHaveBeenCalledOnce()
  })
})
