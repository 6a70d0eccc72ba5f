import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMenu, type MenuAnimation, type MenuController, type MenuDependencies } from './menu'
import { createMenus } from './registry'
import type { MenuEvents } from './types'

/** A view that records what it is asked for; a test ends its movements. */
function manualView() {
  const log: string[] = []
  let arrive = () => {}
  let stopped = false
  const release = vi.fn()
  const activated = vi.fn()
  const view = {
    covered: vi.fn(() => false),
    show: () => void log.push('show'),
    hide: () => void log.push('hide'),
    setPosition: (share: number) => void log.push(`setPosition ${share}`),
    animate(to: 0 | 1, cause: string): MenuAnimation {
      log.push(`animate ${to} ${cause}`)
      stopped = false
      return {
        finished: new Promise<void>((resolve) => {
          // One that is stopped does not arrive.
          arrive = () => stopped || resolve()
        }),
        stop() {
          stopped = true
          log.push('stop')
        },
      }
    },
    trapFocus: vi.fn(() => ({ activate: activated, release })),
  }
  return { view, log, activated, release, arrive: () => arrive() }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

function make(id = 'menu', more: Partial<MenuDependencies> = {}) {
  const manual = manualView()
  const menu = createMenu(id, { side: () => 'start', view: () => manual.view, ...more })
  const events: unknown[] = []
  for (const event of ['will-open', 'did-open', 'will-close', 'did-close'] as const)
    menu.on(event, (detail: MenuEvents[typeof event]) => events.push(detail ? [event, detail.role] : event))
  const opened = async () => {
    const promise = menu.open()
    await settle()
    manual.arrive()
    return promise
  }
  return { menu, events, opened, ...manual }
}

describe('a menu', () => {
  it('opens and closes with its four events, and says that it did', async () => {
    const { menu, events, arrive, opened } = make()
    expect(await opened()).toBe(true)
    expect(menu.isOpen()).toBe(true)
    const closed = menu.close({ role: 'backdrop' })
    await settle()
    expect(menu.state).toBe('closing')
    arrive()
    expect(await closed).toBe(true)
    expect(events).toEqual(['will-open', 'did-open', ['will-close', 'backdrop'], ['did-close', 'backdrop']])
  })

  it('says no when it is so already, on its way, or turned off', async () => {
    const { menu, opened } = make()
    expect(await menu.close()).toBe(false)
    void menu.open()
    await settle()
    expect([await menu.open(), await menu.close()]).toEqual([false, false])
    const second = make()
    await second.opened()
    expect(await second.menu.open()).toBe(false)
    second.menu.enable(false)
    expect(await second.menu.open()).toBe(false)
    expect(opened).toBeDefined()
  })

  it('has the focus and the page for as long as it is open, and gives them back when it begins to close', async () => {
    const { menu, view, activated, release, arrive } = make()
    const opening = menu.open()
    await settle()
    expect(view.trapFocus).toHaveBeenCalledOnce()
    expect(activated, 'what takes time waits until it has arrived').not.toHaveBeenCalled()
    arrive()
    await opening
    expect(view.trapFocus).toHaveBeenCalledOnce()
    expect(activated).toHaveBeenCalledOnce()
    expect(release).not.toHaveBeenCalled()
    void menu.close()
    await settle()
    expect(release).toHaveBeenCalledOnce()
  })

  it('sent away while it opens it goes as soon as it has opened, once (ME-03)', async () => {
    const { menu, events, arrive } = make()
    const opening = menu.open()
    await settle()
    menu.requestClose('backdrop')
    menu.requestClose('backdrop')
    expect(menu.state).toBe('opening')
    arrive()
    expect(await opening).toBe(true)
    await settle()
    arrive()
    await settle()
    expect(menu.state).toBe('closed')
    expect(events).toEqual(['will-open', 'did-open', ['will-close', 'backdrop'], ['did-close', 'backdrop']])
  })

  it('back while it opens sends it away as well, without a role', async () => {
    const { menu, events, arrive } = make()
    void menu.open()
    await settle()
    menu.requestClose()
    arrive()
    await settle()
    arrive()
    await settle()
    expect(events).toEqual(['will-open', 'did-open', ['will-close', undefined], ['did-close', undefined]])
  })

  it('without animation it has changed before anything else happens, with the same events', async () => {
    const { menu, events, log } = make()
    const opening = menu.open({ animated: false })
    await opening
    expect(await menu.close({ animated: false })).toBe(true)
    expect(log).toEqual(['show', 'setPosition 1', 'setPosition 0', 'hide'])
    expect(events).toEqual(['will-open', 'did-open', ['will-close', undefined], ['did-close', undefined]])
  })

  it('turned off while it is open it is gone at once (ME-07)', async () => {
    const { menu, events, opened, release } = make()
    await opened()
    menu.enable(false)
    expect(menu.state).toBe('closed')
    expect(release).toHaveBeenCalledOnce()
    expect(events.slice(2)).toEqual([
      ['will-close', undefined],
      ['did-close', undefined],
    ])
  })

  it('turned off while it opens it is gone at once, and the promise says no (ME-07)', async () => {
    const { menu, arrive, log } = make()
    const opening = menu.open()
    await settle()
    menu.enable(false)
    expect([menu.state, log.at(-1)]).toEqual(['closed', 'hide'])
    arrive()
    expect(await opening).toBe(false)
    expect(menu.state).toBe('closed')
  })

  it('turned off while it closes it tells of the closing once (ME-07)', async () => {
    const { menu, events, opened } = make()
    await opened()
    void menu.close({ role: 'backdrop' })
    await settle()
    menu.enable(false)
    expect(events.slice(2)).toEqual([
      ['will-close', 'backdrop'],
      ['did-close', undefined],
    ])
  })

  it('does not open beneath an overlay', async () => {
    const { menu, view } = make()
    view.covered.mockReturnValue(true)
    expect([await menu.open(), menu.startDrag()]).toEqual([false, false])
  })

  it('one that belongs to somebody asks, and stays when it is refused', async () => {
    const isGranted = vi.fn(() => false)
    const { menu } = make('mine', { isGranted })
    expect(await menu.open()).toBe(false)
    expect(isGranted).toHaveBeenCalledExactlyOnceWith(true, undefined)
    expect(await menu.set(true, { animated: false })).toBe(true)
    expect(await menu.close({ role: 'backdrop' })).toBe(false)
    expect(menu.isOpen()).toBe(true)
  })
})

it('an owner who answers by setting it does not make the one who asked hear a no', async () => {
  const owner: { menu?: MenuController } = {}
  const { menu } = make('mine', {
    isGranted(next) {
      void owner.menu?.set(next, { animated: false })
      return true
    },
  })
  owner.menu = menu
  expect(await menu.open({ animated: false })).toBe(true)
})

describe('a finger on a menu', () => {
  it('pulls it in, and the release decides', async () => {
    const { menu, events, log, arrive } = make()
    expect(menu.startDrag()).toBe(true)
    menu.drag(0.4)
    menu.drag(1.7)
    expect(events).toEqual([])
    const dropped = menu.endDrag(true)
    expect(menu.state).toBe('opening')
    arrive()
    await dropped
    expect(menu.isOpen()).toBe(true)
    expect(log.slice(0, 4)).toEqual(['show', 'setPosition 0', 'setPosition 0.4', 'setPosition 1'])
    expect(log).toContain('animate 1 swipe')
  })

  it('that thinks better of it has changed nothing, and nobody has heard of it', async () => {
    const { menu, events, arrive, log } = make()
    menu.startDrag()
    menu.drag(0.2)
    const dropped = menu.endDrag(false)
    expect(await menu.open()).toBe(false)
    arrive()
    await dropped
    expect(events).toEqual([])
    expect([menu.state, log.at(-1)]).toEqual(['closed', 'hide'])
    expect(menu.startDrag()).toBe(true)
  })

  it('that pushes it out closes it with a role that says so', async () => {
    const { menu, events, arrive, opened } = make()
    await opened()
    menu.startDrag()
    const dropped = menu.endDrag(false)
    arrive()
    await dropped
    expect(events.slice(2)).toEqual([
      ['will-close', 'gesture'],
      ['did-close', 'gesture'],
    ])
  })

  it('loses it when it is turned off (ME-07)', () => {
    const { menu, log } = make()
    menu.startDrag()
    menu.enable(false)
    menu.drag(0.5)
    expect(log.slice(-2)).toEqual(['setPosition 0', 'hide'])
  })
})

describe('the menus of a document', () => {
  let one: ReturnType<typeof make>
  let other: ReturnType<typeof make>
  let menus: ReturnType<typeof createMenus>
  const sided = (id: string, side: 'start' | 'end') => make(id, { side: () => side })

  beforeEach(() => {
    menus = createMenus()
    one = sided('one', 'start')
    other = sided('other', 'end')
    menus.register(one.menu)
    menus.register(other.menu)
  })

  it('are found by id and by side (ME-01)', () => {
    const ids = [menus.get('other'), menus.get('start'), menus.get('end'), menus.get()].map(
      (menu) => menu?.id,
    )
    expect(ids).toEqual(['other', 'one', 'other', 'one'])
    expect(menus.get('nobody')).toBeUndefined()
  })

  it('without a name the open one is meant', async () => {
    void menus.open('other')
    await settle()
    other.arrive()
    await settle()
    expect(menus.get()?.id).toBe('other')
    expect([menus.isOpen(), menus.isOpen('one'), menus.isOpen('other')]).toEqual([true, false, true])
    void menus.close()
    await settle()
    other.arrive()
    await settle()
    expect(menus.getOpen()).toBeUndefined()
  })

  it('opening one closes the other without animation (ME-11)', async () => {
    await one.opened()
    void menus.open('other')
    await settle()
    expect(one.menu.state).toBe('closed')
    expect(one.log).not.toContain('animate 0 call')
    expect(one.events.at(-1)).toEqual(['did-close', undefined])
    expect(other.menu.state).toBe('opening')
  })

  it('one that leaves closes, and is found no more', async () => {
    const leave = menus.register(make('late').menu)
    expect(menus.get('late')).toBeDefined()
    leave()
    expect(menus.get('late')).toBeUndefined()
    expect([await menus.open('late'), await menus.toggle('late')]).toEqual([false, false])
  })

  it('one that is turned off gives way to another of its side', () => {
    const second: MenuController = sided('second', 'start').menu
    menus.register(second)
    menus.enable(false, 'one')
    expect(menus.get('start')?.id).toBe('second')
  })
})
