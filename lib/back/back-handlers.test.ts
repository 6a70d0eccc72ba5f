import { describe, expect, it } from 'vitest'
import { createBackHandlers } from './back-handlers'
import { closeOpenItems } from './close-open-items'
import { MENU_BACK_PRIORITY, NAVIGATION_BACK_PRIORITY, OVERLAY_BACK_PRIORITY } from './priorities'

describe('back handlers', () => {
  it('a press runs the only handler', async () => {
    const handlers = createBackHandlers()
    const calls: string[] = []
    handlers.register(OVERLAY_BACK_PRIORITY, () => void calls.push('overlay'))
    expect(await handlers.handlePress()).toBe(true)
    expect(calls).toEqual(['overlay'])
  })

  it('an open overlay handles the press; the handlers of the menu and the page do not run', async () => {
    const handlers = createBackHandlers()
    const calls: string[] = []
    handlers.register(NAVIGATION_BACK_PRIORITY, () => void calls.push('page'))
    handlers.register(OVERLAY_BACK_PRIORITY, () => void calls.push('overlay'))
    handlers.register(MENU_BACK_PRIORITY, () => void calls.push('menu'))
    await handlers.handlePress()
    expect(calls).toEqual(['overlay'])
  })

  it('among equal priorities the handler registered last runs', async () => {
    const handlers = createBackHandlers()
    const calls: string[] = []
    handlers.register(OVERLAY_BACK_PRIORITY, () => void calls.push('first'))
    const remove = handlers.register(OVERLAY_BACK_PRIORITY, () => void calls.push('second'))
    await handlers.handlePress()
    remove()
    await handlers.handlePress()
    expect(calls).toEqual(['second', 'first'])
  })

  it('next() runs the next lower handler, once', async () => {
    const handlers = createBackHandlers()
    const calls: string[] = []
    handlers.register(NAVIGATION_BACK_PRIORITY, () => void calls.push('page'))
    handlers.register(OVERLAY_BACK_PRIORITY, async (next) => {
      calls.push('overlay')
      await next()
      return false
    })
    expect(await handlers.handlePress()).toBe(true)
    expect(calls).toEqual(['overlay', 'page'])
  })

  it('without handlers the press is reported as unhandled', async () => {
    const handlers = createBackHandlers()
    expect(await handlers.handlePress()).toBe(false)
    handlers.register(MENU_BACK_PRIORITY, () => false)
    expect(await handlers.handlePress()).toBe(false)
  })

  it('a second press is ignored while the first is still being handled', async () => {
    const handlers = createBackHandlers()
    let calls = 0
    let finish = () => {}
    handlers.register(OVERLAY_BACK_PRIORITY, () => {
      calls += 1
      return new Promise<void>((resolve) => {
        finish = resolve
      })
    })
    const first = handlers.handlePress()
    expect(await handlers.handlePress()).toBe(true)
    expect(calls).toBe(1)
    finish()
    await first
    void handlers.handlePress()
    expect(calls).toBe(2)
  })

  it('Escape never leaves the page', async () => {
    const handlers = createBackHandlers()
    let hasNavigated = false
    handlers.register(NAVIGATION_BACK_PRIORITY, () => {
      hasNavigated = true
    })
    expect(await handlers.handlePress('escape')).toBe(false)
    expect(hasNavigated).toBe(false)
  })

  it('passes the source of the press, and canClose() is true while an overlay or menu is open', async () => {
    const handlers = createBackHandlers()
    const sources: string[] = []
    handlers.register(NAVIGATION_BACK_PRIORITY, () => {})
    expect(handlers.canClose()).toBe(false)
    handlers.register(OVERLAY_BACK_PRIORITY, (_, source) => void sources.push(source))
    expect(handlers.canClose()).toBe(true)
    await handlers.handlePress('escape')
    await handlers.handlePress()
    expect(sources).toEqual(['escape', 'back'])
  })

  it('Back closes something that is not above the page, and a page change does not', async () => {
    const handlers = createBackHandlers()
    let presses = 0
    handlers.register(
      MENU_BACK_PRIORITY,
      () => {
        presses++
      },
      () => [],
    )
    await closeOpenItems(handlers)
    expect([handlers.getOpenItems(), handlers.canClose(), presses]).toEqual([[], true, 0])
    await handlers.handlePress('back')
    expect(presses).toBe(1)
  })
})
