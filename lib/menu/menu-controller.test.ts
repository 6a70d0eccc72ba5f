import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createMenuController,
  type MenuAnimation,
  type MenuController,
  type MenuDependencies,
} from './menu-controller'
import { createMenuRegistry } from './menu-registry'
import type { MenuEvents } from './types'

/** Creates a view that records its calls and whose animations end when a test calls `finish`. */
function createManualView() {
  const log: string[] = []
  let finish = () => {}
  let stopped = false
  const release = vi.fn()
  const activate = vi.fn()
  const view = {
    isCovered: vi.fn(() => false),
    show: () => void log.push('show'),
    hide: () => void log.push('hide'),
    setPosition: (fraction: number) => void log.push(`setPosition ${fraction}`),
    animate(to: 0 | 1, cause: string): MenuAnimation {
      log.push(`animate ${to} ${cause}`)
      stopped = false
      return {
        finished: new Promise<void>((resolve) => {
          // A stopped animation never resolves.
          finish = () => stopped || resolve()
        }),
        stop() {
          stopped = true
          log.push('stop')
        },
      }
    },
    trapFocus: vi.fn(() => ({ activate, release })),
  }
  return { view, log, activate, release, finish: () => finish() }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

function createTestMenu(id = 'menu', overrides: Partial<MenuDependencies> = {}) {
  const manual = createManualView()
  const menu = createMenuController(id, { side: () => 'start', view: () => manual.view, ...overrides })
  const events: unknown[] = []
  for (const event of ['will-open', 'did-open', 'will-close', 'did-close'] as const)
    menu.on(event, (detail: MenuEvents[typeof event]) => events.push(detail ? [event, detail.role] : event))
  const openFully = async () => {
    const promise = menu.open()
    await settle()
    manual.finish()
    return promise
  }
  return { menu, events, openFully, ...manual }
}

describe('a menu', () => {
  it('opens and closes with its four events, and resolves to true', async () => {
    const { menu, events, finish, openFully } = createTestMenu()
    expect(await openFully()).toBe(true)
    expect(menu.isOpen()).toBe(true)
    const closed = menu.close({ role: 'backdrop' })
    await settle()
    expect(menu.state).toBe('closing')
    finish()
    expect(await closed).toBe(true)
    expect(events).toEqual(['will-open', 'did-open', ['will-close', 'backdrop'], ['did-close', 'backdrop']])
  })

  it('resolves to false when it is in that state already, is moving, or is disabled', async () => {
    const { menu, openFully } = createTestMenu()
    expect(await menu.close()).toBe(false)
    void menu.open()
    await settle()
    expect([await menu.open(), await menu.close()]).toEqual([false, false])
    const second = createTestMenu()
    await second.openFully()
    expect(await second.menu.open()).toBe(false)
    second.menu.enable(false)
    expect(await second.menu.open()).toBe(false)
    expect(openFully).toBeDefined()
  })

  it('traps the focus while it opens and is open, and releases it when it starts to close', async () => {
    const { menu, view, activate, release, finish } = createTestMenu()
    const opening = menu.open()
    await settle()
    expect(view.trapFocus).toHaveBeenCalledOnce()
    expect(activate, 'the page becomes inert only when the menu is open').not.toHaveBeenCalled()
    finish()
    await opening
    expect(view.trapFocus).toHaveBeenCalledOnce()
    expect(activate).toHaveBeenCalledOnce()
    expect(release).not.toHaveBeenCalled()
    void menu.close()
    await settle()
    expect(release).toHaveBeenCalledOnce()
  })

  it('closes once, after it has opened, when it is dismissed while it opens', async () => {
    const { menu, events, finish } = createTestMenu()
    const opening = menu.open()
    await settle()
    menu.requestClose('backdrop')
    menu.requestClose('backdrop')
    expect(menu.state).toBe('opening')
    finish()
    expect(await opening).toBe(true)
    await settle()
    finish()
    await settle()
    expect(menu.state).toBe('closed')
    expect(events).toEqual(['will-open', 'did-open', ['will-close', 'backdrop'], ['did-close', 'backdrop']])
  })

  it('Back while it opens closes it too, without a role', async () => {
    const { menu, events, finish } = createTestMenu()
    void menu.open()
    await settle()
    menu.requestClose()
    finish()
    await settle()
    finish()
    await settle()
    expect(events).toEqual(['will-open', 'did-open', ['will-close', undefined], ['did-close', undefined]])
  })

  it('without animation it changes synchronously, with the same events', async () => {
    const { menu, events, log } = createTestMenu()
    const opening = menu.open({ animated: false })
    await opening
    expect(await menu.close({ animated: false })).toBe(true)
    expect(log).toEqual(['show', 'setPosition 1', 'setPosition 0', 'hide'])
    expect(events).toEqual(['will-open', 'did-open', ['will-close', undefined], ['did-close', undefined]])
  })

  it('closes at once when it is disabled while open', async () => {
    const { menu, events, openFully, release } = createTestMenu()
    await openFully()
    menu.enable(false)
    expect(menu.state).toBe('closed')
    expect(release).toHaveBeenCalledOnce()
    expect(events.slice(2)).toEqual([
      ['will-close', undefined],
      ['did-close', undefined],
    ])
  })

  it('closes at once and resolves to false when it is disabled while it opens', async () => {
    const { menu, finish, log } = createTestMenu()
    const opening = menu.open()
    await settle()
    menu.enable(false)
    expect([menu.state, log.at(-1)]).toEqual(['closed', 'hide'])
    finish()
    expect(await opening).toBe(false)
    expect(menu.state).toBe('closed')
  })

  it('emits will-close once when it is disabled while it closes', async () => {
    const { menu, events, openFully } = createTestMenu()
    await openFully()
    void menu.close({ role: 'backdrop' })
    await settle()
    menu.enable(false)
    expect(events.slice(2)).toEqual([
      ['will-close', 'backdrop'],
      ['did-close', undefined],
    ])
  })

  it('does not open below an overlay', async () => {
    const { menu, view } = createTestMenu()
    view.isCovered.mockReturnValue(true)
    expect([await menu.open(), menu.startDrag()]).toEqual([false, false])
  })

  it('asks its owner, and does not change when the owner refuses', async () => {
    const requestChange = vi.fn(() => false)
    const { menu } = createTestMenu('mine', { requestChange })
    expect(await menu.open()).toBe(false)
    expect(requestChange).toHaveBeenCalledExactlyOnceWith(true, undefined)
    expect(await menu.setOpen(true, { animated: false })).toBe(true)
    expect(await menu.close({ role: 'backdrop' })).toBe(false)
    expect(menu.isOpen()).toBe(true)
  })
})

it('open() resolves to true when the owner calls setOpen() in its callback', async () => {
  const owner: { menu?: MenuController } = {}
  const { menu } = createTestMenu('mine', {
    requestChange(shouldOpen) {
      void owner.menu?.setOpen(shouldOpen, { animated: false })
      return true
    },
  })
  owner.menu = menu
  expect(await menu.open({ animated: false })).toBe(true)
})

describe('a drag of a menu', () => {
  it('moves it, and the release decides', async () => {
    const { menu, events, log, finish } = createTestMenu()
    expect(menu.startDrag()).toBe(true)
    menu.drag(0.4)
    menu.drag(1.7)
    expect(events).toEqual([])
    const dragEnd = menu.endDrag(true)
    expect(menu.state).toBe('opening')
    finish()
    await dragEnd
    expect(menu.isOpen()).toBe(true)
    expect(log.slice(0, 4)).toEqual(['show', 'setPosition 0', 'setPosition 0.4', 'setPosition 1'])
    expect(log).toContain('animate 1 swipe')
  })

  it('that is canceled changes nothing and emits no events', async () => {
    const { menu, events, finish, log } = createTestMenu()
    menu.startDrag()
    menu.drag(0.2)
    const dragEnd = menu.endDrag(false)
    expect(await menu.open()).toBe(false)
    finish()
    await dragEnd
    expect(events).toEqual([])
    expect([menu.state, log.at(-1)]).toEqual(['closed', 'hide'])
    expect(menu.startDrag()).toBe(true)
  })

  it('that returns it to its position ends when the menu is disabled during the animation', async () => {
    const { menu, events, log } = createTestMenu()
    menu.startDrag()
    const dragEnd = menu.endDrag(false)
    menu.enable(false)
    await dragEnd
    expect(events).toEqual([])
    expect([menu.state, ...log.slice(-3)]).toEqual(['closed', 'stop', 'setPosition 0', 'hide'])
  })

  it.each([true, false])(
    'that changes it (open: %s) ends when the menu is disabled during the animation',
    async (shouldOpen) => {
      const { menu, openFully } = createTestMenu()
      if (!shouldOpen) await openFully()
      menu.startDrag()
      const dragEnd = menu.endDrag(shouldOpen)
      menu.enable(false)
      await dragEnd
      expect(menu.state).toBe('closed')
    },
  )

  it('that closes it has the role gesture', async () => {
    const { menu, events, finish, openFully } = createTestMenu()
    await openFully()
    menu.startDrag()
    const dragEnd = menu.endDrag(false)
    finish()
    await dragEnd
    expect(events.slice(2)).toEqual([
      ['will-close', 'gesture'],
      ['did-close', 'gesture'],
    ])
  })

  it('ends when the menu is disabled', () => {
    const { menu, log } = createTestMenu()
    menu.startDrag()
    menu.enable(false)
    menu.drag(0.5)
    expect(log.slice(-2)).toEqual(['setPosition 0', 'hide'])
  })
})

describe('the menus of a document', () => {
  let startMenu: ReturnType<typeof createTestMenu>
  let endMenu: ReturnType<typeof createTestMenu>
  let menus: ReturnType<typeof createMenuRegistry>
  const createMenuAtSide = (id: string, side: 'start' | 'end') => createTestMenu(id, { side: () => side })

  beforeEach(() => {
    menus = createMenuRegistry()
    startMenu = createMenuAtSide('one', 'start')
    endMenu = createMenuAtSide('other', 'end')
    menus.register(startMenu.menu)
    menus.register(endMenu.menu)
  })

  it('are found by id and by side', () => {
    const ids = [menus.get('other'), menus.get('start'), menus.get('end'), menus.get()].map(
      (menu) => menu?.id,
    )
    expect(ids).toEqual(['other', 'one', 'other', 'one'])
    expect(menus.get('nobody')).toBeUndefined()
  })

  it('the open one is the default', async () => {
    void menus.open('other')
    await settle()
    endMenu.finish()
    await settle()
    expect(menus.get()?.id).toBe('other')
    expect([menus.isOpen(), menus.isOpen('one'), menus.isOpen('other')]).toEqual([true, false, true])
    void menus.close()
    await settle()
    endMenu.finish()
    await settle()
    expect(menus.getOpen()).toBeUndefined()
  })

  it('opening one closes the other without animation', async () => {
    await startMenu.openFully()
    void menus.open('other')
    await settle()
    expect(startMenu.menu.state).toBe('closed')
    expect(startMenu.log).not.toContain('animate 0 call')
    expect(startMenu.events.at(-1)).toEqual(['did-close', undefined])
    expect(endMenu.menu.state).toBe('opening')
  })

  it('a removed menu closes and is no longer found', async () => {
    const unregister = menus.register(createTestMenu('late').menu)
    expect(menus.get('late')).toBeDefined()
    unregister()
    expect(menus.get('late')).toBeUndefined()
    expect([await menus.open('late'), await menus.toggle('late')]).toEqual([false, false])
  })

  it('the side of a disabled menu refers to another menu at that side', () => {
    const second: MenuController = createMenuAtSide('second', 'start').menu
    menus.register(second)
    menus.enable(false, 'one')
    expect(menus.get('start')?.id).toBe('second')
  })
})
