import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMenu, type MenuCore, type MenuRun, type MenuSurroundings } from './menu'
import { createMenus } from './registry'
import type { MenuEvents } from './types'

/** A stage that notes what it is asked for; a test ends its movements. */
function manualStage() {
  const log: string[] = []
  let arrive = () => {}
  let stopped = false
  const release = vi.fn()
  const settled = vi.fn()
  const stage = {
    covered: vi.fn(() => false),
    show: () => void log.push('show'),
    hide: () => void log.push('hide'),
    place: (share: number) => void log.push(`place ${share}`),
    run(to: 0 | 1, after: string): MenuRun {
      log.push(`run ${to} ${after}`)
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
    hold: vi.fn(() => ({ settle: settled, release })),
  }
  return { stage, log, settled, release, arrive: () => arrive() }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

function make(id = 'menu', more: Partial<MenuSurroundings> = {}) {
  const manual = manualStage()
  const menu = createMenu(id, { side: () => 'start', stage: () => manual.stage, ...more })
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
    const { menu, stage, settled, release, arrive } = make()
    const opening = menu.open()
    await settle()
    expect(stage.hold).toHaveBeenCalledOnce()
    expect(settled, 'what takes time waits until it has arrived').not.toHaveBeenCalled()
    arrive()
    await opening
    expect(stage.hold).toHaveBeenCalledOnce()
    expect(settled).toHaveBeenCalledOnce()
    expect(release).not.toHaveBeenCalled()
    void menu.close()
    await settle()
    expect(release).toHaveBeenCalledOnce()
  })

  it('sent away while it opens it goes as soon as it has opened, once (ME-03)', async () => {
    const { menu, events, arrive } = make()
    const opening = menu.open()
    await settle()
    menu.leave('backdrop')
    menu.leave('backdrop')
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
    menu.leave()
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
    expect(log).toEqual(['show', 'place 1', 'place 0', 'hide'])
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
    const { menu, stage } = make()
    stage.covered.mockReturnValue(true)
    expect([await menu.open(), menu.grab()]).toEqual([false, false])
  })

  it('one that belongs to somebody asks, and stays when it is refused', async () => {
    const grants = vi.fn(() => false)
    const { menu } = make('mine', { grants })
    expect(await menu.open()).toBe(false)
    expect(grants).toHaveBeenCalledExactlyOnceWith(true, undefined)
    expect(await menu.set(true, { animated: false })).toBe(true)
    expect(await menu.close({ role: 'backdrop' })).toBe(false)
    expect(menu.isOpen()).toBe(true)
  })
})

it('an owner who answers by setting it does not make the one who asked hear a no', async () => {
  const owner: { menu?: MenuCore } = {}
  const { menu } = make('mine', {
    grants(next) {
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
    expect(menu.grab()).toBe(true)
    menu.drag(0.4)
    menu.drag(1.7)
    expect(events).toEqual([])
    const dropped = menu.drop(true)
    expect(menu.state).toBe('opening')
    arrive()
    await dropped
    expect(menu.isOpen()).toBe(true)
    expect(log.slice(0, 4)).toEqual(['show', 'place 0', 'place 0.4', 'place 1'])
    expect(log).toContain('run 1 swipe')
  })

  it('that thinks better of it has changed nothing, and nobody has heard of it', async () => {
    const { menu, events, arrive, log } = make()
    menu.grab()
    menu.drag(0.2)
    const dropped = menu.drop(false)
    expect(await menu.open()).toBe(false)
    arrive()
    await dropped
    expect(events).toEqual([])
    expect([menu.state, log.at(-1)]).toEqual(['closed', 'hide'])
    expect(menu.grab()).toBe(true)
  })

  it('that pushes it out closes it with a role that says so', async () => {
    const { menu, events, arrive, opened } = make()
    await opened()
    menu.grab()
    const dropped = menu.drop(false)
    arrive()
    await dropped
    expect(events.slice(2)).toEqual([
      ['will-close', 'gesture'],
      ['did-close', 'gesture'],
    ])
  })

  it('loses it when it is turned off (ME-07)', () => {
    const { menu, log } = make()
    menu.grab()
    menu.enable(false)
    menu.drag(0.5)
    expect(log.slice(-2)).toEqual(['place 0', 'hide'])
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
    expect(one.log).not.toContain('run 0 call')
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
    const second: MenuCore = sided('second', 'start').menu
    menus.register(second)
    menus.enable(false, 'one')
    expect(menus.get('start')?.id).toBe('second')
  })
})
