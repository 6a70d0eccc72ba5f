// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pendingMenuRequest } from './pending-menu-request'

vi.mock('@/lib/back', () => ({ backHandlers: { getOpenItems: () => (isOverlayOpen ? [{}] : []) } }))
let isOverlayOpen = false

const firePointer = (type: string, clientX: number, clientY = 300) => {
  const event = new MouseEvent(type, { clientX, clientY, button: 0, bubbles: true })
  Object.assign(event, { isPrimary: true, pointerId: 1 })
  document.body.dispatchEvent(event)
}
/** Simulates a touch that starts at `startX` and moves through the points. */
const swipe = (startX: number, ...points: [x: number, y?: number][]) => {
  firePointer('pointerdown', startX)
  for (const [x, y] of points) firePointer('pointermove', x, y)
  firePointer('pointerup', points.at(-1)?.[0] ?? startX)
}
const root = document.documentElement
const onMenuRequest = vi.fn()

beforeEach(() => {
  isOverlayOpen = false
  document.body.innerHTML = '<div data-stack data-depth="0"></div>'
  root.getBoundingClientRect = () => new DOMRect(0, 0, 390, 800)
  root.dir = 'ltr'
  root.dataset.mode = 'ios'
  onMenuRequest.mockReset()
  document.addEventListener('patternbook:open-menu', onMenuRequest)
})
afterEach(() => {
  pendingMenuRequest.consume()
  document.removeEventListener('patternbook:open-menu', onMenuRequest)
})

describe('before the drawer has loaded', () => {
  it('a press on the menu button requests it', () => {
    void pendingMenuRequest.listen()
    document.dispatchEvent(new CustomEvent('patternbook:open-menu'))
    expect([pendingMenuRequest.consume(), pendingMenuRequest.consume()]).toEqual([true, false])
  })

  it('a swipe from the start edge requests it, so that it opens once it has loaded', async () => {
    const requested = pendingMenuRequest.listen()
    swipe(20, [26], [60])
    await requested
    expect(pendingMenuRequest.consume()).toBe(true)
  })

  it('a swipe whose events are stopped during hydration requests it too', () => {
    const stopEvent = (event: Event) => event.stopPropagation()
    document.addEventListener('pointerdown', stopEvent, { capture: true })
    void pendingMenuRequest.listen()
    swipe(20, [60])
    expect(pendingMenuRequest.consume()).toBe(true)
    document.removeEventListener('pointerdown', stopEvent, { capture: true })
  })

  it('the start edge is on the right in right-to-left', () => {
    root.dir = 'rtl'
    void pendingMenuRequest.listen()
    swipe(20, [60])
    expect(pendingMenuRequest.consume()).toBe(false)
    void pendingMenuRequest.listen()
    swipe(380, [330])
    expect(pendingMenuRequest.consume()).toBe(true)
  })

  it.each<[string, () => void]>([
    ['begins away from the edge', () => swipe(60, [120])],
    ['is vertical', () => swipe(20, [24, 340])],
    ['moves towards the edge', () => swipe(40, [10])],
    ['is a tap', () => swipe(20, [25])],
  ])('a movement that %s does not request it', (_, move) => {
    void pendingMenuRequest.listen()
    move()
    expect(pendingMenuRequest.consume()).toBe(false)
  })

  it('a swipe does not request it if it goes back or something is open', () => {
    document.querySelector('[data-stack]')?.setAttribute('data-depth', '1')
    void pendingMenuRequest.listen()
    swipe(20, [60])
    expect(pendingMenuRequest.consume()).toBe(false)
    root.dataset.mode = 'md'
    isOverlayOpen = true
    void pendingMenuRequest.listen()
    swipe(20, [60])
    expect(pendingMenuRequest.consume()).toBe(false)
  })

  it('a swipe that is in progress when the drawer has loaded still opens it', () => {
    void pendingMenuRequest.listen()
    firePointer('pointerdown', 20)
    expect(pendingMenuRequest.consume()).toBe(false)
    firePointer('pointermove', 60)
    expect(onMenuRequest).toHaveBeenCalledOnce()
    firePointer('pointerdown', 20)
    firePointer('pointermove', 60)
    expect(onMenuRequest).toHaveBeenCalledOnce()
  })
})
