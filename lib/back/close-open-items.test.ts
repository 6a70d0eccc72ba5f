import { describe, expect, it } from 'vitest'
import { createBackHandlers } from './back-handlers'
import { closeOpenItems } from './close-open-items'
import { MENU_BACK_PRIORITY, NAVIGATION_BACK_PRIORITY, OVERLAY_BACK_PRIORITY } from './priorities'

describe('leaving a page with overlays open', () => {
  it('closes all of them, topmost first, and does not navigate', async () => {
    const handlers = createBackHandlers()
    const closed: string[] = []
    const open = (priority: number, name: string) => {
      const close = handlers.register(priority, () => {
        closed.push(name)
        close()
      })
    }
    open(NAVIGATION_BACK_PRIORITY, 'page')
    open(MENU_BACK_PRIORITY, 'menu')
    open(OVERLAY_BACK_PRIORITY, 'sheet')
    open(OVERLAY_BACK_PRIORITY, 'alert')
    await closeOpenItems(handlers)
    expect(closed).toEqual(['alert', 'sheet', 'menu'])
  })

  it('does not close overlays that the next page opens meanwhile', async () => {
    const handlers = createBackHandlers()
    const open = ['alert of the page', 'sheet of the page']
    handlers.register(
      OVERLAY_BACK_PRIORITY,
      () => void open.shift(),
      () => open,
    )
    const closing = closeOpenItems(handlers)
    open.unshift('alert of the next page')
    await closing
    expect(open).toEqual(['alert of the next page', 'sheet of the page'])
  })

  it('gives up after eight presses if an overlay refuses to close', async () => {
    const handlers = createBackHandlers()
    let presses = 0
    handlers.register(OVERLAY_BACK_PRIORITY, () => {
      presses++
    })
    await closeOpenItems(handlers)
    expect(presses).toBe(8)
  })
})
